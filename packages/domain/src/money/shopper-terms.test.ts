import fc from 'fast-check';
import { expect, test } from 'vitest';
import { principalFor } from './loan.ts';
import {
  estimatePayment,
  maxPriceFor,
  monthlyPayment,
  priceBeforeTax,
  priceCeiling,
  type ShopperTerms,
  termsWords,
  usualTerms,
} from './shopper-terms.ts';

const anyTerms: fc.Arbitrary<ShopperTerms> = fc.record({
  aprNew: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  aprUsed: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  months: fc.constantFrom(24, 36, 48, 60, 72, 84),
  down: fc.oneof(
    fc.integer({ min: 0, max: 2_000_000 }).map((cents) => ({ cents })),
    fc.constantFrom(0, 0.1, 0.2, 0.5).map((share) => ({ share })),
  ),
  equity: fc.integer({ min: -1_500_000, max: 1_500_000 }),
});
const price = fc.integer({ min: 0, max: 200_000 });

test('$450 a month with $2,000 down, $600 of fees and 7.5 % tax buys $25,512.96', () => {
  const financed = principalFor(450_00, { apr: 7.5, months: 72 });
  const costs = { down: 2000_00, fees: 600_00, taxRate: 0.075 };
  expect(priceBeforeTax(financed, costs)).toBe(25_512_96);
  expect(priceBeforeTax(10_00, { down: 0, fees: 5000_00, taxRate: 0 })).toBe(0);
});

test('$25,000 with 20 % down at 7.5 % over 60 months is $400.76 [shoppers.payments, listing.payments]', () => {
  expect(estimatePayment(25_000_00, usualTerms, false)).toEqual({
    payment: 400_76,
    apr: 7.5,
    months: 60,
    down: 5000_00,
    equity: 0,
    financed: 20_000_00,
  });
  expect(termsWords(usualTerms, false)).toBe('60 months at 7.5% APR with 20% down');
});

test('what is owed beyond a trade-in is added to what is borrowed, and said', () => {
  const owing = { ...usualTerms, down: { cents: 1000_00 }, equity: -3000_00 };
  expect(estimatePayment(20_000_00, owing, false).financed).toBe(22_000_00);
  expect(termsWords(owing, false)).toBe(
    '60 months at 7.5% APR with $1,000 down and $3,000 still owed on the trade-in added',
  );
});

test('no more cash is put down than a trade-in leaves to be paid', () => {
  const trading = (equity: number) => ({ ...usualTerms, down: { cents: 3000_00 }, equity });
  const paid = (equity: number) => {
    const { down, financed } = estimatePayment(10_000_00, trading(equity), false);
    return [down, financed];
  };
  expect(paid(20_000_00)).toEqual([0, 0]);
  expect(paid(8_000_00)).toEqual([2000_00, 0]);
  expect(paid(0)).toEqual([3000_00, 7000_00]);
  expect(paid(-5_000_00)).toEqual([3000_00, 12_000_00]);
  const shared = { ...usualTerms, equity: 9_500_00 };
  expect(estimatePayment(10_000_00, shared, false)).toMatchObject({ down: 500_00, financed: 0 });
});

test('a payment is never below zero, never no number, and grows with the price', () => {
  fc.assert(
    fc.property(price, price, anyTerms, fc.boolean(), (a, b, terms, isNew) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      const payment = monthlyPayment(less, terms, isNew);
      expect(Number.isSafeInteger(payment)).toBe(true);
      expect(payment).toBeGreaterThanOrEqual(0);
      expect(payment).toBeLessThanOrEqual(monthlyPayment(more, terms, isNew));
    }),
  );
});

test('the highest price of a budget fits it, and one dollar more does not', () => {
  const budget = fc.integer({ min: 1, max: 9_999_999_999 });
  fc.assert(
    fc.property(budget, anyTerms, fc.boolean(), (payment, terms, isNew) => {
      const most = maxPriceFor(payment * 100, terms, isNew);
      if (most === null) {
        expect(monthlyPayment(1, terms, isNew)).toBeGreaterThan(payment * 100);
        return;
      }
      expect(monthlyPayment(most, terms, isNew)).toBeLessThanOrEqual(payment * 100);
      if (most < priceCeiling)
        expect(monthlyPayment(most + 1, terms, isNew)).toBeGreaterThan(payment * 100);
    }),
  );
});
