import { dollars } from '@forecourt/domain/money/dollars';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { PriceView } from '../selling-views.ts';
import { afterLoan, undercutCount } from './price-sums.ts';

interface PriceFiguresProps {
  readonly view: PriceView;
  /** Null while no price is typed. */
  readonly price: number | null;
}

/** What a price means: beside others, in days, and for the seller. */
export function PriceFigures({ view: { market, sold, facts }, price }: PriceFiguresProps) {
  const owed = facts.owed?.amount ?? null;
  const left = price === null || owed === null ? null : afterLoan(price, owed);
  if (market === null && sold === null && left === null) return null;
  return (
    <dl className="sell-price-figures">
      {market && price !== null && (
        <div>
          <dt>Costs less than</dt>
          <dd>
            {groupDigits(undercutCount(price, market.prices))} of{' '}
            {groupDigits(market.prices.length)}
          </dd>
          <dd>cars like it</dd>
        </div>
      )}
      {sold && (
        <div>
          <dt>Such cars were listed</dt>
          <dd>{sold.days === 1 ? '1 day' : `${groupDigits(sold.days)} days`}</dd>
          <dd>{`by ${groupDigits(sold.sales)} that went in the past month`}</dd>
        </div>
      )}
      {left && owed !== null && (
        <div>
          <dt>{left.isLeft ? 'You owe, and keep' : 'You owe more, and add'}</dt>
          <dd>{dollars(left.amount)}</dd>
          <dd>
            {left.isLeft
              ? `after ${dollars(owed)} to your lender`
              : `to pay your lender ${dollars(owed)}`}
          </dd>
        </div>
      )}
    </dl>
  );
}
