import { type Cents, roundDollars } from '@forecourt/domain/money/cents';
import type { CheckoutData } from './checkout-data.ts';

interface Part {
  readonly name: string;
  readonly className: string;
  readonly amount: Cents;
}

/** What a loan costs beside what is borrowed; null for a lease and for cash. */
export function interestOf({ financed, paidInAll, down }: CheckoutData['deal']): Cents | null {
  return financed === null ? null : Math.max(0, paidInAll - down - financed);
}

/** What all that is paid is made of, as a bar and in figures; of a loan alone. */
export function DealSplit({ page: { deal } }: { readonly page: CheckoutData }) {
  const interest = interestOf(deal);
  if (interest === null || deal.financed === null) return null;
  const parts: readonly Part[] = [
    { name: 'Trade-in', className: 'checkout-trade-in', amount: deal.tradeValue - deal.amountOwed },
    { name: 'Cash', className: 'checkout-cash', amount: deal.down },
    { name: 'Borrowed', className: 'checkout-borrowed', amount: deal.financed },
    { name: 'Interest', className: 'checkout-interest', amount: interest },
  ];
  const paid = parts.filter(({ amount }) => amount > 0);
  const total = paid.reduce((sum, { amount }) => sum + amount, 0);
  let from = 0;
  const bars = paid.map((part) => {
    const x = from;
    from += part.amount / total;
    return { ...part, x, width: part.amount / total };
  });
  return (
    <div className="checkout-split">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ name, className, x, width }) => (
          <rect key={name} className={className} x={x} width={width} height={1} />
        ))}
      </svg>
      <ul>
        {paid.map(({ name, className, amount }) => (
          <li key={name}>
            <svg viewBox="0 0 1 1" aria-hidden="true">
              <rect className={className} width={1} height={1} />
            </svg>
            {name} {roundDollars(amount)}
          </li>
        ))}
      </ul>
    </div>
  );
}
