import { priceDropSearch } from '@forecourt/domain/search/brand-search';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { PriceDrops } from '@forecourt/web/home/services';
import type { RequestFacts } from '../request/request-facts.ts';

const shownDrops = 5;

/** Cars that became cheaper: great and good deals, or all where there are not enough of those. */
export async function findPriceDrops(
  { engine, filterOf }: { readonly engine: SearchReader } & Pick<RequestFacts, 'filterOf'>,
  query: SearchQuery,
): Promise<PriceDrops> {
  const find = async (areDeals: boolean): Promise<PriceDrops> => {
    const search = priceDropSearch(query, areDeals);
    const { total, hits } = await engine.search({
      filter: filterOf(search),
      sort: search.sortBy,
      offset: 0,
      limit: shownDrops,
    });
    return { areDeals, total, hits };
  };
  const deals = await find(true);
  return deals.total < shownDrops ? find(false) : deals;
}
