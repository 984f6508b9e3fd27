import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { homePayments } from '@forecourt/domain/money/home-payments';
import { monthlyPayment, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { emptyWallet } from '@forecourt/domain/money/wallet/wallet';
import { brandSearch, wholeBrandSearch } from '@forecourt/domain/search/brand-search';
import { describe, expect, test } from 'vitest';
import { reachOf, toPaymentData } from './payment-data.ts';

const query = brandSearch(requireBrand('atc'));
const everything = wholeBrandSearch(requireBrand('atc'));
const figures = {
  underPayments: homePayments.map((maxPayment, at) => ({ maxPayment, cars: at * 10 })),
  total: 200,
  priceBars: [4, 9],
};
const shopper = { flags: new Set(), terms: usualTerms, wallet: null } as never;
const dataOf = (context: object = {}) =>
  toPaymentData(figures, { query, searchHref: '/cars-for-sale/used?zip=30303&searchRadius=50' }, {
    ...(shopper as object),
    ...context,
  } as never);

describe('what a payment reaches', () => {
  test('is the highest price whose payment is no more', () => {
    const { price, upTo } = reachOf(450, query, usualTerms);
    expect(monthlyPayment(price, usualTerms, false)).toBeLessThanOrEqual(45_000);
    expect(monthlyPayment(price + 1, usualTerms, false)).toBeGreaterThan(45_000);
    expect(upTo).toBe(`Up to $${price.toLocaleString('en-US')}`);
  });

  test('is told of new cars too where their rate differs and they are among them', () => {
    const terms = { ...usualTerms, aprNew: 2 };
    expect(reachOf(450, query, terms).upTo).not.toContain('new');
    expect(reachOf(450, everything, usualTerms).upTo).not.toContain('new');
    expect(reachOf(450, everything, terms).upTo).toMatch(/^Up to \$[\d,]+ used, \$[\d,]+ new$/);
    const ofNew = { ...query, filters: { listingType: ['NEW'] } };
    expect(reachOf(450, ofNew, terms).price).toBe(reachOf(450, everything, terms).price);
  });

  test('is no price where more is owed on a trade-in than the payment repays', () => {
    const terms = { ...usualTerms, equity: -5_000_000 };
    expect(reachOf(450, query, terms)).toEqual({ price: 0, upTo: 'No price' });
  });
});

describe('the section about payments', () => {
  test('begins at a usual payment, or at the stop that is nearest to the budget', () => {
    const startOf = (wallet: object | null) => {
      const data = dataOf({ wallet });
      return data?.stops[data.start]?.payment;
    };
    expect(startOf(null)).toBe(450);
    expect(startOf({ ...emptyWallet, type: 'monthly', budget: 620 })).toBe(600);
    expect(startOf({ ...emptyWallet, type: 'monthly', budget: 5000 })).toBe(900);
    expect(startOf({ ...emptyWallet, type: 'purchase', budget: 25_000 })).toBe(450);
  });

  test('darkens the bars that begin below what a payment reaches', () => {
    const { stops = [], bars } = dataOf() ?? {};
    const reaches = stops.map(({ reach }) => reach);
    expect(reaches).toEqual(reaches.toSorted((low, high) => low - high));
    // $28,072: twelve bars of $2,500.
    expect(stops.find(({ payment }) => payment === 450)?.reach).toBe(50);
    expect(bars?.match(/M/g)).toHaveLength(2);
  });

  test('sends its search along with the payment', () => {
    expect(dataOf()).toMatchObject({
      action: '/cars-for-sale/used',
      fields: [
        ['zip', '30303'],
        ['searchRadius', '50'],
      ],
    });
  });

  test('is not there without cars or figures', () => {
    const where = { query, searchHref: '/cars-for-sale' };
    expect(toPaymentData(null, where, shopper)).toBeNull();
    expect(toPaymentData({ ...figures, total: 0 }, where, shopper)).toBeNull();
  });
});
