import type { PlaceReference } from '../vehicle/reference.ts';
import { effectiveFilters } from './experience-filters.ts';
import type { NumberRange, SearchFilter } from './search-engine.ts';
import type { SearchQuery } from './search-query.ts';

/**
 * What the engine is asked for a search: the ZIP becomes a point and a market, an experience the
 * filters that it stands for.
 *
 * @param today `YYYY-MM-DD`, up to which days on the market are counted
 */
export function toSearchFilter(
  query: SearchQuery,
  places: PlaceReference,
  today: string,
): SearchFilter {
  const place = query.zip === undefined ? undefined : places.findZip(query.zip);
  const nationwide = query.searchRadius === undefined || query.searchRadius === 0;
  const year = toRange(query.startYear, query.endYear);
  const price = toRange(query.minPrice, query.maxPrice);
  const delivered = query.marketExtension === 'include' && place?.dmaCode && !nationwide;
  return {
    values: effectiveFilters(query),
    today,
    ...(year && { year }),
    ...(price && { price }),
    ...(place && { origin: { latitude: place.latitude, longitude: place.longitude } }),
    ...(place && !nationwide && query.searchRadius && { radiusMiles: query.searchRadius }),
    ...(delivered && place.dmaCode && { deliveredToDma: place.dmaCode }),
    ...(query.state !== undefined && { state: query.state }),
    ...(query.dma !== undefined && { dmaCode: query.dma }),
    ...(query.showcaseOwnerId !== undefined && { ownerId: query.showcaseOwnerId }),
    ...(query.isSponsorship && { tiers: ['PREMIUM', 'FEATURED'] as const }),
  };
}

function toRange(min: number | undefined, max: number | undefined): NumberRange | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Miles that the promotional calls are sent: 100 when absent or 100 or more. */
export function promotionRadius(searchRadius: number | undefined): number {
  return searchRadius === undefined || searchRadius === 0 ? 100 : Math.min(100, searchRadius);
}

/** Ids that the promotional calls leave out: sent only when there are 1 to 25. */
export function sentExcludedIds(ids: readonly number[]): readonly number[] {
  return ids.length >= 1 && ids.length <= 25 ? ids : [];
}
