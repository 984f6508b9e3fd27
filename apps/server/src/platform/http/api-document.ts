import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { Env } from 'hono';
import { bodyLimitOf } from './limit-bodies.ts';

/** OpenAPI 3.1. */
export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

const otherRefusal = {
  $ref: '#/components/schemas/Problem',
};

/**
 * The document of an application's interface, made when it is first asked for. Every call of it may also
 * be refused as any call may: too much is sent, a foreign page asks, or something failed here. How much is
 * too much is read from the limits that stand before a route.
 *
 * @param app its routes; all of them have to be there before the first request
 * @param plainRoutes descriptions of routes that have none of their own; those that the application answers
 * are told
 */
export function createApiDocument<E extends Env>(
  app: OpenAPIHono<E>,
  plainRoutes: readonly RouteConfig[],
): () => ApiDocument {
  let document: ApiDocument | undefined;
  return () => {
    document ??= describe(app, plainRoutes);
    return document;
  };
}

function describe<E extends Env>(
  app: OpenAPIHono<E>,
  plainRoutes: readonly RouteConfig[],
): ApiDocument {
  const answered = new Set(app.routes.map(({ path }) => path));
  for (const route of plainRoutes) {
    if (answered.has(route.path)) app.openAPIRegistry.registerPath(route);
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Forecourt', version: '1', description: 'Search of the marketplace.' },
  });
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      const operation = operations[method];
      if (!operation) continue;
      operation.responses = {
        ...(method !== 'get' && { 413: tooLong(bodyLimitOf(app, method, examplePath(path))) }),
        ...operation.responses,
        default: refusal('Any other refusal or failure'),
      };
    }
  }
  return document;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An address that a documented path takes: it stands behind the same limits as any other. */
const examplePath = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

const tooLong = (bytes: number) =>
  refusal(`The body is longer than ${bytes.toLocaleString('en-US')} bytes`);

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: otherRefusal } },
});
