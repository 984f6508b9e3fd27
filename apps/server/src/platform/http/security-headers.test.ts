import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { type HttpVariables, securityHeaders } from './security-headers.ts';

const headersOf = async (isSecure: boolean) => {
  const app = new Hono<{ Variables: HttpVariables }>();
  app.use(securityHeaders({ development: false, adOrigins: [], signInOrigins: [], isSecure }));
  app.get('/', (context) => context.text('here'));
  return (await app.request('/')).headers;
};

test('a site that is reached by https is reached by nothing else from then on', async () => {
  expect((await headersOf(true)).get('Strict-Transport-Security')).toBe('max-age=31536000');
  expect((await headersOf(false)).get('Strict-Transport-Security')).toBeNull();
});
