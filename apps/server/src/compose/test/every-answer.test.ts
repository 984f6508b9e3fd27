import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSmallMarket, page, type SmallMarket, stock } from '../../../test/small-market.ts';

let market: SmallMarket;
beforeAll(async () => {
  market = await openSmallMarket();
});
afterAll(() => market.close());

const get: SmallMarket['get'] = (...asked) => market.get(...asked);

describe('every answer', () => {
  test('carries the security headers, with a nonce of its own', async () => {
    const policy = async (path: string) =>
      (await get(path)).headers.get('Content-Security-Policy') ?? '';
    for (const path of ['/cars-for-sale', '/docs']) {
      expect(await policy(path)).toContain("object-src 'none'");
      expect(await policy(path)).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
    expect(await policy('/docs')).not.toBe(await policy('/docs'));
    expect((await get('/healthz')).headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  test('is compressed when the client can read that', async () => {
    const response = await get('/rest/lsc/listing', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toContain('Accept-Encoding');
    const picture = await get(`/images/dealer/${stock[0]?.owner.id}.svg`);
    const packed = await get(`/images/dealer/${stock[0]?.owner.id}.svg`, {
      'Accept-Encoding': 'gzip',
    });
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await picture.text());
    expect(packed.headers.get('Content-Length')).toBeNull();
  });

  test.each([
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])(
    'keeps a length of its own when it is compressed as a whole: %s',
    async (accepted, encoding, decompress) => {
      const packed = await get('/cars-for-sale', { 'Accept-Encoding': accepted });
      const body = Buffer.from(await packed.arrayBuffer());
      expect(packed.headers.get('Content-Encoding')).toBe(encoding);
      expect(packed.headers.get('Content-Length')).toBe(String(body.length));
      expect(packed.headers.get('Server-Timing')).toMatch(
        /(?:compress|page-cache;desc="hit");dur=\d/,
      );
      expect(decompress(body).toString()).toBe(page);
      expect(await (await get('/cars-for-sale')).text()).toBe(page);
    },
  );
});
