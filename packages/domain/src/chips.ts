import type { Brand } from './brand.ts';
import { experiences, nameOf } from './codes.ts';
import { without, withoutFilters, withToggled } from './edit-search.ts';
import { filterGroupKeys } from './filter-groups.ts';
import type { Reference } from './parse-search-url.ts';
import { priceLabel, valueName } from './search-names.ts';
import type { SearchQuery } from './search-query.ts';

/** One thing that is set, and the search without it. */
export interface Chip {
  /** Stable over searches, for keys: `makeCode:TOYOTA`. */
  readonly key: string;
  readonly label: string;
  readonly cleared: SearchQuery;
}

/**
 * The chips of a search, in the order of the filter panel. A chip clears its own value; price and
 * year chips clear both bounds; clearing the last value that an experience stands for clears the
 * experience as well (§4). The brand's default condition is no chip.
 */
export function chips(query: SearchQuery, brand: Brand, reference: Reference): Chip[] {
  return [
    ...experienceChip(query),
    ...filterGroupKeys.flatMap((group) => {
      if (group === 'listingType' && isDefaultCondition(query, brand)) return [];
      return (query.filters[group] ?? []).map((value) => ({
        key: `${group}:${value}`,
        label: valueName(group, value, reference),
        cleared: clearedOf(query, group, value, reference),
      }));
    }),
    ...rangeChips(query),
    ...sponsorshipChip(query),
  ];
}

function clearedOf(
  query: SearchQuery,
  group: (typeof filterGroupKeys)[number],
  value: string,
  reference: Reference,
): SearchQuery {
  const next = withToggled(query, group, value, reference);
  const carriesExperience =
    (query.experience === 'commercial' && group === 'vehicleUseType') ||
    (query.experience === 'best-deals' && group === 'dealType') ||
    (query.experience === 'hyundai-buy-online' && group === 'homeServices');
  return carriesExperience ? without(next, 'experience') : next;
}

function isDefaultCondition({ filters }: SearchQuery, brand: Brand): boolean {
  const chosen = filters.listingType ?? [];
  const defaults: readonly string[] = brand.defaultListingTypes;
  return chosen.length === defaults.length && chosen.every((type) => defaults.includes(type));
}

function experienceChip(query: SearchQuery): Chip[] {
  if (query.experience === undefined) return [];
  const label = nameOf(experiences, query.experience);
  return [{ key: 'experience', label, cleared: without(query, 'experience') }];
}

function rangeChips(query: SearchQuery): Chip[] {
  const price = priceLabel(query.minPrice, query.maxPrice);
  const year = yearLabel(query.startYear, query.endYear);
  return [
    ...(year
      ? [{ key: 'year', label: year, cleared: without(query, 'startYear', 'endYear') }]
      : []),
    ...(price
      ? [{ key: 'price', label: price, cleared: without(query, 'minPrice', 'maxPrice') }]
      : []),
  ];
}

export function yearLabel(start: number | undefined, end: number | undefined): string | undefined {
  if (start !== undefined && end !== undefined)
    return start === end ? `${start}` : `${start} - ${end}`;
  if (start !== undefined) return `${start} or newer`;
  return end === undefined ? undefined : `${end} or older`;
}

function sponsorshipChip(query: SearchQuery): Chip[] {
  if (!query.isSponsorship) return [];
  return [{ key: 'isSponsorship', label: 'Sponsored', cleared: without(query, 'isSponsorship') }];
}

/** The search with every chip removed. */
export function clearedOfAll(query: SearchQuery, brand: Brand): SearchQuery {
  return withoutFilters(query, brand);
}
