import type { FeatureFlags } from '../brand/feature-flags.ts';
import { without, withValues } from '../search/edit-search.ts';
import { effectiveFilters } from '../search/experience-filters.ts';
import { onlyValue } from '../search/filter-groups.ts';
import type { SearchQuery } from '../search/search-query.ts';
import type { Experience } from '../vehicle/codes.ts';
import type { VehicleReference } from '../vehicle/reference.ts';

/** Ways of shopping that results have a head of their own for. */
export type ShoppingWay =
  | Experience
  | 'private-exchange'
  | 'vehicle-exchange'
  | 'certified-program';

/** The search without what is switched off. Addresses keep it: it holds again once it is on. */
export function withoutSwitchedOff(query: SearchQuery, flags: FeatureFlags): SearchQuery {
  const placed = flags.has('market_extension')
    ? query
    : { ...query, marketExtension: 'off' as const };
  const isOff = query.experience === 'hyundai-buy-online' && !flags.has('hyundai_buy_online');
  return isOff ? { ...without(placed, 'experience'), page: query.page } : placed;
}

/** The way of shopping that a search is, if it is one: what its address names goes before its filters. */
export function findShoppingWay(query: SearchQuery, flags: FeatureFlags): ShoppingWay | null {
  const { experience } = withoutSwitchedOff(query, flags);
  if (experience !== undefined) return experience;
  const { listingType, makeCode, sellerType, vehicleExchange } = effectiveFilters(query);
  const isOfMaker = onlyValue(listingType) === 'CERTIFIED' && onlyValue(makeCode) !== undefined;
  if (isOfMaker && flags.has('oem_cpo_srp')) return 'certified-program';
  if (vehicleExchange?.includes('true') && flags.has('vehicle_exchange')) return 'vehicle-exchange';
  return onlyValue(sellerType) === 'p' ? 'private-exchange' : null;
}

/** The search after the way of shopping is left; what else was chosen stays. */
export function leftWay(
  query: SearchQuery,
  way: ShoppingWay,
  reference: VehicleReference,
): SearchQuery {
  if (way === 'private-exchange') return withValues(query, 'sellerType', [], reference);
  if (way === 'vehicle-exchange') return withValues(query, 'vehicleExchange', [], reference);
  if (way === 'certified-program') return withValues(query, 'listingType', [], reference);
  return without(query, 'experience');
}
