import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addedStyles, type HttpVariables, securityHeaders } from './security-headers.ts';

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

test('a page for several answers names texts in place of a nonce, and nothing else less', async () => {
  const app = new Hono<{ Variables: HttpVariables }>();
  const adOrigins = ['https://ads.test'];
  app.use(securityHeaders({ development: false, adOrigins, signInOrigins: [], isSecure: false }));
  app.get('/rendered', (context) => context.text(context.var.nonce));
  app.get('/kept', (context) => {
    context.set('inlineSources', { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] });
    return context.text('');
  });
  app.get('/empty', (context) => {
    context.set('inlineSources', { scripts: [], styles: [] });
    return context.text('');
  });
  const policyOf = async (path: string) => {
    const answer = await app.request(path);
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    return policy.replaceAll(`'nonce-${await answer.text()}'`, 'NONCE').split('; ');
  };
  const rendered = await policyOf('/rendered');
  const named = (scripts: string, styles: string) =>
    rendered.map((directive) =>
      directive
        .replace(/^(script-src.*) NONCE/, `$1${scripts}`)
        .replace(
          /^(style-src.*) NONCE/,
          `$1${styles}${addedStyles.map((one) => ` ${one}`).join('')}`,
        ),
    );
  expect(rendered).toContain("script-src 'self' NONCE https://ads.test");
  expect(await policyOf('/kept')).toEqual(named(" 'sha256-a' 'sha256-b'", " 'sha256-c'"));
  expect(await policyOf('/empty')).toEqual(named('', ''));
});

test('styles that the library of the pages adds are those that it has', () => {
  // The pages' library brings it along.
  const name = 'react-aria';
  const library = dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
  const styleIn = (file: string) => {
    const source = readFileSync(join(library, 'dist/private', file), 'utf8');
    const [, text = ''] = /style\.textContent = `([^`]*)`/.exec(source) ?? [];
    return text.replace(/\$\{[^}]*\}/, 'data-react-aria-pressable').trim();
  };
  const hashes = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(
    (file) => `'sha256-${createHash('sha256').update(styleIn(file)).digest('base64')}'`,
  );
  expect(addedStyles).toEqual(hashes);
});
