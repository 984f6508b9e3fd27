import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from './group-digits.ts';

test('whole numbers are read as the platform writes them', () => {
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -2000, max: 2000 })), (value) => {
      expect(groupDigits(value)).toBe(value.toLocaleString('en-US'));
    }),
  );
});
