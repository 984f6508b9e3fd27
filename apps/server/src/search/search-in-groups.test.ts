import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { verdictOf } from '@forecourt/vehicle-rules/verdict';
import { describe, expect, test } from 'vitest';
import { searchInGroups } from './search-in-groups.ts';
import { searchListings } from './search-listings.ts';

const reference = { ...vehicleReference, ...placeReference };
const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 8000, seed: 7, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);

const askedOf = (address: string) => {
  const url = new URL(address, 'http://localhost');
  const { query, invalid } = parseSearchUrl(url, requireBrand('atc'), reference);
  return { query, invalid, filter: toSearchFilter(query, reference, today) };
};

test('a ZIP that there is not finds nothing, beside the scales of the cars that the rest leaves', async () => {
  const asked = askedOf('/cars-for-sale/honda?zip=00000');
  const { total, histograms } = await searchListings(engine, asked);
  const { histograms: anywhere } = await searchListings(engine, askedOf('/cars-for-sale/honda'));
  expect([asked.invalid.length, total]).toEqual([1, 0]);
  expect(histograms).toEqual(anywhere);
  expect(histograms?.price.some((count) => count > 0)).toBe(true);
});

describe('a search near a ZIP', () => {
  const address = '/cars-for-sale/atlanta-ga?searchRadius=50&zip=30303';
  const pages = async (sort: string) => {
    const first = await searchInGroups(engine, askedOf(`${address}&sortBy=${sort}`));
    const last = Math.ceil(first.total / 25);
    const more = await Promise.all(
      Array.from({ length: last - 1 }, (_, at) =>
        searchInGroups(engine, askedOf(`${address}&sortBy=${sort}&page=${at + 2}`)),
      ),
    );
    return [first, ...more];
  };

  test.each(['relevance', 'derivedpriceASC', 'mileageDESC'])(
    'shows every car once by %s, those in the radius first',
    async (sort) => {
      const found = await pages(sort);
      const [{ total = 0, inPlace = 0 } = {}] = found;
      const hits = found.flatMap((page) => page.hits);
      expect(new Set(hits.map(({ card }) => card.id)).size).toBe(total);
      expect(hits).toHaveLength(total);
      expect(inPlace).toBeGreaterThan(25);
      expect(total).toBeGreaterThan(inPlace);
      hits.forEach(({ distanceMiles }, at) => {
        expect((distanceMiles ?? 0) <= 50).toBe(at < inPlace);
      });
    },
  );

  test('counts what it counts without groups', async () => {
    const {
      hits: _hits,
      inPlace: _near,
      ...grouped
    } = await searchInGroups(engine, askedOf(address));
    const { hits: _flat, ...plain } = await searchListings(engine, askedOf(address));
    expect(grouped).toEqual(plain);
  });
});

test.each([
  '/cars-for-sale',
  '/cars-for-sale/atlanta-ga?marketExtension=off&searchRadius=50&zip=30303',
])('where nothing is delivered from beyond there are no groups: %s', async (address) => {
  expect(await searchInGroups(engine, askedOf(address))).toEqual(
    await searchListings(engine, askedOf(address)),
  );
});

describe('the first page of a search by relevance', () => {
  const places = ['30303', '90012', '60601', '77002', '10001', '80202', '98101', '33130', '75201'];
  const bodies = ['', '/suv', '/sedan'];
  const addresses = places.flatMap((zip) =>
    bodies.map((body) => `/cars-for-sale${body}?searchRadius=200&zip=${zip}`),
  );

  test('has each verdict about as often as the market, and nothing out of proportion', async () => {
    const market = new Map<string, number>();
    const shown = new Map<string, number>();
    for (const address of addresses) {
      const { filter } = askedOf(address);
      const { total, hits } = await engine.search({
        filter,
        sort: 'relevance',
        offset: 0,
        limit: stock.length * 200,
      });
      if (total < 50) continue;
      const first = hits.slice(0, 25);
      for (const { card } of first) {
        expect(card.mileage ?? 0).toBeLessThan(250_000);
        expect(verdictOf(card.deal)).not.toBe('too-far-from-market');
      }
      addShares(market, hits);
      addShares(shown, first);
    }
    for (const verdict of ['great', 'good', 'fair', 'high', 'overpriced', 'too-few-comparables']) {
      const share = (shown.get(verdict) ?? 0) / (market.get(verdict) ?? 0);
      expect([verdict, share >= 0.5 && share <= 2, share]).toEqual([verdict, true, share]);
    }
  });
});

function addShares(shares: Map<string, number>, hits: readonly SearchHit[]): void {
  for (const { card } of hits) {
    const verdict = verdictOf(card.deal);
    shares.set(verdict, (shares.get(verdict) ?? 0) + 1 / hits.length);
  }
}
