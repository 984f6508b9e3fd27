import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costKindOf, costOf } from '../../search/cost-rules.ts';
import { stateRulesSchema, type TaxPlace } from '../finance-tables.ts';
import { outTheDoor } from '../out-the-door.ts';
import { pricesWithin } from '../payment-bounds.ts';
import { estimatePayment, monthlyPayment, type ShopperTerms } from '../shopper-terms.ts';
import { paymentCosts, totalCosts } from './shopper-costs.ts';

const anyTerms: fc.Arbitrary<ShopperTerms> = fc.record({
  aprNew: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  aprUsed: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
  months: fc.constantFrom(36, 60, 84),
  down: fc.oneof(
    fc.integer({ min: 0, max: 20_000 }).map((whole) => ({ cents: whole * 100 })),
    fc.constantFrom(0, 0.2, 0.5).map((share) => ({ share })),
  ),
  equity: fc.integer({ min: -15_000, max: 15_000 }).map((whole) => whole * 100),
});

const share = fc.integer({ min: 0, max: 110 }).map((tenths) => tenths / 1000);
const anyPlace: fc.Arbitrary<TaxPlace> = fc
  .record({
    taxRate: share,
    localRate: share,
    localTaxOn: fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: undefined }),
    maxTax: fc.option(fc.integer({ min: 0, max: 2000 }), { nil: undefined }),
    tradeInCredit: fc.constantFrom('full', 'none', 'new-cars', 5000),
    privateSaleTaxed: fc.boolean(),
    known: fc.option(share.map((rate) => ({ place: 'Here', rate }))),
  })
  .map(({ known, ...rules }) => ({
    state: 'EX',
    known,
    rules: stateRulesSchema.parse({
      name: 'Example',
      title: 23,
      registration: 350,
      docFeeCap: null,
      ...rules,
    }),
  }));

const price = fc.integer({ min: 1, max: 120_000 });

test('cars are ordered by the payment that they are shown with', () => {
  fc.assert(
    fc.property(price, anyTerms, fc.boolean(), (dollars, terms, isNew) => {
      const kind = costKindOf({ isPrivate: false, isNew });
      const cost = costOf(paymentCosts(terms), { kind, price: dollars, dealerFees: null });
      const { payment } = estimatePayment(dollars * 100, terms, isNew);
      expect(Math.abs((cost ?? Number.NaN) - payment)).toBeLessThan(1.1);
    }),
    { numRuns: 300 },
  );
});

test('and by the total that they are shown with', () => {
  const sales = fc.record({
    price,
    dealerFees: fc.option(fc.nat(2000)),
    isNew: fc.boolean(),
    isPrivate: fc.boolean(),
    tradeValue: fc.nat(30_000),
    rebate: fc.nat(3000),
  });
  fc.assert(
    fc.property(sales, anyPlace, (sale, place) => {
      const rules = totalCosts(place, sale.tradeValue * 100);
      const cost = costOf(rules, { ...sale, kind: costKindOf(sale) });
      if (sale.dealerFees === null && !sale.isPrivate) {
        expect(cost).toBeNull();
        return;
      }
      const dealerFees = sale.isPrivate ? 0 : (sale.dealerFees ?? 0) * 100;
      const cents = { price: sale.price * 100, dealerFees, tradeValue: sale.tradeValue * 100 };
      const { total } = outTheDoor(
        {
          ...sale,
          ...cents,
          isListPrice: false,
          rebates: [{ name: 'Rebate', amount: sale.rebate * 100 }],
        },
        place,
      );
      expect(Math.abs((cost ?? Number.NaN) - total)).toBeLessThan(1);
    }),
    { numRuns: 300 },
  );
});

test('without a place the total is price and fees', () => {
  const car = { kind: 'used', price: 20_000, dealerFees: 599 } as const;
  expect(costOf(totalCosts(null, 0), car)).toBe(2_059_900);
});

test('bounds of a payment are bounds of a price, exact at both edges', () => {
  const bounds = fc.record({ minPayment: fc.nat(900), maxPayment: fc.nat(2000) });
  fc.assert(
    fc.property(bounds, anyTerms, fc.boolean(), price, (asked, terms, isNew, dollars) => {
      const { min = 0, max = 0 } = pricesWithin(asked, terms, isNew) ?? {};
      const isWithin = (whole: number) => {
        const payment = monthlyPayment(whole, terms, isNew);
        return payment >= asked.minPayment * 100 && payment <= asked.maxPayment * 100;
      };
      for (const whole of [dollars, min, min - 1, max, max + 1].filter((one) => one > 0))
        expect(whole >= min && whole <= max).toBe(isWithin(whole));
    }),
    { numRuns: 300 },
  );
});
