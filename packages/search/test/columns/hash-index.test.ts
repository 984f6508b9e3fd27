import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowsOfHash, toHashIndex } from '../../src/columns/hash-index.ts';

describe('the hash index', () => {
  test('finds every row of a hash, from the first list to the last', () => {
    const keys = [0, 1, 2 ** 30, 2 ** 31 + 5, 2 ** 32 - 2, 2 ** 32 - 1];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (hashes) => {
        const index = toHashIndex(Uint32Array.from(hashes));
        for (const hash of keys) {
          const found = rowsOfHash(index, hash).filter((row) => hashes[row] === hash);
          const expected = [...hashes.keys()].filter((row) => hashes[row] === hash);
          expect(found).toEqual(expected);
        }
      }),
    );
  });

  test('finds rows that two bytes do not hold', () => {
    const last = 70_000;
    const index = toHashIndex(Uint32Array.from({ length: last + 1 }, (_, row) => row << 15));
    for (const row of [0, 255, 256, 65_535, 65_536, last]) {
      expect(rowsOfHash(index, (row << 15) >>> 0)).toContain(row);
    }
  });
});
