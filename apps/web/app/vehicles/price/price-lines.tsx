import type { PriceLine } from '@forecourt/domain/listing/price-lines';
import { dollars } from '@forecourt/domain/money/dollars';

const names: Readonly<Record<PriceLine['key'], string>> = {
  msrp: 'MSRP',
  discount: 'Dealer discount',
  markup: 'Above MSRP',
  price: 'Price',
  fees: 'Mandatory dealer fees',
  total: 'Total before tax and registration',
};

/** What the car costs, line by line. One line alone says no more than the price above it. */
export function PriceLines({
  lines,
  incentive,
}: {
  readonly lines: readonly PriceLine[];
  readonly incentive: number | null;
}) {
  const hasOffer = incentive !== null && incentive > 0;
  return (
    <>
      {lines.length > 1 &&
        lines.map(({ key, amount }) => (
          <div key={key} className={key === 'total' ? 'vehicle-price-total' : undefined}>
            <dt>{names[key]}</dt>
            <dd>{amount === null ? 'Not disclosed' : signed(amount)}</dd>
          </div>
        ))}
      {hasOffer && (
        <div>
          <dt>Rebate from the maker, off the total out the door</dt>
          <dd>{signed(-incentive)}</dd>
        </div>
      )}
    </>
  );
}

function signed(amount: number): string {
  return amount < 0 ? `−${dollars(-amount)}` : dollars(amount);
}
