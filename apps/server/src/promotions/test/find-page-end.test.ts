import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { expect, test } from 'vitest';
import { reference, today } from '../../../test/paid-market.ts';
import { findPageEnd, findSimilar } from '../find-page-end.ts';

const near = new URL('http://localhost/cars-for-sale?zip=30303&searchRadius=50');
const { query } = parseSearchUrl(near, requireBrand('atc'), reference);

const hitOf = (id: number, distanceMiles: number) =>
  ({ card: { id }, owner: { deliveryDmaCodes: [] }, distanceMiles }) as unknown as SearchHit;

/** An engine that finds cars at these miles, and like ones without end. @param radii of what is asked for */
function engineOf(miles: readonly number[], radii: unknown[] = []): SearchReader {
  const engine: Pick<SearchReader, 'search' | 'count'> = {
    count: async () => 0,
    search: async ({ filter, sort, limit }) => {
      radii.push(filter.radiusMiles);
      const farther = miles.map((distance, at) => hitOf(at + 1, distance));
      const like = Array.from({ length: limit }, (_, at) => hitOf(at + 1000, 1));
      const hits = sort === 'distanceASC' ? farther : like;
      const facets = new Map([['vehicleStyleCode' as const, new Map([['SEDAN', 9]])]]);
      return { total: hits.length, hits, facets, stats: null, histograms: null };
    },
  };
  return engine as SearchReader;
}

/** What follows results when so many cars are like them, at these miles. */
async function endOf(total: number, miles: readonly number[]) {
  const attempt = async <Result>(_name: string, call: () => Result | Promise<Result>) => call();
  return findPageEnd(
    {
      engine: engineOf(miles),
      places: reference,
      today,
      flags: new Set(),
      calls: { attempt, require: attempt },
    },
    query,
    { total, shownIds: [] },
  );
}

test.each([
  [25, [], 20],
  [26, [], 0],
  [23, [10, 50], 20],
  [24, [10, 50], 0],
  [24, [10, 51], 20],
])(
  'beside %i results and cars like them at %j miles %i like cars are shown [figures.similar]',
  async (total, miles, shown) => {
    const { similar, supplemental } = await endOf(total, miles);
    expect([similar.length, supplemental.length]).toEqual([shown, miles.length]);
  },
);

test.each([
  [{}, 50],
  [{ searchRadius: 10 }, 10],
  [{ searchRadius: 0 }, 100],
  [{ searchRadius: 500 }, 100],
])(
  'like cars of a search with %j are at most %i miles away [calls.similar, conditions.radius-sent, figures.radius]',
  async (change: Partial<SearchQuery>, expected) => {
    const radii: unknown[] = [];
    const sources = { engine: engineOf([], radii), places: reference, today };
    await findSimilar(sources, { ...query, ...change }, []);
    expect(radii.at(-1)).toBe(expected);
  },
);
