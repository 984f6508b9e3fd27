import { withValues } from '../search/edit-search.ts';
import { onlyValue } from '../search/filter-groups.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { VehicleReference } from '../vehicle/reference.ts';

/** The make whose certified program a search is about: the only one chosen. */
export function findProgramMake(query: SearchQuery, reference: VehicleReference): string | null {
  return reference.findMake(onlyValue(query.filters.makeCode) ?? '')?.name ?? null;
}

/**
 * "Include Certified Vehicles": CERTIFIED beside the conditions that are chosen. With none chosen
 * certified cars are included already, and adding one would leave the others out.
 */
export function withCertified(query: SearchQuery, reference: VehicleReference): SearchQuery {
  const conditions = query.filters.listingType ?? [];
  if (conditions.length === 0) return { ...query, page: 1 };
  return withValues(query, 'listingType', [...conditions, 'CERTIFIED'], reference);
}
