import {
  maxSwaps,
  pickSwaps,
  type SwapFacts,
  swapSearches,
} from '@forecourt/domain/listing/better-swaps';
import { swapRadiusMiles } from '@forecourt/domain/listing/swap-radius';
import type { GeoPoint, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';

/**
 * Up to three cars that are better than a car in something and worse in nothing that it is compared by.
 *
 * @param origin where the shopper is; null for anywhere in the country
 */
export async function findSwaps(
  car: SwapFacts,
  origin: GeoPoint | null,
  engine: SearchReader,
): Promise<SearchHit[]> {
  const where = origin && { origin, radiusMiles: swapRadiusMiles };
  const found = await Promise.all(
    swapSearches(car).map(({ filter, sort }) =>
      engine.search({ filter: { ...filter, ...where }, sort, offset: 0, limit: maxSwaps }),
    ),
  );
  return pickSwaps(found.map(({ hits }) => hits));
}
