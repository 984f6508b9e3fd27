import { dollars } from '@forecourt/domain/money/dollars';
import type { CardPromotion } from './promoted-card-data.ts';

/** What stands on the card of a new car where a used one has its deal: new cars are not rated. */
export function BelowMsrp({ msrp }: { readonly msrp: NonNullable<CardPromotion['msrp']> }) {
  return (
    <div className="card-deal">
      <span className="card-msrp">MSRP {dollars(msrp.amount)}</span>
      {msrp.below > 0 && <span className="card-gap">{dollars(msrp.below)} below MSRP</span>}
    </div>
  );
}
