import type { SortCode } from '@forecourt/domain/vehicle/codes';
import { type CarIndex, cardsOf, type SearchBody } from '../car-index.ts';
import type { Clause } from '../clause.ts';
import { deepestPlace } from '../index-schema.ts';
import { CostPage } from './cost-page.ts';
import { DistancePage } from './distance-page.ts';
import { NearbyPage } from './nearby-page.ts';
import type { PageContext, PageFinder, PageWanted } from './page-finder.ts';
import { pageOfIds } from './page-of-ids.ts';
import { WholeCostPage } from './whole-cost-page.ts';

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

/** How the page of a request is found: most orders are the index’s own, costs and distances are reckoned here. */
export function findPage(wanted: PageWanted, context: PageContext): PageFinder {
  const { sort, origin, costs, query } = wanted;
  const isDeep = wanted.offset + wanted.limit > deepestPlace;
  if (wanted.limit === 0) return noPage(query);
  if (sort === 'paymentASC' || sort === 'totalASC' || sort === 'ownASC') {
    if (!costs) return pageBy([tie], wanted, context);
    if (isDeep) return pageBy(sorts.derivedpriceASC, wanted, context);
    const isByPrice = !costs.withFees && !costs.ownership;
    const page = new (isByPrice ? CostPage : WholeCostPage)(wanted, costs, context.index);
    return pageOfIds(wanted, context, () => page.findIds());
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
      query,
      sort,
      size: isThere ? limit : skipped,
      _source: isThere,
      ...(after && { search_after: after }),
    });
    if (isThere || hits.length < skipped) return isThere ? hits : [];
    place += skipped;
    after = hits.at(-1)?.sort;
  }
}
