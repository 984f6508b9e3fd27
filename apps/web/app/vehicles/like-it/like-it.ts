import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { searchRadii } from '@forecourt/domain/vehicle/codes';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import { awayFrom } from '../shopper-place.ts';

/** A search for cars that are better in one thing. */
export interface LikeItSearch {
  readonly label: 'Cheaper' | 'Fewer miles' | 'Nearer';
  readonly query: SearchQuery;
}

/** Searches for cars of the same model and condition: cheaper, with fewer miles, nearer to the shopper. */
export function likeItSearches(
  { listing, owner }: FoundVehicle,
  place: Place | null,
  { brand }: Pick<AppContext, 'brand'>,
): LikeItSearch[] {
  const { listingType, makeCode, modelCode, mileage } = listing;
  const filters = { listingType: [listingType], makeCode: [makeCode], modelCode: [modelCode] };
  const where = place === null ? {} : { zip: place.zip, searchRadius: 0 };
  const like = { ...brandSearch(brand, filters), ...where };
  const price = derivedPrice(listing);
  const radius = place === null ? undefined : radiusWithin(awayFrom(place, owner).miles);
  const found: (LikeItSearch | null)[] = [
    price !== null && price > 1
      ? { label: 'Cheaper', query: { ...like, maxPrice: price - 1, sortBy: 'derivedpriceASC' } }
      : null,
    mileage !== null && mileage > 1
      ? {
          label: 'Fewer miles',
          query: {
            ...like,
            filters: { ...filters, mileage: [String(mileage - 1)] },
            sortBy: 'mileageASC',
          },
        }
      : null,
    radius === undefined
      ? null
      : {
          label: 'Nearer',
          // What is only delivered from afar is no nearer.
          query: {
            ...like,
            searchRadius: radius,
            marketExtension: 'off',
            sortBy: 'distanceASC',
          },
        },
  ];
  return found.filter((search) => search !== null);
}

/** Those searches that lead to cars, with how many. */
export function toLikeItLinks(
  searches: readonly LikeItSearch[],
  counts: readonly (number | null)[],
  { brand, reference }: Pick<AppContext, 'brand' | 'reference'>,
) {
  return searches.flatMap(({ label, query }, index) => {
    const cars = counts[index] ?? 0;
    return cars === 0 ? [] : [{ label, cars, href: toSearchUrl(query, brand, reference) }];
  });
}

/** The widest radius that leaves out what is so far away. */
function radiusWithin(miles: number): number | undefined {
  return searchRadii.filter((radius) => radius > 0 && radius < miles).at(-1);
}
