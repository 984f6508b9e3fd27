import type { Brand } from '@forecourt/domain/brand/brand';
import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import {
  type CategoryTab,
  countTabs,
  tabGroups,
  withCategory,
} from '@forecourt/domain/search/category-tabs';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { today } from '../platform/today.ts';
import { toSwitchedSearch } from '../request/search-request.ts';

/** How many cars each category tab beside a search would bring: all of them by one request. */
export async function countCategoryTabs(
  { engine, places }: { readonly engine: SearchReader; readonly places: PlaceReference },
  query: SearchQuery,
  brand: Brand,
  flags: FeatureFlags,
): Promise<ReadonlyMap<CategoryTab, number>> {
  const all = withCategory(query, 'all', brand);
  const counted = await engine.search({
    filter: toSearchFilter(toSwitchedSearch(all, flags), places, today()),
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: tabGroups,
  });
  return countTabs(counted);
}
