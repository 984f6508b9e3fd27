import type { FairRange } from '@forecourt/domain/reference/model-reference';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { findPriceAt } from '../request/find-price-at.ts';

/** Fewer cars have no middle half that says something. */
const minCars = 8;

/** What the middle half of the cars asks that match; null where they are too few. */
export async function findFairRange(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<FairRange | null> {
  const priced = { ...filter, price: { min: 1 } };
  const cars = await engine.count(priced);
  if (cars < minCars) return null;
  const priceAt = (share: number) => findPriceAt(engine, priced, { share, cars });
  const [from, to] = await Promise.all([priceAt(0.25), priceAt(0.75)]);
  return from === null || to === null ? null : { from: from.price, to: to.price, cars };
}
