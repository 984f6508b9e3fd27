import type { FilterValues } from './filter-groups.ts';
import type { PlaceReference } from './reference.ts';
import type { NumberRange, SearchFilter } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * What the engine is asked for a search: the ZIP becomes a point and a market, an experience the
 * filters that it stands for.
 */
export function toSearchFilter(query: SearchQuery, places: PlaceReference): SearchFilter {
  const place = query.zip === undefined ? undefined : places.findZip(query.zip);
  const nationwide = query.searchRadius === undefined || query.searchRadius === 0;
  const delivered = query.marketExtension === 'include' && place?.dmaCode && !nationwide;
  return {
    values: withExperience(query),
    ...range('year', query.startYear, query.endYear),
    ...range('price', query.minPrice, query.maxPrice),
    ...(place && { origin: { latitude: place.latitude, longitude: place.longitude } }),
    ...(place && !nationwide && query.searchRadius && { radiusMiles: query.searchRadius }),
    ...(delivered && place.dmaCode && { deliveredToDma: place.dmaCode }),
    ...(query.state !== undefined && { state: query.state }),
    ...(query.dma !== undefined && { dmaCode: query.dma }),
    ...(query.showcaseOwnerId !== undefined && { ownerId: query.showcaseOwnerId }),
    ...(query.isSponsorship && { tiers: ['PREMIUM', 'FEATURED'] as const }),
  };
}

function range<Name extends 'year' | 'price'>(
  name: Name,
  min: number | undefined,
  max: number | undefined,
): { [Key in Name]?: NumberRange } {
  if (min === undefined && max === undefined) return {};
  const bounds = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { [name]: bounds } as { [Key in Name]?: NumberRange };
}

/** What each experience narrows; the shopper's own choice in the same group stands. */
const experienceFilters: Record<NonNullable<SearchQuery['experience']>, FilterValues> = {
  commercial: { vehicleUseType: ['COMMERCIAL'] },
  'best-deals': { dealType: ['goodprice', 'greatprice'] },
  'hyundai-buy-online': { makeCode: ['HYUND'], homeServices: ['BUY_ONLINE'] },
};

function withExperience({ filters, experience }: SearchQuery): FilterValues {
  return experience === undefined ? filters : { ...experienceFilters[experience], ...filters };
}

/** Miles that the promotional calls are sent: 100 when absent or 100 or more (§5). */
export function promotionRadius(searchRadius: number | undefined): number {
  return searchRadius === undefined || searchRadius === 0 ? 100 : Math.min(100, searchRadius);
}

/** Ids that the promotional calls leave out: sent only when there are 1 to 25 (§5). */
export function sentExcludedIds(ids: readonly number[]): readonly number[] {
  return ids.length >= 1 && ids.length <= 25 ? ids : [];
}
