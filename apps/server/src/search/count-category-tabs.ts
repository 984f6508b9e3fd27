import {
  type CategoryTab,
  countTabs,
  tabGroups,
  withCategory,
} from '@forecourt/domain/search/category-tabs';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { RequestFacts } from '../request/request-facts.ts';

/** How many cars each category tab beside a search would bring: all of them by one request. */
export async function countCategoryTabs(
  engine: SearchReader,
  query: SearchQuery,
  { brand, filterOf }: Pick<RequestFacts, 'brand' | 'filterOf'>,
): Promise<ReadonlyMap<CategoryTab, number>> {
  const all = withCategory(query, 'all', brand);
  const counted = await engine.search({
    filter: filterOf(all),
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: tabGroups,
  });
  return countTabs(counted);
}
