import fc from 'fast-check';
import { expect, test } from 'vitest';
import { medianOf } from './median.ts';

test('the median is in the middle of the sorted numbers, or between the two there', () => {
  const few = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ min: -1e9, max: 1e9, noNaN: true })),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(few, (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const middle = sorted.length >> 1;
      const pair = [sorted.length % 2 === 1 ? middle : middle - 1, middle];
      const [lower = 0, upper = 0] = pair.map((index) => sorted[index]);
      // Zero has two signs, and no order between them.
      expect(medianOf(Float64Array.from(numbers)) + 0).toBe((lower + upper) / 2 + 0);
    }),
  );
});
