import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { usualTerms } from '@forecourt/domain/money/shopper-terms';
import { emptyWallet } from '@forecourt/domain/money/wallet/wallet';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { expect, test } from 'vitest';
import { toPageEndData } from './page-end-data.ts';
import { promoSlots } from './promo-slots.ts';
import { toShowcaseData } from './showcase-data.ts';

const brand = requireBrand('atc');
const reference = { ...vehicleReference, ...placeReference };
const today = '2026-11-21';
const [dealer] = [...generateDemoInventory({ listings: 400, seed: 9, today })].filter(
  ({ owner }) => !owner.privateSeller,
);
if (!dealer) throw new Error('The demo has no dealer.');
const { owner } = dealer;
const { state, dmaCode } = owner;
const [car] = dealer.listings;
/** Listed today, which sets it apart. */
const hit = { card: { ...car, listedOn: today, priceBeforeReduction: null }, owner };

const read = (address: string) =>
  parseSearchUrl(new URL(address, 'http://shop.test'), brand, reference).query;
const url = (query: SearchQuery) => toSearchUrl(query, brand, reference);

/** Where every promotion of a search leads whose dealer is some miles away. */
function linksOf(query: SearchQuery, distanceMiles: number | null) {
  const found = { ...hit, distanceMiles } as SearchHit;
  const slots = ['2026-11-20', '2026-11-21', '2026-11-22'].flatMap((day) =>
    promoSlots(
      query,
      {
        facets: new Map([['homeServices', new Map([['BUY_ONLINE', 12]])]]),
        highlights: [{ hit: { ...found, card: { ...found.card, listedOn: day } }, viewCount: 0 }],
        averagePrice: 20_000,
      },
      {
        context: {
          brand,
          flags: flagsOf(brand),
          outsidePages: {},
          today: day,
          terms: usualTerms,
          wallet: emptyWallet,
        },
        url,
        nameOf: () => 'a car',
      },
    ).flat(),
  );
  const toCard = () => {
    throw new Error('No card is drawn.');
  };
  const showcase = toShowcaseData(
    { variant: 'owner', owner, distanceMiles, cars: [], stock: 60 },
    query,
    toCard,
    url,
  );
  const preorder = { makeCode: 'TOYOTA', modelCode: 'CAMRY', total: 4, startingMsrp: null };
  const end = toPageEndData(
    {
      supplemental: [],
      supplementalTotal: 20,
      similar: [],
      preorder: { ...preorder, dealers: [{ owner, distanceMiles }] },
    },
    query,
    { toCard, url, context: { reference, today } },
  );
  const own = slots.flatMap(({ action, rows }) => [action.href, ...rows.map(({ href }) => href)]);
  const cars = own.filter((href) => href?.startsWith('/cars-for-sale/vehicle/'));
  const ofDealer = [showcase.href, end.preorder?.dealers[0]?.href ?? ''].map(read);
  const wallets = own.flatMap(
    (href) => new URL(href ?? '', 'http://shop.test').searchParams.get('from') ?? [],
  );
  const others = own.filter((href) => href && !cars.includes(href) && !href.includes('/wallet'));
  const searches = [...others, ...wallets, end.preorder?.href, end.supplemental.moreHref];
  return { cars, ofDealer, searches: searches.flatMap((href) => (href ? [read(href)] : [])) };
}

test('promotions keep the shopper’s ZIP, and the radius that their dealer stands in', () => {
  const query = read('/cars-for-sale/atlanta-ga?zip=30303&searchRadius=100');
  const { cars, ofDealer, searches } = linksOf(query, 99.6);
  expect(cars.length).toBeGreaterThan(0);
  for (const href of cars) expect(href).toMatch(/\?zip=30303$/);
  expect(searches.length).toBeGreaterThan(8);
  for (const search of searches) expect(search.zip).toBe('30303');
  for (const search of ofDealer)
    expect(search).toMatchObject({ zip: '30303', searchRadius: 100, showcaseOwnerId: owner.id });
  for (const search of linksOf(query, 100.4).ofDealer)
    expect(search, 'beyond it all cars of the dealer are shown').toMatchObject({ searchRadius: 0 });
});

test('promotions keep a state or a market that their dealer is in', () => {
  for (const [name, own, other] of [
    ['state', state, state === 'GA' ? 'TX' : 'GA'],
    ['dma', dmaCode, null],
  ] as const) {
    const { ofDealer, searches } = linksOf(read(`/cars-for-sale?${name}=${own}`), null);
    for (const search of ofDealer) expect(search).toMatchObject({ [name]: own });
    for (const search of searches.filter(({ filters }) => filters.modelCode === undefined))
      expect(search).toMatchObject({ [name]: own });
    if (other === null) continue;
    for (const search of linksOf(read(`/cars-for-sale?${name}=${other}`), null).ofDealer)
      expect(search).not.toHaveProperty(name);
  }
});
