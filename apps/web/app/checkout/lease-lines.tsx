import { type Cents, dollarsAndCents } from '@forecourt/domain/money/cents';
import { percent } from '@forecourt/domain/money/shopper-terms';
import type { CheckoutData } from './checkout-data.ts';

type Lease = NonNullable<CheckoutData['lease']>;

/** Amounts with what they are, but for those that are nothing. */
const amountWords = (amounts: readonly (readonly [Cents, string])[]): string =>
  amounts
    .filter(([amount]) => amount > 0)
    .map(([amount, what]) => `${dollarsAndCents(amount)} ${what}`)
    .join(', ');

function capWords({ price, acquisitionFee, down, equity, rebates }: Lease): string {
  const sum = amountWords([
    [price, 'price'],
    [acquisitionFee, 'fee of the lender'],
    [-equity, 'still owed on your trade-in'],
  ]);
  const less = amountWords([
    [down, 'cash'],
    [equity, 'trade-in'],
    [rebates, 'rebates'],
  ]);
  return less === '' ? sum : `${sum}; less ${less}`;
}

const signingWords = ({ payment, down, fees, signingTax }: Lease): string =>
  amountWords([
    [payment, 'first payment'],
    [down, 'cash'],
    [fees, 'fees'],
    [signingTax, 'tax'],
  ]);

/** How the payment of a lease comes about, each line with the amounts in it. */
export function LeaseLines({ lease }: { readonly lease: Lease }) {
  const lines = [
    ['What the lease is for', capWords(lease), lease.adjustedCap],
    [
      'Worth at the end',
      `${percent(lease.residualShare * 100)} of the sticker price`,
      lease.residual,
    ],
    ['Depreciation, a month', 'The difference, over the months', lease.depreciation],
    [
      'Rent, a month',
      `Money factor ${lease.moneyFactor.toFixed(5)}, about ${percent(lease.apr)} a year`,
      lease.rent,
    ],
    [
      'Each month',
      lease.monthlyTax > 0
        ? `With ${dollarsAndCents(lease.monthlyTax)} of tax`
        : 'Its tax is paid at signing',
      lease.payment,
    ],
    ['Due at signing', signingWords(lease), lease.dueAtSigning],
  ] as const;
  return (
    <dl className="checkout-lines">
      {lines.map(([name, rule, amount]) => (
        <div key={name}>
          <dt>
            <b>{name}</b>
            <small>{rule}</small>
          </dt>
          <dd>{dollarsAndCents(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
