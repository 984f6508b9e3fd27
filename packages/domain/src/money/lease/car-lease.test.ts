import { expect, test } from 'vitest';
import { stateRulesSchema } from '../finance-tables.ts';
import { usualTerms } from '../shopper-terms.ts';
import { leaseOf, usualLease } from './car-lease.ts';

const bySegment = { 24: 0.7, 36: 0.6, 48: 0.5 };
const tables = {
  lease: {
    asOf: '2026-01-01',
    source: 'A test',
    acquisitionFee: 895,
    residuals: {
      car: bySegment,
      suv: bySegment,
      truck: bySegment,
      van: bySegment,
      sports: bySegment,
      electric: bySegment,
    },
    milesPoints: { 10000: 0.01, 12000: 0, 15000: -0.02 },
  },
};
const rules = stateRulesSchema.parse({
  name: 'Example',
  taxRate: 0.075,
  tradeInCredit: 'full',
  title: 23,
  registration: 350,
  docFeeCap: null,
});
const money = {
  tables,
  terms: { ...usualTerms, aprNew: 3.6, down: { cents: 2000_00 } },
  taxed: { state: 'EX', rules, known: null },
};
const car = {
  listingType: 'NEW' as const,
  salePrice: 38_000,
  msrp: 40_000,
  dealerFees: 85,
  vehicleStyleCode: 'SEDAN' as const,
  fuelTypeCode: 'GSL' as const,
  incentive: null,
};

test('a new car of $40,000 for $38,000 is $483.25 a month over 36 months', () => {
  expect(leaseOf(car, usualLease, money)).toMatchObject({
    base: 449_54,
    payment: 483_25,
    residual: 24_000_00,
    moneyFactor: 0.0015,
    dueAtSigning: 483_25 + 2000_00 + (85 + 23 + 350) * 100,
  });
});

test('a rebate lessens what is leased', () => {
  const rebated = leaseOf({ ...car, incentive: 500 }, usualLease, money);
  const named = leaseOf(car, usualLease, { ...money, rebates: 500_00 });
  expect(rebated).toMatchObject({ adjustedCap: 36_895_00 - 500_00, residual: 24_000_00 });
  expect(named).toEqual(rebated);
});

test('more miles leave less at the end, and a used car has no lease', () => {
  const far = leaseOf(car, { ...usualLease, milesAYear: 15_000 }, money);
  expect(far).toMatchObject({ residual: 23_200_00 });
  expect(leaseOf({ ...car, listingType: 'USED' }, usualLease, money)).toBeNull();
  expect(leaseOf({ ...car, msrp: null }, usualLease, money)).toBeNull();
  const rich = { ...money, terms: { ...money.terms, equity: 30_000_00 } };
  expect(leaseOf(car, usualLease, rich)).toBe('residual-above-price');
});
