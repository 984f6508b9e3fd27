import { zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reuseZstdCompressors } from './zstd-compressors.ts';

test('each body becomes one frame of its own, however many are compressed at once and however large', async () => {
  const compress = reuseZstdCompressors({ chunkSize: 64 });
  const bodies = fc.array(fc.uint8Array({ maxLength: 5000 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(bodies, async (together) => {
      const frames = await Promise.all(together.map(compress));
      expect(frames.map((frame) => new Uint8Array(zstdDecompressSync(frame)))).toEqual(together);
    }),
    { numRuns: 40 },
  );
});

test('a frame is the same whatever was compressed before it', async () => {
  const compress = reuseZstdCompressors({});
  const body = new TextEncoder().encode('a page of results, '.repeat(500));
  const first = await compress(body);
  await compress(body.toReversed());
  expect(await compress(body.slice().buffer)).toEqual(first);
});

test('a body of megabytes comes whole', async () => {
  const body = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * at) % 251);
  expect(new Uint8Array(zstdDecompressSync(await reuseZstdCompressors({})(body)))).toEqual(body);
});
