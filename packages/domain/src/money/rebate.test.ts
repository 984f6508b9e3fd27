import { expect, test } from 'vitest';
import { outTheDoorOf } from './car-door.ts';
import type { FinanceTables } from './finance-tables.ts';
import { rebateOf } from './rebate.ts';

const car = {
  listingType: 'NEW' as const,
  salePrice: 24_995,
  msrp: 26_000,
  dealerFees: 85,
  incentive: 500,
};

test.each([
  ['a new car at a dealer', {}, false, 500],
  ['no more than the price', { salePrice: 300 }, false, 300],
  ['none without a price', { salePrice: null, msrp: null }, false, 0],
  ['none that is named', { incentive: null }, false, 0],
  ['a used car', { listingType: 'USED' as const }, false, 0],
  ['a private seller', {}, true, 0],
])('a rebate is for %s', (_, changes, isPrivate, rebate) => {
  expect(rebateOf({ ...car, ...changes }, isPrivate)).toBe(rebate);
});

const states: FinanceTables['states'] = {
  asOf: '2025-07-01',
  source: 'An example',
  zipRates: {},
  states: {
    EX: {
      name: 'Example',
      taxName: 'Sales tax',
      taxRate: 0.0775,
      localRate: 0,
      tradeInCredit: 'full',
      privateSaleTaxed: true,
      leaseTax: 'payments',
      title: 23,
      registration: 350,
      docFeeCap: null,
    },
  },
};
const seller = { privateSeller: false, state: 'EX', zip: '00000' };

test('it is a line of the total, and the tax is on the price before it', () => {
  const terms = { tables: { states }, registered: null, tradeValue: 8000 };
  const found = outTheDoorOf(car, seller, terms)?.sum;
  expect(found?.total).toBe(26_276_70);
  expect(found?.lines.at(-1)).toMatchObject({
    key: 'rebates',
    label: 'Rebate',
    amount: -500_00,
    rule: expect.stringContaining('every buyer'),
  });
  const named = [{ name: 'Customer cash', amount: 750_00 }];
  expect(outTheDoorOf(car, seller, { ...terms, rebates: named })?.sum.total).toBe(26_026_70);
});
