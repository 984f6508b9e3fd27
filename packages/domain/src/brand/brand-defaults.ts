import type { FilterGroupKey, FilterValues } from '../search/filter-groups.ts';
import type { Brand } from './brand.ts';

/** What a search of the brand is narrowed by when its address says nothing. */
export function defaultFilters(brand: Brand): FilterValues {
  const listingType = [...brand.defaultListingTypes].sort();
  return {
    ...(listingType.length > 0 && { listingType }),
    ...(brand.makeCode !== null && { makeCode: [brand.makeCode] }),
  };
}

/** Whether a group's choice is the brand's own, which is never written, named or removed. */
export function isDefaultChoice(
  group: FilterGroupKey,
  filters: FilterValues,
  brand: Brand,
): boolean {
  const chosen = filters[group] ?? [];
  const usual = defaultFilters(brand)[group] ?? [];
  return chosen.length === usual.length && usual.every((value) => chosen.includes(value));
}
