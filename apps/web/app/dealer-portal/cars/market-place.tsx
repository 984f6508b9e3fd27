import {
  areScattered,
  type DealRating,
  toShownDeal,
} from '@forecourt/domain/listing/worth/deal-rating';
import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import { layOutMeter } from '../../vehicles/price/meter-scale.ts';

/** The classes of the words of a rating. */
export const marketLooks = {
  great: 'portal-market-great',
  good: 'portal-market-good',
  fair: 'portal-market-fair',
  high: 'portal-market-high',
} as const;

interface MarketPlaceProps {
  /** Whole dollars, with fees: deals are rated with them. */
  readonly asked: number | null;
  readonly deal: DealRating;
}

/** Where a price stands on the scale of the vehicle page: its words as bands, the market's middle, this car. */
export function MarketPlace({ asked, deal }: MarketPlaceProps) {
  const shown = toShownDeal(deal);
  if (shown === null || asked === null)
    return <p className="portal-market-words">{whyNot(deal)}</p>;
  const { bands, car, market } = layOutMeter({
    price: asked,
    estimate: shown.estimate,
    prices: [],
  });
  return (
    <>
      <div className="portal-market" aria-hidden="true">
        {bands.map(({ key, from, width }) => (
          <i
            key={key}
            className={marketLooks[key]}
            style={{ left: `${from}%`, width: `${width}%` }}
          />
        ))}
        <u style={{ left: `${market}%` }} />
        <b className={marketLooks[shown.word]} style={{ left: `${car}%` }} />
      </div>
      <p className="portal-market-words">
        <b>{belowOrAbove(shown.below)}</b> {groupDigits(shown.comparables)} comparable cars
      </p>
    </>
  );
}

/** `$1,840 below`, of the middle of comparable cars. */
export function belowOrAbove(below: number): string {
  if (below === 0) return 'At the middle';
  return `${dollars(Math.abs(below))} ${below > 0 ? 'below' : 'above'}`;
}

/** Why a car has no rating. */
export function whyNot(deal: DealRating): string {
  if (deal.rated) return '';
  if (areScattered(deal)) return `${deal.comparables} comparable cars, too far apart to rate`;
  switch (deal.reason) {
    case 'no-price':
      return 'No price, so no rating';
    case 'new-car':
      return 'New cars are not rated';
    case 'too-far-from-market':
      return 'Too far from comparable cars to rate';
    case 'too-few-comparables':
      return deal.comparables > 1
        ? `Only ${deal.comparables} comparable cars, so no rating`
        : 'No comparable car, so no rating';
  }
}
