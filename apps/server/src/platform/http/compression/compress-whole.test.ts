import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressWhole, decompressWhole, offeredEncodings } from './compress-whole.ts';

test.each(offeredEncodings)('a body of any length comes back as it was: %s', async (encoding) => {
  const lengths = fc.oneof(fc.constant(0), fc.nat(200), fc.integer({ min: 60_000, max: 300_000 }));
  await fc.assert(
    fc.asyncProperty(lengths, fc.nat(255), async (length, byte) => {
      const body = Buffer.from(new Uint8Array(length).map((_, at) => (at * byte) % 251).buffer);
      expect(await decompressWhole[encoding](await compressWhole[encoding](body))).toEqual(body);
    }),
    { numRuns: 25 },
  );
});
