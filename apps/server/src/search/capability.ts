import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import type { SearchServices } from '@forecourt/web/search/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import type { SearchMisses } from '../search-misses/search-misses.ts';
import type { CountViewers } from '../vehicles/view-counts/recent-viewers.ts';
import { countCategoryTabs } from './count-category-tabs.ts';
import { findPackages } from './find-packages.ts';
import { findRelaxations } from './find-relaxations.ts';
import { searchOptionsRoutes } from './option-routes.ts';
import { listingRoutes } from './routes.ts';
import { searchInGroups } from './search-in-groups.ts';
import { searchMetrics } from './search-metrics.ts';
import { type SearchCall, searchPolicies } from './search-policies.ts';
import { searchSettings } from './search-settings.ts';

type Parts = MarketParts & {
  readonly countViewers: CountViewers;
  readonly misses: SearchMisses;
};

/** Cars by filters, with counts, options and relaxations. */
export const search = {
  name: 'search',
  settings: searchSettings,
  policies: searchPolicies,
  folders: ['/rest/', '/cars-for-sale/searchoptions/'],
  metrics: ({ engine }: Parts) => searchMetrics(engine),
  routes: (parts: Parts) => [listingRoutes(parts), searchOptionsRoutes(parts)],
  services: (
    { engine, reference, misses }: Parts,
    { asker, brand, calls, switched, filterOf }: PageFacts<SearchCall>,
  ): SearchServices => ({
    searchListings: async (query, invalid) => {
      const found = await calls.require('search', () =>
        searchInGroups(engine, { query: switched(query), filter: filterOf(query), invalid }),
      );
      if (found.total === 0 && invalid.length === 0 && asker.kind !== 'bot')
        misses.note('nothing', toSearchUrl(query, brand, reference));
      return found;
    },
    countTabs: (query) =>
      calls.attempt(
        'category-counts',
        () => countCategoryTabs(engine, query, { brand, filterOf }),
        null,
      ),
    findRelaxations: (query, now) =>
      calls.attempt(
        'relaxations',
        () => findRelaxations({ engine, reference, brand, filterOf }, query, now),
        { kind: 'change', ways: [], nearest: null },
      ),
    findPackages: (trimCodes) =>
      calls.attempt(
        'packages',
        () =>
          new Map(trimCodes.map((trimCode) => [trimCode, findPackages(reference, { trimCode })])),
        null,
      ),
  }),
} as const satisfies Capability<Parts, PageFacts<SearchCall>>;
