import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { DealerStock } from '@forecourt/web/dealers/services';
import type { Database } from '../platform/database/database.ts';
import { countUnderPrices } from '../request/count-under-prices.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { readOwnersById } from './read-owners.ts';

const shownCars = 8;

/** Whole dollars that a shopper may set out from. */
const entryPrices = [10_000, 20_000, 30_000, 40_000] as const;

/** A dealer, with cars for sale or without; private sellers have no page. */
export async function findDealer(database: Database, ownerId: number): Promise<Owner | undefined> {
  const [owner] = await readOwnersById(database, [ownerId]);
  return owner?.privateSeller === false ? owner : undefined;
}

/** A dealer that the search knows, for while the database is away. */
export async function findKnownDealer(
  engine: Pick<SearchReader, 'findOwner'>,
  ownerId: number,
): Promise<Owner | undefined> {
  const owner = await engine.findOwner(ownerId);
  return owner?.privateSeller === false ? owner : undefined;
}

/** @param query names the dealer */
export async function findDealerStock(
  dependencies: { readonly engine: SearchReader } & Pick<RequestFacts, 'filterOf'>,
  query: SearchQuery,
): Promise<DealerStock> {
  const { engine, filterOf } = dependencies;
  const [{ total, hits, facets, stats }, underPrices] = await Promise.all([
    engine.search({
      filter: filterOf(query),
      sort: query.sortBy,
      offset: 0,
      limit: shownCars,
      facets: ['listingType', 'vehicleStyleCode', 'dealType'],
      stats: true,
    }),
    countUnderPrices(dependencies, query, entryPrices),
  ]);
  return {
    total,
    hits,
    conditions: facets.get('listingType') ?? new Map(),
    styles: facets.get('vehicleStyleCode') ?? new Map(),
    deals: facets.get('dealType') ?? new Map(),
    prices: stats?.derivedprice ?? null,
    years: stats?.year ?? null,
    underPrices,
  };
}
