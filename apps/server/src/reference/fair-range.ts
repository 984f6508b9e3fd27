import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import type { FairRange } from '@forecourt/domain/reference/model-reference';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';

/** Fewer cars have no middle half that says something. */
const minCars = 8;

/** What the middle half of the cars asks that match; null where they are too few. */
export async function findFairRange(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<FairRange | null> {
  const priced = { ...filter, price: { min: 0 } };
  const cars = await engine.count(priced);
  if (cars < minCars) return null;
  const priceAt = async (share: number) => {
    const offset = Math.round(share * (cars - 1));
    const { hits } = await engine.search({
      ...{ filter: priced, sort: 'derivedpriceASC', offset, limit: 1 },
    });
    const [hit] = hits;
    return hit ? derivedPrice(hit.card) : null;
  };
  const [from, to] = await Promise.all([priceAt(0.25), priceAt(0.75)]);
  return from === null || to === null ? null : { from, to, cars };
}
