import type { DealRating, DealWord } from '@forecourt/domain/listing/worth/deal-rating';
import { mileageFactor } from '@forecourt/domain/listing/worth/mileage-factor';
import { medianOf } from '@forecourt/vehicle-rules/median';
import { aroundMedian } from '@forecourt/vehicle-rules/middle-with';
import { rateAtPrice } from '@forecourt/vehicle-rules/rate-at-price';
import type { AdMarket } from '@forecourt/web/selling/selling-views';
import type { OtherCars } from '../../vehicles/find-comparables.ts';

/** How a used car of so many miles would be rated at a price. @param price whole dollars */
export const rateUsed = (mileage: number, price: number, { atZeroMiles }: OtherCars): DealRating =>
  rateAtPrice({ isNew: false, mileage, fees: 0 }, price, atZeroMiles);

/** The lowest prices first; a price that is too far from the market stands before or behind all of them. */
const order: readonly DealWord[] = ['great', 'good', 'fair', 'high', 'overpriced'];

/**
 * What cars like one of so many miles ask, and which prices have which word.
 *
 * @returns null where they are too few, or ask prices too far apart, to rate any by
 */
export function marketOfAd(others: OtherCars, mileage: number): AdMarket | null {
  const { ofTrim, atZeroMiles } = others;
  if (atZeroMiles.length === 0) return null;
  const factor = mileageFactor(mileage);
  const middle = Math.round(medianOf(Float64Array.from(atZeroMiles)) * factor);
  if (!rateUsed(mileage, middle, others).rated) return null;
  const placeOf = (price: number) => {
    const rating = rateUsed(mileage, price, others);
    if (rating.rated) return order.indexOf(rating.word);
    return price < middle ? -1 : order.length;
  };
  const upTo = (place: number) => highest((price) => placeOf(price) <= place, 2 * middle);
  return {
    ofTrim,
    middle,
    mileage,
    around: aroundMedian(atZeroMiles.toSorted((a, b) => a - b)),
    prices: atZeroMiles.map((price) => Math.round(price * factor)).sort((a, b) => a - b),
    upTo: { great: upTo(0), good: upTo(1), fair: upTo(2) },
    rated: { from: upTo(-1) + 1, to: upTo(order.length - 1) },
  };
}

/** The highest whole number below a bound for which something holds that holds for all lower ones, too; else 0. */
function highest(holds: (number: number) => boolean, bound: number): number {
  let low = 0;
  let high = bound;
  while (high - low > 1) {
    const half = Math.floor((low + high) / 2);
    if (holds(half)) low = half;
    else high = half;
  }
  return low;
}
