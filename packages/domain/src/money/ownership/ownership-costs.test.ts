import fc from 'fast-check';
import { expect, test } from 'vitest';
import { costAt, costKindOf, costOf } from '../../search/cost-rules.ts';
import {
  type FinanceTables,
  segments,
  stateRulesSchema,
  type TaxPlace,
} from '../finance-tables.ts';
import { loanTerms, type ShopperTerms } from '../shopper-terms.ts';
import { costToOwn } from './cost-to-own.ts';
import type { Energy } from './energy.ts';
import { ownershipCosts } from './ownership-costs.ts';
import { financedCurve, totalCosts } from './shopper-costs.ts';

const bySegment = <Value>(value: (at: number) => Value) =>
  Object.fromEntries(segments.map((name, at) => [name, value(at)]));
const dated = { asOf: '2025-07-01', source: 'Example' };
const tables = {
  energy: {
    ...dated,
    states: {
      GA: { gasoline: 3, electricity: 0.15 },
      US: { gasoline: 3.25, electricity: 0.17 },
    },
    dieselMore: 0.5,
    publicCharging: 0.45,
  },
  ownership: {
    ...dated,
    insurance: { GA: 2400, US: 2000 },
    insuranceFactor: bySegment((at) => 1 + at / 10),
    maintenance: bySegment((at) => [300 + at, 500, 600]),
    repairs: bySegment((at) => [0, 100 + at, 300, 800]),
    keptAYear: bySegment((at) => [0.8 - at / 50, 0.9, 0.88]),
  },
} as unknown as FinanceTables;

const place: TaxPlace = {
  state: 'GA',
  known: null,
  rules: stateRulesSchema.parse({
    name: 'Georgia',
    taxRate: 0.066,
    localRate: 0.01,
    localTaxOn: 5000,
    maxTax: 1800,
    tradeInCredit: 'full',
    title: 18,
    registration: 20,
    docFeeCap: null,
  }),
};

const terms: fc.Arbitrary<ShopperTerms> = fc.record({
  aprNew: fc.integer({ min: 0, max: 20 }),
  aprUsed: fc.integer({ min: 0, max: 20 }),
  months: fc.constantFrom(36, 60, 84),
  down: fc.oneof(
    fc.nat(3_000_000).map((cents) => ({ cents })),
    fc.constantFrom(0, 0.2).map((share) => ({ share })),
  ),
  equity: fc.integer({ min: -900_000, max: 900_000 }),
});
const energies: fc.Arbitrary<Energy> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('gasoline', 'diesel'),
    mpg: fc.integer({ min: 8, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('electric' as const),
    kwhPer100Miles: fc.integer({ min: 20, max: 50 }),
  }),
);

test('cars are ordered by the cost to own that they are shown with', () => {
  const sold = fc.record({
    price: fc.integer({ min: 1, max: 150_000 }),
    dealerFees: fc.nat(2000),
    rebate: fc.nat(3000),
    isNew: fc.boolean(),
    isPrivate: fc.boolean(),
    year: fc.integer({ min: 2010, max: 2027 }),
    segment: fc.constantFrom(...segments),
    energy: energies,
    terms,
    trade: fc.nat(20_000),
  });
  fc.assert(
    fc.property(sold, fc.boolean(), ({ terms: own, trade, ...car }, isPlaced) => {
      const taxed = isPlaced ? place : null;
      const habits = { milesAYear: 12_000, homeShare: 0.5, tariff: isPlaced ? null : 0.2 };
      const money = { place: taxed, tradeValue: trade * 100, terms: own, habits, tables };
      const rules = ownershipCosts({ ...money, year: 2026 });
      const kind = costKindOf(car);
      const { year, segment, energy } = car;
      const ordered = costOf(rules, { ...car, kind, owned: { year, segment, energy } });
      const fees = car.isPrivate ? 0 : car.dealerFees;
      const { curves } = totalCosts(taxed, trade * 100);
      const bought = costAt(curves[kind], car.price + fees) - car.rebate * 100;
      const shown = costToOwn(
        {
          price: car.price * 100,
          age: Math.max(0, 2026 - year),
          segment,
          energy,
          state: taxed?.state ?? 'US',
          taxesAndFees: bought - car.price * 100,
          financed: costAt(financedCurve(own), bought / 100),
          loan: loanTerms(own, kind === 'new'),
        },
        habits,
        tables,
      );
      expect(Math.abs((ordered ?? Number.NaN) - shown.total)).toBeLessThan(0.51);
    }),
    { numRuns: 300 },
  );
});

test('a car whose economy is not known has no cost to own that could be told', () => {
  const habits = { milesAYear: 12_000, homeShare: 0.5, tariff: null };
  const own = { aprNew: 5, aprUsed: 7, months: 60, down: { share: 0.2 }, equity: 0 };
  const rules = ownershipCosts({
    place,
    tradeValue: 0,
    terms: own,
    habits,
    tables,
    year: 2026,
  });
  const car = { kind: 'used', price: 20_000, dealerFees: 0 } as const;
  expect(costOf(rules, { ...car, owned: { year: 2020, segment: 'car', energy: null } })).toBeNull();
});
