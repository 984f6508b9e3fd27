import { isZip } from '../place/zip-input.ts';
import type { SearchQuery } from '../search/search-query.ts';

/** Whether a ZIP as it was sent rules out new cars: a search reads the first five characters of a longer one. */
export const isNoBoostZip = (sent: string | null | undefined): boolean =>
  Boolean(sent) && !isZip(sent ?? '');

/** Years that the newest wanted car may be old for its shopper to be shown new ones. */
const maxCarYears = 5;

/**
 * Whether a search for older cars is also shown a few new ones: near a ZIP, not already among
 * new cars, not among cars too old to be exchanged for a new one, and not from private sellers.
 */
export function canBoostNewCars(query: SearchQuery, currentYear: number): boolean {
  const { filters, zip, startYear, endYear } = query;
  const isAmongNew = startYear === currentYear || startYear === currentYear + 1;
  const isTooOld = endYear !== undefined && endYear < currentYear - maxCarYears;
  return (
    zip !== undefined &&
    isZip(zip) &&
    !filters.listingType?.includes('NEW') &&
    !filters.sellerType?.includes('p') &&
    !isAmongNew &&
    !isTooOld
  );
}
