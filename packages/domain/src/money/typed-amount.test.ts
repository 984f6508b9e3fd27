import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '../vehicle/group-digits.ts';
import { writeOutThousands } from './typed-amount.ts';

test('thousands are written out to the last of them, however they were written', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom('k', 'K', ' k'),
      (one, k) => {
        expect(Number(writeOutThousands(`${one / 1000}${k}`))).toBe(one);
        expect(Number(writeOutThousands(`${groupDigits(one)}${k}`))).toBe(one * 1000);
      },
    ),
  );
});

test.each([
  ['41.2k', '41200'],
  ['$3k', '$3000'],
  ['41k miles', '41000 miles'],
  ['-3k', '-3000'],
])('%j is %j', (typed, meant) => expect(writeOutThousands(typed)).toBe(meant));

test.each(['', 'k', '12.5', '12,5k', '1.2345k', '.5k', '1.2.3k', '12km', '12kk', '12k5', 'ask'])(
  '%j has no thousands that are plain, and stays as it is',
  (typed) => expect(writeOutThousands(typed)).toBe(typed),
);
