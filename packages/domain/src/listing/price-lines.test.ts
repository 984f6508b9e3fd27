import { expect, test } from 'vitest';
import { priceLines } from './price-lines.ts';

const used = { listingType: 'USED', salePrice: 20_000, msrp: null, dealerFees: 399 } as const;
const dealer = { privateSeller: false };

test('the price and the mandatory fees add up to the total', () => {
  expect(priceLines(used, dealer)).toEqual([
    { key: 'price', amount: 20_000 },
    { key: 'fees', amount: 399 },
    { key: 'total', amount: 20_399 },
  ]);
});

test('fees that are not told are unknown and leave no total', () => {
  expect(priceLines({ ...used, dealerFees: null }, dealer)).toEqual([
    { key: 'price', amount: 20_000 },
    { key: 'fees', amount: null },
  ]);
});

test('a private seller charges the price alone', () => {
  const lines = priceLines({ ...used, dealerFees: null }, { privateSeller: true });
  expect(lines).toEqual([{ key: 'price', amount: 20_000 }]);
});

test.each([
  [28_800, 'discount', -1200],
  [31_500, 'markup', 1500],
] as const)('a new car for %d begins with its MSRP', (salePrice, key, change) => {
  const lines = priceLines({ listingType: 'NEW', salePrice, msrp: 30_000, dealerFees: 0 }, dealer);
  expect(lines.slice(0, 3)).toEqual([
    { key: 'msrp', amount: 30_000 },
    { key, amount: change },
    { key: 'price', amount: salePrice },
  ]);
  expect(lines.at(-1)).toEqual({ key: 'total', amount: salePrice });
});

test('an MSRP without a price of the seller stands under its own name', () => {
  const car = { listingType: 'NEW', salePrice: null, msrp: 30_000, dealerFees: 399 } as const;
  expect(priceLines(car, dealer)).toEqual([
    { key: 'msrp', amount: 30_000 },
    { key: 'fees', amount: 399 },
    { key: 'total', amount: 30_399 },
  ]);
});

test('without a price there is nothing to add up', () => {
  expect(priceLines({ ...used, salePrice: null }, dealer)).toEqual([]);
});
