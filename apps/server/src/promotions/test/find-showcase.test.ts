import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import { reference, today } from '../../../test/paid-market.ts';
import { findShowcase } from '../find-showcase.ts';

const hitOf = (id: number, privateSeller = false) =>
  ({ card: { id }, owner: { id: 7, privateSeller }, distanceMiles: null }) as unknown as SearchHit;

/** The showcase of a search for which dealers pay with some cars, the first of them with so many in all. */
function showcaseOf(chosen: readonly SearchHit[], total: number, address = '/cars-for-sale') {
  const url = new URL(address, 'http://localhost');
  const engine: Pick<SearchReader, 'search' | 'count'> = {
    count: async () => 40,
    search: async ({ limit }) => {
      const hits = Array.from({ length: Math.min(total, limit) }, (_, at) => hitOf(at + 1));
      return { total, hits, facets: new Map(), stats: null, histograms: null };
    },
  };
  return findShowcase(
    { engine: engine as SearchReader, places: reference },
    parseSearchUrl(url, requireBrand('atc'), reference).query,
    { findChosen: async () => chosen, today },
  );
}

test.each([
  [1, 'owner', 1],
  [2, 'owner', 2],
  [3, 'inventory', 3],
  [12, 'inventory', 12],
  [30, 'inventory', 12],
])(
  'a dealer with %i cars of the search is shown by its %s, with %i [advertising.showcase]',
  async (total, variant, shown) => {
    const showcase = await showcaseOf([hitOf(1)], total);
    expect([showcase?.variant, showcase?.cars.length]).toEqual([variant, shown]);
  },
);

test('without a dealer that pays there is none, nor among sponsored results [states.alpha-conditions]', async () => {
  expect(await showcaseOf([], 5)).toBeNull();
  expect(await showcaseOf([hitOf(1, true)], 5)).toBeNull();
  expect(await showcaseOf([hitOf(1)], 5, '/cars-for-sale?isSponsorship=true')).toBeNull();
  expect(await showcaseOf([hitOf(1, true), hitOf(2)], 5)).toMatchObject({ owner: { id: 7 } });
});
