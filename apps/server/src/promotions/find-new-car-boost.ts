import { canBoostNewCars } from '@forecourt/domain/promotion/new-car-boost';
import { type FilterGroupKey, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type { SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { promotionRadius, toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import { findPaidListings, paidTiers } from './find-paid-listings.ts';

/** What is asked of used cars alone; all else a new car has to be as well. */
const usedOnly: ReadonlySet<FilterGroupKey> = new Set([
  'listingType',
  'mileage',
  'dealType',
  'priceDrop',
  'daysOnMarket',
  'vehicleHistoryType',
  'vehicleExchange',
]);

/** New cars like those of a search for older ones; none where the search rules them out. */
export async function findNewCarBoost(
  { engine, places }: { readonly engine: SearchReader; readonly places: PlaceReference },
  query: SearchQuery,
  wanted: { readonly count: number; readonly rotation: number; readonly today: string },
): Promise<readonly SearchHit[]> {
  if (!canBoostNewCars(query, Number(wanted.today.slice(0, 4)))) return [];
  const { startYear: _from, endYear: _to, experience: _experience, ...kept } = query;
  const values = Object.fromEntries(
    filterGroupKeys.flatMap((group) => {
      const chosen = query.filters[group];
      return chosen && !usedOnly.has(group) ? [[group, chosen]] : [];
    }),
  );
  const filter = toSearchFilter(
    {
      ...kept,
      marketExtension: 'off',
      filters: { ...values, listingType: ['NEW'] },
      searchRadius: promotionRadius(query.searchRadius),
    },
    places,
    wanted.today,
  );
  return findPaidListings(engine, filter, { tiers: paidTiers, ...wanted });
}
