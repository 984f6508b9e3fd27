import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withoutNonce } from './inline-sources.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';

const asked = { nonce: 'a'.repeat(24), encoding: undefined, knownTags: undefined };

function setUp({ maxBytes = 1000 } = {}) {
  let drawings = 0;
  const world = { now: 1000, state: 'first' };
  const cache = createPageCache({
    milliseconds: 30_000,
    maxBytes,
    state: () => world.state,
    now: () => world.now,
  });
  /** What is answered for the key: the number of the rendering that it is of. */
  const ask = async (
    key: string,
    page: () => Partial<RenderedPage> | Promise<Partial<RenderedPage>> = () => ({}),
  ) => {
    const { response } = await cache.answer(key, asked, async () => {
      drawings += 1;
      const number = drawings;
      return { response: rendering(number), isForAll: true, ...(await page()) };
    });
    return Number((await response.text()).trim());
  };
  return { world, cache, ask };
}

/** A page of a hundred bytes. */
function rendering(number: number, headers: Record<string, string> = {}, status = 200): Response {
  const body = String(number).padEnd(100);
  return new Response(body, { status, headers: { 'Content-Length': '100', ...headers } });
}

test('a page is rendered once until it is too old, counted from when it was begun', async () => {
  const { world, ask } = setUp();
  const asked = ask('/', () => {
    world.now += 10_000;
    return {};
  });
  expect(await asked).toBe(1);
  world.now += 20_000;
  expect(await ask('/')).toBe(1);
  world.now += 1;
  expect(await ask('/')).toBe(2);
});

test('nothing is left of an earlier state, not even what was begun in it', async () => {
  const { world, cache, ask } = setUp();
  await ask('/a');
  await ask('/b');
  world.state = 'second';
  const late = ask('/a', () => {
    world.state = 'third';
    return {};
  });
  expect(await late).toBe(3);
  expect(await ask('/a')).toBe(4);
  expect(await ask('/b')).toBe(5);
  expect(await ask('/b')).toBe(5);
  expect(cache.counts().pages).toBe(2);
});

test('the pages cached take no more memory than they may, the latest asked for staying', async () => {
  const { cache, ask } = setUp({ maxBytes: 400 });
  for (const key of ['/a', '/b', '/c']) await ask(key);
  expect(cache.counts().bytes).toBeGreaterThan(300);
  await ask('/a');
  await ask('/d');
  expect(cache.counts().bytes).toBeLessThanOrEqual(400);
  expect(await ask('/a')).toBe(1);
  expect(await ask('/b')).toBe(5);
});

test.each([
  ['that sets a cookie', () => ({ response: rendering(9, { 'Set-Cookie': 'a=1' }) })],
  [
    'that nobody may store',
    () => ({ response: rendering(9, { 'Cache-Control': 'private, no-store' }) }),
  ],
  ['of nothing', () => ({ response: rendering(9, {}, 404) })],
  ['still being written', () => ({ response: new Response('9') })],
  ['with a part left out', () => ({ response: rendering(9), isForAll: false })],
])('a page %s is answered and not cached', async (_, page) => {
  const { cache, ask } = setUp();
  expect(await ask('/', page)).toBe(9);
  expect(await ask('/')).toBe(2);
  expect(cache.counts().answers).toEqual({ hit: 0, miss: 1, bypass: 1 });
});

test('who asks while a page is being rendered does not wait for it', async () => {
  const { ask } = setUp();
  const finish = Promise.withResolvers<void>();
  const slow = ask('/', async () => {
    await finish.promise;
    return {};
  });
  expect(await ask('/')).toBe(2);
  finish.resolve();
  expect(await slow).toBe(1);
});

test('a page that fails says so, and is rendered for the next', async () => {
  const { ask } = setUp();
  const fails = () => {
    throw new Error('the engine is away');
  };
  await expect(ask('/', fails)).rejects.toThrow('the engine is away');
  expect(await ask('/')).toBe(2);
});

describe('a page that is cached', () => {
  const text = `<p>${'cars '.repeat(400)}</p>`;
  const page = () => ({
    response: new Response(text, {
      headers: { 'Content-Length': String(text.length), 'Content-Type': 'text/html' },
    }),
    isForAll: true,
  });
  const decoders = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

  test('is cached compressed, and answered in whatever way it is asked for', async () => {
    const { cache } = setUp({ maxBytes: 100_000 });
    const ask = async (encoding?: keyof typeof decoders) => {
      const { response } = await cache.answer('/', { ...asked, encoding }, async () => page());
      expect(response.headers.get('Content-Encoding') ?? undefined).toBe(encoding);
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('Content-Length')).toBe(String(body.length));
      return String(encoding ? decoders[encoding](body) : body);
    };
    for (const encoding of [undefined, 'zstd', 'br', undefined, 'gzip', 'zstd', undefined] as const)
      expect(await ask(encoding)).toBe(text);
    expect(cache.counts()).toMatchObject({ answers: { hit: 6, miss: 1 }, pages: 1 });
    // Three compressed ones, and the text no more.
    expect(cache.counts().bytes).toBeLessThan(text.length / 2);
  });

  test('is told to be what its asker has, and sent again once it is another', async () => {
    const { cache } = setUp({ maxBytes: 100_000 });
    const ask = async (key: string, knownTags?: string, render = page) =>
      (await cache.answer(key, { ...asked, encoding: 'gzip', knownTags }, async () => render()))
        .response;
    const tag = (await ask('/')).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    const again = await ask('/', `"other", ${tag.replace('W/', '')}`);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('ETag')).toBe(tag);
    expect((await ask('/', '"other"')).status).toBe(200);
    const other = () => ({
      response: rendering(7, { 'Content-Type': 'text/html' }),
      isForAll: true,
    });
    expect((await ask('/other', tag, other)).status).toBe(200);
  });
});

describe('what is inside a cached page', () => {
  const { nonce } = asked;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  test('is named by its hash where we wrote it, and not at all where we did not', () => {
    const rendered = [
      `<style nonce="${nonce}">p{margin:0}</style>`,
      `<script nonce="${nonce}">start("${nonce}")</script>`,
      `<script type="text/plain" id="held" nonce="${nonce}">import "/a.js";\r\ngo()</script>`,
      `<script nonce="${nonce}" src="/assets/a.js"></script>`,
      `<script>steal()</script><script nonce="made-up">steal()</script><script type="application/json">[]</script>`,
    ].join('');
    const { text, sources } = withoutNonce(rendered, nonce);
    expect(text).toBe(rendered.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, ''));
    expect(sources).toEqual({
      scripts: [hash('start("")'), hash('import "/a.js";\ngo()')],
      styles: [hash('p{margin:0}')],
    });
  });
});
