import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Each takes a start some tenth of a second, and every rendering thread memory. */
const forFew = [
  '@opensearch-project/opensearch',
  'ssh2',
  'fontkit',
  'react-email',
  'better-auth',
  'better-auth/crypto',
  'better-auth/api',
];

test('a start loads no library that few marketplaces or requests need', () => {
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (${JSON.stringify([...forFew, 'hono'])}.includes(name)) console.log(name);
      return next(name, context);
    } });`;
  const server = new URL('../production-server.ts', import.meta.url).href;
  const loaded = execFileSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(hooks)}`,
      '--input-type=module',
      '--eval',
      `await import('${server}'); process.exit()`,
    ],
    { encoding: 'utf8' },
  );
  expect(new Set(loaded.trim().split('\n'))).toEqual(new Set(['hono']));
});
