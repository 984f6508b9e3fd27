import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { App } from '../src/compose/app.ts';

// A document is walked here whatever its parts are.
type Json = ReturnType<typeof JSON.parse>;

interface Operation {
  /** `get`, `post`. */
  readonly method: string;
  /** As documented: `/images/listing/{id}/{file}`. */
  readonly path: string;
  readonly summary?: string;
  readonly parameters?: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Record<string, Json>;
}

/** The document of an application's interface, and its answers judged by it. */
export interface ApiDescription {
  readonly document: Json;
  readonly operations: readonly Operation[];
  /** What is wrong with an answer: its status, its type or its body is not as documented; else nothing. */
  readonly judge: (method: string, path: string, response: Response) => Promise<string[]>;
  /** What is wrong with a value beside a schema of the document. */
  readonly validate: (schema: Json, value: unknown) => string[];
}

/** Reads what an application documents of itself. Judged strictly: no field that is not documented. */
export async function readDescription(app: App): Promise<ApiDescription> {
  const response = await app.request('http://localhost/openapi.json');
  const document: Json = await response.json();
  const operations = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({ method, path, ...operation })),
  );
  const validate = createValidator(document);
  return {
    document,
    operations,
    validate,
    judge: async (method, path, response) => {
      const { responses } = document.paths[path][method];
      const described = responses[response.status] ?? (response.ok ? undefined : responses.default);
      if (!described) return [`${response.status} is not documented`];
      if (!described.content) return (await response.text()) === '' ? [] : ['has a body'];
      const type = response.headers.get('Content-Type')?.split(';', 1)[0] ?? 'none';
      const content = described.content[type];
      if (!content) return [`${type} is not documented`];
      return /[/+]json$/.test(type) ? validate(content.schema, await response.json()) : [];
    },
  };
}

function createValidator(document: Json) {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: false });
  ajv.addSchema(closed(document), 'document');
  const compiled = new Map<string, ValidateFunction>();
  return (schema: Json, value: unknown): string[] => {
    const key = JSON.stringify(schema);
    const check =
      compiled.get(key) ?? ajv.compile(closed(JSON.parse(key.replaceAll('"#/', '"document#/'))));
    compiled.set(key, check);
    check(value);
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** A schema that takes no properties beyond those that it lists. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(
    Object.entries<Json>(schema).map(([key, part]) => [key, closed(part)]),
  );
  const isOpen = typeof schema.properties === 'object' && !('additionalProperties' in schema);
  return isOpen && schema.type !== undefined ? { ...parts, additionalProperties: false } : parts;
}
