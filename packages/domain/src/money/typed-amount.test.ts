import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '../vehicle/group-digits.ts';
import { dollarDigits, writeOutThousands } from './typed-amount.ts';

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

test('dollars are read however they are grouped, without cents and leading zeros', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 99 }), (whole, cents) => {
      const read = String(whole);
      expect(dollarDigits(`$${groupDigits(whole)}.${String(cents).padStart(2, '0')}`)).toBe(read);
      expect(dollarDigits(` 00${whole} `)).toBe(read);
      expect(dollarDigits(`$${whole / 1000}k`)).toBe(read);
    }),
  );
});

test('a text with a sign, a letter or a power in it is no amount, whatever digits it has', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('-', '−', '+', 'e', 'm', '¢'), (whole, sign) => {
      for (const typed of [`${sign}${whole}`, `${sign}${whole}k`, `${whole}${sign}6`])
        expect(dollarDigits(typed)).toBeNull();
    }),
  );
  for (const typed of ['', '$', '12.345', '1.5.5', '12,5k', '.5'])
    expect(dollarDigits(typed)).toBeNull();
});
