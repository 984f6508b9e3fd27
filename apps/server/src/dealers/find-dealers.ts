import type { Brand } from '@forecourt/domain/brand/brand';
import { arrangeDealers } from '@forecourt/domain/dealer/arrange-dealers';
import type { DealerQuery } from '@forecourt/domain/dealer/dealer-query';
import { worldArea } from '@forecourt/domain/map/map-area';
import { wholeBrandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { FoundDealers } from '@forecourt/web/dealers/services';
import { wallClockAt } from '../request/wall-clock.ts';

/** The search for the cars that dealers have to have to be found: near enough, and of the make. */
export function dealersCars(
  { zip, searchRadius, state, makeCode }: DealerQuery,
  brand: Brand,
): SearchQuery {
  const whole = wholeBrandSearch(brand);
  const make = makeCode === null ? {} : { makeCode: [makeCode] };
  return {
    ...whole,
    filters: { ...whole.filters, ...make, sellerType: ['d'] },
    // A dealer that delivers is where it is.
    marketExtension: 'off',
    ...(zip !== null && { zip, searchRadius }),
    ...(state !== null && { state }),
  };
}

/** Dealers that a page of the directory shows. */
const pageSize = 25;

interface Asked {
  readonly query: DealerQuery;
  /** The cars that they have to have: where, and of which make. */
  readonly filter: SearchFilter;
  /** When it is asked, in milliseconds since 1970. */
  readonly now: number;
}

/** A page of the dealers with cars for sale, and how many each state has of all that are meant. */
export async function findDealers(
  engine: Pick<SearchReader, 'ownersIn'>,
  { query, filter, now }: Asked,
): Promise<FoundDealers> {
  const owners = await engine.ownersIn(filter, worldArea);
  const all = arrangeDealers(owners, query, filter.origin ?? null);
  const states = Map.groupBy(all, ({ owner }) => owner.state);
  const start = (query.page - 1) * pageSize;
  return {
    total: all.length,
    pages: Math.ceil(all.length / pageSize),
    states: [...states].map(([state, { length }]) => ({ state, dealers: length })),
    dealers: all
      .slice(start, start + pageSize)
      .map((found) => ({ ...found, sellerClock: wallClockAt(found.owner, now) })),
  };
}
