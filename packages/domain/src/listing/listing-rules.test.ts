import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysOnMarket,
  derivedPrice,
  findPriceReduction,
  mpgCombined,
  packageCode,
  priceDrop,
  trimCode,
} from './listing-rules.ts';

const historyOf = (...prices: number[]) =>
  prices.map((price, place) => ({ on: `2026-10-${String(place + 1).padStart(2, '0')}`, price }));

describe('a price reduction', () => {
  test('is told from the lowest price asked before, with its day', () => {
    expect(findPriceReduction(historyOf(20_000, 19_000))).toEqual({
      from: 20_000,
      on: '2026-10-02',
    });
    expect(findPriceReduction(historyOf(20_000, 19_500, 19_900, 19_000))).toEqual({
      from: 19_500,
      on: '2026-10-04',
    });
  });

  test.each([
    ['a price that never changed', [20_000]],
    ['a price that rose', [20_000, 21_000]],
    ['a price that was raised first and is what it was', [20_000, 21_000, 20_000]],
    ['a price that was asked before, and less', [19_000, 21_000, 20_000]],
    ['no price at all', []],
  ])('is not %s', (_name, prices) => {
    expect(findPriceReduction(historyOf(...prices))).toBeNull();
  });

  test('means that nobody could ever buy the car for as little [listing.reduced-price]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (prices) => {
        const before = prices.slice(0, -1);
        const isLowest = before.length > 0 && before.every((price) => price > (prices.at(-1) ?? 0));
        expect(findPriceReduction(historyOf(...prices)) !== null).toBe(isLowest);
      }),
    );
  });
});

test('a car costs less by what its price fell, else by nothing', () => {
  const card = { salePrice: 19_000, msrp: null, priceBeforeReduction: 20_000 };
  expect(priceDrop(card)).toBe(1000);
  expect(priceDrop({ ...card, priceBeforeReduction: null })).toBeNull();
  expect(priceDrop({ ...card, salePrice: null })).toBeNull();
});

test('days on the market are counted from the day of the listing, which is none', () => {
  expect(daysOnMarket('2026-11-21', '2026-11-21')).toBe(0);
  expect(daysOnMarket('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysOnMarket('2026-11-22', '2026-11-21')).toBe(0);
});

test('a car costs its sale price, else its MSRP, else nobody knows [filter.price, sort.price]', () => {
  expect(derivedPrice({ salePrice: 19_000, msrp: 21_000 })).toBe(19_000);
  expect(derivedPrice({ salePrice: null, msrp: 21_000 })).toBe(21_000);
  expect(derivedPrice({ salePrice: null, msrp: null })).toBeNull();
});

test('a trim is coded with its model, and a package by its name [filter.trim, query.trim, filter.packages]', () => {
  expect(trimCode({ modelCode: 'CAMRY', trim: 'LE' })).toBe('CAMRY|LE');
  expect(trimCode({ modelCode: 'CAMRY', trim: null })).toBeNull();
  expect(packageCode('Tow-Package (Heavy)')).toBe('TOW_PACKAGE_HEAVY');
});

test('economy is that of 55 % in cities and 45 % on highways, or of what is known [filter.mpg]', () => {
  expect(mpgCombined({ mpgCity: 20, mpgHighway: 40 })).toBe(26);
  expect(mpgCombined({ mpgCity: 20, mpgHighway: null })).toBe(20);
  expect(mpgCombined({ mpgCity: null, mpgHighway: 40 })).toBe(40);
  expect(mpgCombined({ mpgCity: null, mpgHighway: null })).toBeNull();
});
