import type { Brand } from '../brand/brand.ts';
import type { FeatureFlag, FeatureFlags } from '../brand/feature-flags.ts';
import { type CodeName, codesOf } from '../vehicle/codes.ts';
import { withoutFilters } from './edit-search.ts';
import { effectiveFilters } from './experience-filters.ts';
import type { FilterGroupKey, FilterValues } from './filter-groups.ts';
import type { SearchResult } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';

/** The tabs above the results, in their order. */
export const categoryTabs = [
  { code: 'all', name: 'All Results' },
  { code: 'best-deals', name: 'Best Deals' },
  { code: 'buy-online', name: 'Buy Online' },
  { code: 'by-owner', name: 'For Sale By Owner' },
  { code: 'certified', name: 'Certified Used' },
] as const satisfies readonly CodeName[];
export type CategoryTab = (typeof categoryTabs)[number]['code'];

const tabFilters: Readonly<Record<CategoryTab, FilterValues>> = {
  all: {},
  'best-deals': { dealType: ['goodprice', 'greatprice'] },
  'buy-online': { homeServices: ['BUY_ONLINE'] },
  'by-owner': { sellerType: ['p'] },
  certified: { listingType: ['CERTIFIED'] },
};

const tabFlags: Readonly<Partial<Record<CategoryTab, FeatureFlag>>> = {
  'best-deals': 'best_deals_entry_point',
  'buy-online': 'home_services',
};

/** The tabs that are switched on. */
export function shownTabs(flags: FeatureFlags): readonly (typeof categoryTabs)[number][] {
  return categoryTabs.filter(({ code }) => {
    const flag = tabFlags[code];
    return flag === undefined || flags.has(flag);
  });
}

/**
 * The search behind a tab: the filters give way to the category's, the experience ends, place (ZIP,
 * radius, state, market) and order stay. All Results is the search without filters.
 */
export function withCategory(query: SearchQuery, tab: CategoryTab, brand: Brand): SearchQuery {
  const { state, dma } = query;
  const cleared = {
    ...withoutFilters(query, brand),
    ...(state !== undefined && { state }),
    ...(dma !== undefined && { dma }),
  };
  return { ...cleared, filters: { ...cleared.filters, ...tabFilters[tab] } };
}

/** The groups by which tabs differ. Of the options of one tab a car is in one: their counts add up. */
export const tabGroups = Object.values(tabFilters).flatMap(
  (filters) => Object.keys(filters) as FilterGroupKey[],
);

/**
 * How many cars each tab brings, by what one search counts.
 *
 * @param counted the search behind All Results, with the counts of `tabGroups`: a group's own choice
 *   does not narrow them, as a tab's choice takes its place
 */
export function countTabs({
  total,
  facets,
}: Pick<SearchResult, 'total' | 'facets'>): ReadonlyMap<CategoryTab, number> {
  const countOf = (tab: CategoryTab) => {
    const [chosen] = Object.entries(tabFilters[tab]);
    if (chosen === undefined) return total;
    const [group, values] = chosen;
    const counts = facets.get(group as FilterGroupKey);
    return values.reduce((sum, value) => sum + (counts?.get(value) ?? 0), 0);
  };
  return new Map(categoryTabs.map(({ code }) => [code, countOf(code)]));
}

/** The tab that a search belongs to: the one whose choices it or its experience has, whatever else it has. */
export function categoryOf(query: SearchQuery): CategoryTab {
  const named = codesOf(categoryTabs).filter((code) => code !== 'all');
  return named.find((code) => hasChoices(query, tabFilters[code])) ?? 'all';
}

function hasChoices(query: SearchQuery, wanted: FilterValues): boolean {
  const filters = effectiveFilters(query);
  return Object.entries(wanted).every(([group, values]) => {
    const own = filters[group as FilterGroupKey] ?? [];
    return own.length === values.length && values.every((value) => own.includes(value));
  });
}
