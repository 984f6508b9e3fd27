import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { createBrotliDecompress, createGunzip, createZstdDecompress } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { respondCompressed } from './respond-compressed.ts';

test.each([
  ['zstd', createZstdDecompress],
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
])(
  'the first part of a streamed page can be read before its last is there: %s',
  async (encoding, createDecompressor) => {
    const page = new TransformStream<Uint8Array, Uint8Array>();
    const app = new Hono()
      .use(respondCompressed())
      .get('/', (context) => context.body(page.readable, 200, { 'Content-Type': 'text/html' }));
    const writer = page.writable.getWriter();
    const response = await app.request('/', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    const body = Readable.fromWeb(response.body as NodeReadableStream);
    const parts = body.pipe(createDecompressor()).setEncoding('utf8')[Symbol.asyncIterator]();
    for (const part of ['<p>first</p>', '<p>last</p>']) {
      void writer.write(new TextEncoder().encode(part));
      expect((await parts.next()).value).toBe(part);
    }
    await writer.close();
    expect((await parts.next()).done).toBe(true);
  },
);
