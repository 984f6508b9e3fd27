import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import { type ShopperTerms, usualTerms } from '@forecourt/domain/money/shopper-terms';
import { emptyWallet, type Wallet } from '@forecourt/domain/money/wallet/wallet';
import type { Highlight } from '@forecourt/domain/promotion/promotions';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { describe, expect, test } from 'vitest';
import { walletHref } from '../wallet/wallet-address.ts';
import { promoCards } from './promo-cards.ts';
import { promoSlots } from './promo-slots.ts';

const brand = requireBrand('atc');
const reference = { ...vehicleReference, ...placeReference };
const every: OutsidePages = {
  'sell-your-car': 'https://out.test/sell',
  financing: 'https://out.test/loans',
  'service-contracts': 'https://out.test/contracts',
  'gap-insurance': 'https://out.test/gap',
  'trade-in-value': 'https://out.test/trade',
  'payoff-quote': 'https://out.test/payoff',
  'credit-score': 'https://out.test/score',
  lease: 'https://out.test/lease',
  'wallet-sync': 'https://out.test/sync',
};

const facets: SearchResult['facets'] = new Map([['homeServices', new Map([['BUY_ONLINE', 1200]])]]);

function slots(
  address: string,
  outsidePages: OutsidePages,
  today = '2026-11-21',
  wallet: Wallet | null = null,
  terms: ShopperTerms = usualTerms,
  highlights: readonly Highlight[] = [],
) {
  const url = new URL(address, 'http://shop.test');
  const { query } = parseSearchUrl(url, brand, reference);
  const context = {
    terms,
    wallet,
    brand,
    flags: flagsOf(brand),
    outsidePages,
    today,
  };
  const found = { facets, highlights, averagePrice: 18_250 };
  return promoSlots(query, found, { context, url: () => '/', nameOf: () => '' });
}
const keys = (...request: Parameters<typeof slots>) =>
  slots(...request).map((cards) => cards.map(({ key }) => key));

const days = Array.from({ length: 6 }, (_, day) => `2026-11-${10 + day}`);

describe('our own cards', () => {
  test('without pages outside lead nowhere but here', () => {
    for (const cards of slots('/cars-for-sale', {}).flat())
      expect(cards.action.isOutside).toBe(false);
    expect(keys('/cars-for-sale', {})).toEqual([['wallet'], ['buy-online'], ['commercial']]);
  });

  test('tell no budget that no car can be had for', () => {
    const owing: ShopperTerms = { ...usualTerms, equity: -1_800_000 };
    const [[card] = []] = slots('/cars-for-sale', {}, '2026-11-21', null, owing);
    expect(card?.rows.length).toBeGreaterThan(0);
    for (const { value } of card?.rows ?? []) expect(value).not.toBe('up to $0');
    const drowned = { ...usualTerms, equity: -9_000_000 };
    expect(slots('/cars-for-sale', {}, '2026-11-21', null, drowned)[0]?.[0]?.rows).toEqual([]);
  });

  test('have four places at the most, the wallet’s the first and the last [figures.promo-cards]', () => {
    const placed = keys('/cars-for-sale', every);
    expect(placed).toHaveLength(4);
    expect(placed[0]).toEqual(['wallet']);
    expect(placed[3]).toEqual(['trade-in-value']);
  });

  test('of buying online and of commercial vehicles lead to the search for them [content.buy-online-card, content.commercial-card]', () => {
    const address = '/cars-for-sale/toyota';
    const { query } = parseSearchUrl(new URL(address, 'http://shop.test'), brand, reference);
    const url = (searched: SearchQuery) => toSearchUrl(searched, brand, reference);
    const cards = promoCards(query, facets, {
      brand,
      flags: flagsOf(brand),
      terms: usualTerms,
      url,
    });
    expect(cards.map(({ key, action }) => [key, action.label, action.href])).toEqual([
      ['wallet', 'Set My Budget', walletHref(address)],
      ['buy-online', 'Shop Buy Online', '/cars-for-sale?homeServices=BUY_ONLINE'],
      ['commercial', 'Shop Commercial Vehicles', `${address}?experience=commercial`],
    ]);
  });

  test('of highlights name cars that something sets apart, and no others [results.highlight-cards]', () => {
    const found = (id: number, highlightType: string | null) => {
      const card = { id, highlightType, priceBeforeReduction: null, listedOn: '2026-01-01' };
      const facts = { incentive: null, hasSpecialOffer: false, certifiedProgram: null };
      return { hit: { card: { ...card, ...facts } }, viewCount: 0 } as unknown as Highlight;
    };
    const cars = [found(1, null), found(2, 'WARRANTY'), found(3, 'RETURN')];
    const [card] = days
      .flatMap((day) => slots('/cars-for-sale?zip=30303', {}, day, null, usualTerms, cars).flat())
      .filter(({ key }) => key === 'highlights');
    expect(card?.label).toBe('Sponsored');
    expect(card?.rows.map(({ href }) => href)).toEqual([
      '/cars-for-sale/vehicle/2?zip=30303',
      '/cars-for-sale/vehicle/3?zip=30303',
    ]);
  });

  test('say how many cars of the search can be bought without a visit', () => {
    const [, [buyOnline] = []] = slots('/cars-for-sale', {});
    expect(buyOnline?.rows, 'without services that no car has').toEqual([
      { label: 'Bought online', value: '1,200', href: null },
    ]);
  });

  test('of selling tells what sellers gain [defaults.seller-gain]', () => {
    const [sell] = days
      .flatMap((day) => slots('/cars-for-sale', every, day))
      .flat()
      .filter((card) => card?.key === 'sell');
    expect(sell?.text).toBe('Sellers receive 28% more on average.');
  });

  test('of every kind come in rotation, day by day [content.sell-card, content.wallet-sync-card, content.trade-in-card, content.lease-card]', () => {
    const seen = new Set(
      ['/cars-for-sale', '/cars-for-sale/new-cars'].flatMap((address) =>
        days.flatMap((day) => keys(address, every, day).flat()),
      ),
    );
    for (const key of ['commercial', 'sell', 'trade-in-value', 'lease', 'wallet-sync'])
      expect(seen).toContain(key);
  });

  test.each([
    [{}, 'trade-in-value'],
    [{ tradeValue: 6400 }, 'payoff-quote'],
    [{ tradeValue: 6400, amountOwed: 4900 }, 'credit-score'],
  ] as const)(
    'of a wallet with %j come with its next step [states.wallet-placement, content.payoff-card, content.credit-card]',
    (told, card) => {
      const wallet = { ...emptyWallet, ...told };
      const [last] = slots('/cars-for-sale', {}, '2026-11-21', wallet)[3] ?? [];
      expect(last?.key).toBe(card);
      expect(last?.action).toMatchObject({
        href: '/cars-for-sale/wallet?from=%2F',
        isOutside: false,
      });
      expect(keys('/cars-for-sale', every, '2026-11-21', wallet)[3]).toEqual([card]);
    },
  );

  test.each([
    ['sell', 'Sell your car yourself', 'https://out.test/sell'],
    ['trade-in-value', 'Count your trade-in', 'https://out.test/trade'],
    ['payoff-quote', 'Still owe on it?', 'https://out.test/payoff'],
    ['credit-score', 'See the rate you would get', 'https://out.test/score'],
    ['lease', 'Or lease it new', 'https://out.test/lease'],
    ['wallet-sync', 'Bring your wallet here', 'https://out.test/sync'],
    ['financing', 'Finance a private sale', 'https://out.test/loans'],
    ['warranties', 'Cover an older car', 'https://out.test/contracts'],
    ['gap', 'Owe more than it is worth?', 'https://out.test/gap'],
  ])(
    'of %s lead to the page of the operator about it [content.sell-card, content.wallet-sync-card, content.trade-in-card, content.payoff-card, content.credit-card, content.lease-card, content.financing-card, content.warranties-card, content.gap-card]',
    (key, title, href) => {
      const wallets = [{}, { tradeValue: 6400 }, { tradeValue: 6400, amountOwed: 4900 }];
      const cards = ['', '/new-cars', '/by-owner'].flatMap((way) =>
        days.flatMap((day) =>
          wallets.flatMap((told) =>
            slots(`/cars-for-sale${way}`, every, day, { ...emptyWallet, ...told }).flat(),
          ),
        ),
      );
      const [card] = cards.filter((each) => each.key === key);
      expect(card).toMatchObject({ title, action: { href, isOutside: true } });
    },
  );

  test('beside private sellers are financing, warranties and GAP, one after the other', () => {
    const placed = slots('/cars-for-sale/by-owner', every)[2];
    expect(placed?.map(({ key }) => key)).toEqual(['financing', 'warranties', 'gap']);
    expect(placed?.[0]?.rows[0]?.value).toBe('$18,250');
    expect(keys('/cars-for-sale/by-owner', { 'gap-insurance': 'https://out.test' })[2]).toEqual([
      'gap',
    ]);
  });
});
