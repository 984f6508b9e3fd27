import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { PriceView } from '../selling-views.ts';
import { besideTradeIn } from './price-sums.ts';

interface OtherWaysProps {
  readonly view: PriceView;
  /** Null while no price is typed. */
  readonly price: number | null;
}

/** What a dealer may give for it, beside its price here. */
export function OtherWays({ view: { tradeIn, sold }, price }: OtherWaysProps) {
  if (tradeIn === null && price === null) return null;
  const time = sold ? `, for about ${groupDigits(sold.days)} days and a few visits` : '';
  return (
    <>
      <h2>What else it could bring</h2>
      <dl className="sell-ways">
        {tradeIn !== null && (
          <div>
            <dt>As a trade-in, about</dt>
            <dd>{dollars(tradeIn)}</dd>
            <dd>
              An estimate by what cars like it ask here. No dealer has seen yours, and only an offer
              is firm.
            </dd>
          </div>
        )}
        {price !== null && (
          <div>
            <dt>Here, at your price</dt>
            <dd>{dollars(price)}</dd>
            <dd>
              {tradeIn === null
                ? 'What a dealer may give cannot be told of it.'
                : `${besideTradeIn(price, tradeIn)}${time}.`}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}
