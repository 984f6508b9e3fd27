import type { CostRules } from '@forecourt/domain/search/cost-rules';
import type { GeoPoint, ListingCard } from '@forecourt/domain/search/search-engine';
import type { SortCode } from '@forecourt/domain/vehicle/codes';
import { type CarIndex, cardsOf, type SearchAnswer, type SearchBody } from '../car-index.ts';
import type { Clause } from '../clause.ts';
import type { FilterPlan, Surroundings } from '../filter-plan.ts';
import { deepestPlace } from '../index-schema.ts';
import { CostPage } from './cost-page.ts';
import { DistancePage } from './distance-page.ts';
import { NearbyPage } from './nearby-page.ts';
import { WholeCostPage } from './whole-cost-page.ts';

/** The part of an order that is wanted. */
export interface PageWanted {
  readonly sort: SortCode;
  readonly origin: GeoPoint | undefined;
  readonly costs: CostRules | undefined;
  readonly offset: number;
  readonly limit: number;
  /** What the cars have to match. */
  readonly query: Clause;
  readonly plan: FilterPlan;
}

export interface PageContext {
  readonly index: CarIndex;
  readonly surroundings: Surroundings;
}

/** Finds a page by a first search, in which other things may be counted, and more if need be. */
export interface PageFinder {
  readonly first: SearchBody;
  finish(answer: SearchAnswer): Promise<ListingCard[]>;
}

const tie = { id: 'asc' };

/** What the index knows nothing of: it is ordered by the shopper's own place and terms. */
type ShopperSort = 'distanceASC' | 'paymentASC' | 'totalASC' | 'ownASC';

const sorts: Readonly<Record<Exclude<SortCode, ShopperSort>, readonly Clause[]>> = {
  relevance: [{ standing: 'desc' }, tie],
  derivedpriceASC: [byNumber('price', 'asc'), tie],
  derivedpriceDESC: [byNumber('price', 'desc'), tie],
  datelistedASC: [{ listedDay: 'asc' }, tie],
  datelistedDESC: [{ listedDay: 'desc' }, tie],
  mileageASC: [byNumber('mileage', 'asc'), tie],
  mileageDESC: [byNumber('mileage', 'desc'), tie],
  yearASC: [{ year: 'asc' }, tie],
  yearDESC: [{ year: 'desc' }, tie],
  pricedropDESC: [byNumber('priceDrop', 'desc'), tie],
};

function byNumber(field: string, order: 'asc' | 'desc'): Clause {
  return { [field]: { order, missing: '_last' } };
}

export function findPage(wanted: PageWanted, context: PageContext): PageFinder {
  const { sort, origin, costs, query } = wanted;
  const isDeep = wanted.offset + wanted.limit > deepestPlace;
  if (wanted.limit === 0) return noPage(query);
  if (sort === 'paymentASC' || sort === 'totalASC' || sort === 'ownASC') {
    if (costs?.withFees && !isDeep) return new WholeCostPage(wanted, costs, context);
    if (!costs) return pageBy([tie], wanted, context);
    return isDeep
      ? pageBy(sorts.derivedpriceASC, wanted, context)
      : new CostPage(wanted, costs, context);
  }
  if (sort === 'distanceASC') {
    return origin ? new DistancePage(wanted, origin, context) : pageBy([tie], wanted, context);
  }
  if (sort === 'relevance' && origin && !isDeep) {
    return new NearbyPage(wanted, origin, context);
  }
  return pageBy(sorts[sort], wanted, context);
}

function noPage(query: Clause): PageFinder {
  return { first: { query, size: 0 }, finish: async () => [] };
}

function pageBy(
  sort: readonly Clause[],
  { query, offset, limit }: PageWanted,
  { index }: PageContext,
): PageFinder {
  if (offset + limit <= deepestPlace) {
    return {
      first: { query, sort, from: offset, size: limit },
      finish: async ({ hits }) => cardsOf(hits),
    };
  }
  return {
    first: { query, size: 0 },
    finish: async ({ total }) =>
      total > offset ? cardsOf(await walkTo(index, { query, sort, offset, limit })) : [],
  };
}

/** Goes through an order up to a place that no single search reaches. */
async function walkTo(
  index: CarIndex,
  {
    query,
    sort,
    offset,
    limit,
  }: Pick<PageWanted, 'query' | 'offset' | 'limit'> & {
    readonly sort: readonly Clause[];
  },
) {
  let after: SearchBody['search_after'];
  for (let place = 0; ; ) {
    const skipped = Math.min(deepestPlace, offset - place);
    const isThere = skipped === 0;
    const { hits } = await index.searchOne({
      ...{ query, sort, size: isThere ? limit : skipped, _source: isThere },
      ...(after && { search_after: after }),
    });
    if (isThere || hits.length < skipped) return isThere ? hits : [];
    place += skipped;
    after = hits.at(-1)?.sort;
  }
}
