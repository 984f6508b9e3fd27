import type { SearchFilter, SearchHit } from '../search/search-engine.ts';
import { type SortCode, usedTypes } from '../vehicle/codes.ts';
import type { Listing } from './listing.ts';
import { derivedPrice } from './listing-rules.ts';

/** A car as it is held against another one. */
export type SwapFacts = Pick<
  Listing,
  'id' | 'listingType' | 'makeCode' | 'modelCode' | 'year' | 'mileage' | 'salePrice' | 'msrp'
>;

/** Better cars that are named. */
export const maxSwaps = 3;

/** Cars that are better in one thing, the best first. */
export interface SwapSearch {
  readonly filter: SearchFilter;
  readonly sort: SortCode;
}

/**
 * Searches for cars of the same model that ask no more, are no older and have no more miles than a car, and
 * are better in one of these: cheaper, with fewer miles, newer. None for a car of which that cannot be told.
 */
export function swapSearches(car: SwapFacts): readonly SwapSearch[] {
  const { id, makeCode, modelCode, mileage, year } = car;
  const price = derivedPrice(car);
  if (price === null || mileage === null) return [];
  const listingType = car.listingType === 'NEW' ? ['NEW'] : usedTypes;
  const like = (maxPrice: number, maxMiles: number, minYear: number): SearchFilter => ({
    values: {
      listingType,
      makeCode: [makeCode],
      modelCode: [modelCode],
      mileage: [String(maxMiles)],
    },
    year: { min: minYear },
    price: { min: 1, max: maxPrice },
    excludedIds: [id],
  });
  return [
    { filter: like(price - 1, mileage, year), sort: 'derivedpriceASC' },
    { filter: like(price, mileage - 1, year), sort: 'mileageASC' },
    { filter: like(price, mileage, year + 1), sort: 'yearDESC' },
  ];
}

/** The first of each list, then the second ones, each car once. */
export function pickSwaps(found: readonly (readonly SearchHit[])[]): SearchHit[] {
  const picked = new Map<number, SearchHit>();
  for (let place = 0; place < maxSwaps; place += 1) {
    for (const hits of found) {
      const hit = hits.find(({ card }) => !picked.has(card.id));
      if (hit && picked.size < maxSwaps) picked.set(hit.card.id, hit);
    }
  }
  return [...picked.values()];
}
