import { html } from 'hono/html';
import type { ApiDocument } from './api-document.ts';

type Paths = NonNullable<ApiDocument['paths']>;
type Operation = NonNullable<Paths[string]['get']>;
type Schema = NonNullable<NonNullable<ApiDocument['components']>['schemas']>[string];
type Markup = ReturnType<typeof html> | string;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A readable page over the document of the interface; it needs no script. */
export function renderApiPage(document: ApiDocument): Markup {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation, id: `${method}${path}` }] : [];
    }),
  );
  const schemas = Object.entries(document.components?.schemas ?? {});
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Forecourt for developers</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/api-page.css" />
      </head>
      <body>
        <nav aria-label="Calls">
          <h2>Calls</h2>
          <ul>
            ${calls.map(({ id, method, path }) => html`<li><a href="#${id}">${method === 'get' ? '' : `${method.toUpperCase()} `}${path}</a></li>`)}
          </ul>
          <h2>Shapes</h2>
          <ul>
            ${schemas.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main>
          <h1>Forecourt for developers</h1>
          <p>The interface as data: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
          ${calls.map(({ id, path, method, operation }) => renderCall(id, `${method.toUpperCase()} ${path}`, operation))}
          <h2 class="part">Shapes</h2>
          ${schemas.map(([name, schema]) => renderShape(name, schema))}
        </main>
      </body>
    </html>`;
}

function renderCall(id: string, address: string, operation: Operation): Markup {
  const parameters = (operation.parameters ?? []).flatMap((one) =>
    '$ref' in one
      ? []
      : [{ name: one.name, needed: one.required === true, schema: one.schema ?? {} }],
  );
  const body = operation.requestBody && 'content' in operation.requestBody && operation.requestBody;
  return html`<section id="${id}">
    <h2>${operation.summary}</h2>
    <p><code class="address">${address}</code></p>
    ${parameters.length > 0 ? html`<h3>Parameters</h3>${renderFields(parameters)}` : ''}
    ${body ? html`<h3>Body</h3>${Object.values(body.content).map(({ schema }) => renderSchema(schema ?? {}))}` : ''}
    <h3>Answers</h3>
    <dl>
      ${Object.entries(operation.responses ?? {}).map(([status, answer]) => renderAnswer(status, answer))}
    </dl>
  </section>`;
}

interface Answer {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

function renderAnswer(status: string, { description, content = {} }: Answer): Markup {
  return html`<dt><code>${status}</code> ${description}</dt>
    <dd>
      ${Object.entries(content).map(
        ([type, { schema = {} }]) =>
          html`<p><code>${type}</code> ${typeOf(schema)}</p>
            ${renderInner(schema)}`,
      )}
    </dd>`;
}

function renderShape(name: string, schema: Schema): Markup {
  return html`<section id="${name}">
    <h3>${name}</h3>
    ${renderSchema(schema)}
  </section>`;
}

function renderSchema(schema: Schema): Markup {
  return html`<p>${typeOf(schema)} ${descriptionOf(schema)}</p>
    ${renderInner(schema)}`;
}

/** The fields of an object, or of the objects of a list. */
function renderInner(schema: Schema): Markup {
  if ('$ref' in schema) return '';
  if (schema.items) return renderInner(schema.items);
  if (!schema.properties) return '';
  const fields = Object.entries(schema.properties).map(([name, part]) => ({
    name,
    needed: schema.required?.includes(name) === true,
    schema: part,
  }));
  return renderFields(fields);
}

interface Field {
  readonly name: string;
  readonly needed: boolean;
  readonly schema: Schema;
}

function renderFields(fields: readonly Field[]): Markup {
  return html`<table>
    <tbody>
      ${fields.map(
        ({ name, needed, schema }) =>
          html`<tr>
            <th scope="row">${name}${needed ? '' : html`<small> optional</small>`}</th>
            <td>${typeOf(schema)} ${descriptionOf(schema)} ${renderInner(schema)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const descriptionOf = (schema: Schema): string =>
  ('allOf' in schema ? schema.allOf?.map(descriptionOf).join('') : schema.description) ?? '';

/** A type in a few words; a shape with a name is a link to it. */
function typeOf(schema: Schema): Markup {
  if ('$ref' in schema) {
    const name = String(schema.$ref).split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  const { allOf, anyOf, items, type, additionalProperties } = schema;
  if (schema.enum) return html`<i>${schema.enum.map(String).join(', ')}</i>`;
  if (allOf) return html`${allOf.map(typeOf)}`;
  if (anyOf)
    return html`${anyOf.map((one, index) => html`${index > 0 ? ' or ' : ''}${typeOf(one)}`)}`;
  if (items) return html`<i>list of</i> ${typeOf(items)}`;
  if (typeof additionalProperties === 'object')
    return html`<i>by name:</i> ${typeOf(additionalProperties)}`;
  return html`<i>${Array.isArray(type) ? type.join(' or ') : type}</i>`;
}
