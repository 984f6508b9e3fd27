import type { Context } from 'hono';
import { html } from 'hono/html';
import type { RequestVariables } from './security-headers.ts';

/** A readable page over `/openapi.json`, made here so that no script comes from another host. */
export function apiPage(context: Context<{ Variables: RequestVariables }>) {
  const { nonce } = context.var;
  return context.html(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Forecourt for developers</title>
        <link rel="stylesheet" href="/api-page.css" />
      </head>
      <body>
        <main>
          <h1>Forecourt for developers</h1>
          <p>The interface as data: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
          <div id="operations"></div>
        </main>
        <script type="module" nonce="${nonce}" src="/api-page.js"></script>
      </body>
    </html>`);
}
