import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LeaseOffer, moneyFactorOf, quoteLease } from './lease.ts';

const example: LeaseOffer = {
  msrp: 40_000_00,
  price: 38_000_00,
  acquisitionFee: 895_00,
  down: 2000_00,
  equity: 0,
  rebates: 0,
  residualShare: 0.6,
  moneyFactor: 0.0015,
  months: 36,
  taxRate: 0.075,
  tax: 'payments',
};

test('the worked example is $449.54 a month and $483.25 with tax', () => {
  expect(quoteLease(example)).toEqual({
    adjustedCap: 36_895_00,
    residual: 24_000_00,
    depreciation: 358_19,
    rent: 91_34,
    base: 449_54,
    monthlyTax: 33_71,
    payment: 483_25,
    signingTax: 0,
    apr: 0.0015 * 2400,
  });
});

test('a money factor is a yearly rate over 2,400', () => {
  expect(moneyFactorOf(3.6)).toBeCloseTo(0.0015, 10);
});

test('the trade’s formula is within 0.2 % of the annuity in arrears', () => {
  const rate = 0.036 / 12;
  const annuity = ((36_895 - 24_000 / (1 + rate) ** 36) * rate) / (1 - (1 + rate) ** -36);
  expect(annuity).toBeCloseTo(450.42, 2);
  const quote = quoteLease(example);
  if (typeof quote === 'string') throw new Error(quote);
  expect(Math.abs(quote.base / 100 / annuity - 1)).toBeLessThan(0.002);
});

test('states tax payments, the sum at signing, or the whole price', () => {
  const signing = quoteLease({ ...example, tax: 'signing' });
  const whole = quoteLease({ ...example, tax: 'price' });
  expect(signing).toMatchObject({ payment: 449_54, signingTax: 1363_76 });
  expect(whole).toMatchObject({ payment: 449_54, signingTax: 2850_00 });
});

test.each([
  ['residual-above-msrp', { residualShare: 1.2 }],
  ['residual-above-price', { residualShare: 0.99 }],
  ['no-term', { months: 0 }],
] as const)('says %s and no number', (problem, change) => {
  expect(quoteLease({ ...example, ...change })).toBe(problem);
});

test('a lease costs more the dearer the car and the money', () => {
  const offer = fc.record({
    price: fc.integer({ min: 3_000_000, max: 9_000_000 }),
    moneyFactor: fc.integer({ min: 0, max: 60 }).map((factor) => factor / 10_000),
  });
  fc.assert(
    fc.property(offer, offer, (one, other) => {
      const payment = (change: Partial<LeaseOffer>) => {
        const quote = quoteLease({ ...example, ...change });
        if (typeof quote === 'string') throw new Error(quote);
        return quote.payment;
      };
      const dearer = {
        price: Math.max(one.price, other.price),
        moneyFactor: Math.max(one.moneyFactor, other.moneyFactor),
      };
      expect(payment(one)).toBeLessThanOrEqual(payment(dearer));
    }),
  );
});
