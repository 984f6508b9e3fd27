import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TopK } from '../../src/columns/top-k.ts';

describe('the ranking', () => {
  test('keeps what sorting everything would put first, ties by id', () => {
    const entries = fc.uniqueArray(
      fc.record({
        key: fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Number.POSITIVE_INFINITY)),
        id: fc.nat({ max: 5000 }),
      }),
      { selector: ({ id }) => id, maxLength: 1200, size: 'max' },
    );
    fc.assert(
      fc.property(
        entries,
        fc.nat({ max: 300 }),
        fc.nat({ max: 300 }),
        (offered, capacity, from) => {
          const top = new TopK(capacity);
          offered.forEach(({ key, id }, payload) => {
            top.offer(key, id, payload);
          });
          const expected = offered
            .map(({ key, id }, payload) => ({ key, id, payload }))
            .sort((a, b) => (a.key === b.key ? a.id - b.id : a.key < b.key ? -1 : 1))
            .slice(from, Math.max(from, capacity));
          expect(top.sortedFrom(from)).toEqual(expected.map(({ payload }) => payload));
        },
      ),
    );
  });
});
