import { derivedPrice } from '../listing/listing-rules.ts';
import type { SavedCar } from './saved-cars.ts';

type Kept = Pick<SavedCar, 'listing' | 'status' | 'savedAt' | 'priceWhenSaved' | 'goneOn'>;

/** What became of a saved car: it left the market, or costs so much more, negative when less. */
export type SavedChange =
  | { readonly kind: 'gone' | 'sold' }
  | { readonly kind: 'price'; readonly by: number };

/** The day on which a car was saved, `YYYY-MM-DD`. */
export const savedOn = ({ savedAt }: Pick<SavedCar, 'savedAt'>): string =>
  new Date(savedAt).toISOString().slice(0, 10);

/**
 * How much more a car costs than it did, negative when less; null when nobody can tell.
 *
 * @param since `YYYY-MM-DD`; null is since it was saved
 */
export function priceChange(car: Kept, since: string | null): number | null {
  const price = derivedPrice(car.listing);
  const before = priceAt(car, since);
  return price === null || before === null ? null : price - before;
}

/** Of the day itself nobody knows whether a price was asked before the shopper left: it counts as later. */
function priceAt(car: Kept, since: string | null): number | null {
  if (since === null || savedOn(car) >= since) return car.priceWhenSaved;
  const known = car.listing.priceHistory.findLast(({ on }) => on < since && on > savedOn(car));
  return known?.price ?? car.priceWhenSaved;
}

/** What is new about a saved car; null where nothing is. */
export function savedChange(car: Kept, since: string | null): SavedChange | null {
  if (car.status !== 'active')
    return since === null || (car.goneOn ?? '') >= since ? { kind: car.status } : null;
  const by = priceChange(car, since);
  return by === null || by === 0 ? null : { kind: 'price', by };
}

/**
 * Which of two changes tells more: prices that fell, the most before the others, then what left the market,
 * then prices that rose.
 */
export function byTelling(one: SavedChange, other: SavedChange): number {
  return rankOf(one) - rankOf(other);
}

const rankOf = (change: SavedChange) => (change.kind === 'price' ? change.by : 0);
