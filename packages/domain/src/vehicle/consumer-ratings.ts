import { z } from 'zod';
import { type FilterGroupKey, onlyModel, onlyValue } from '../search/filter-groups.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** What owners of a model think of it. */
export const consumerRatingsSchema = z.object({
  ratings: z.array(z.object({ name: z.string(), value: z.number().min(0).max(5) })),
  numberOfReviews: z.int().min(0),
});
export type ConsumerRatings = z.infer<typeof consumerRatingsSchema>;

const excludingGroups: readonly FilterGroupKey[] = [
  'trimCode',
  'vehicleStyleCode',
  'driveGroup',
  'engineCode',
  'fuelTypeGroup',
  'mpgRange',
];

/**
 * The one model and year that a search is about, so that ratings say something about its results;
 * null for any other search. Without a year it is the current one.
 */
export function ratedVehicle(
  query: SearchQuery,
  currentYear: number,
): { readonly makeCode: string; readonly modelCode: string; readonly year: number } | null {
  const { filters, startYear, endYear, minPrice, maxPrice } = query;
  const makeCode = onlyValue(filters.makeCode);
  const modelCode = onlyModel(filters);
  if (makeCode === undefined || modelCode === undefined) return null;
  if (startYear !== endYear || minPrice !== undefined || maxPrice !== undefined) return null;
  const isNarrowed =
    filters.listingType?.some((type) => type === 'NEW' || type === 'CERTIFIED') ||
    filters.sellerType?.includes('p') ||
    excludingGroups.some((group) => filters[group] !== undefined);
  return isNarrowed ? null : { makeCode, modelCode, year: startYear ?? currentYear };
}
