import { matchMake, splitModelAndTrim } from '@forecourt/catalog/vehicles/match';
import { type Brand, defaultFilters } from '@forecourt/domain/brand';
import type { Reference } from '@forecourt/domain/parse-search-url';
import type { SearchReader } from '@forecourt/domain/search-engine';
import type { SearchQuery } from '@forecourt/domain/search-query';
import { toSearchUrl } from '@forecourt/domain/search-url';
import { normalizeVin } from '@forecourt/domain/vin';

/** Words of a make's name at the most: `Alfa Romeo`. */
const mostMakeWords = 3;

/**
 * Where a shopper's words lead: a VIN to its car, a make and model to their search. Words that name
 * nothing are kept and shown beside all cars, never silently dropped.
 */
export function findKeywordAddress(
  { engine, reference }: { readonly engine: SearchReader; readonly reference: Reference },
  text: string,
  brand: Brand,
): string {
  const words = text.trim().slice(0, 100);
  const vin = normalizeVin(words);
  const car = vin === null ? undefined : engine.findByVin(vin);
  if (car) return `/cars-for-sale/vehicle/${car.id}`;
  const named = vehicleNamed(words);
  const query: SearchQuery = {
    filters: { ...defaultFilters(brand), ...named },
    marketExtension: 'include',
    sortBy: brand.defaultSort,
    page: 1,
    numRecords: brand.pageSize,
    ...(named === null && words !== '' && { categorySearch: words }),
  };
  return toSearchUrl(query, brand, reference);
}

/** The make, and the model behind it, that the words begin with. */
function vehicleNamed(text: string) {
  const words = text.split(/\s+/);
  for (let count = Math.min(mostMakeWords, words.length); count > 0; count -= 1) {
    const make = matchMake(words.slice(0, count).join(' '));
    if (!make) continue;
    const rest = words.slice(count).join(' ');
    const model = rest === '' ? undefined : splitModelAndTrim(make.code, rest);
    return { makeCode: [make.code], ...(model && { modelCode: [model.modelCode] }) };
  }
  return null;
}
