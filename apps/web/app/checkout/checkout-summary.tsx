import { type Cents, dollarsAndCents } from '@forecourt/domain/money/cents';
import { percent } from '@forecourt/domain/money/shopper-terms';
import {
  equityAmount,
  equityName,
  leftOfTrade,
  tradeEquity,
} from '@forecourt/domain/money/trade-in/trade-equity';
import type { CheckoutData } from './checkout-data.ts';
import type { DealShown } from './checkout-props.ts';
import { DealSplit, interestOf } from './deal-split.tsx';
import { OldSums } from './old-sums.tsx';

/** The deal in short, beside its steps. */
export function CheckoutSummary({ page, isCurrent }: DealShown) {
  const { car, deal } = page;
  const interest = interestOf(deal);
  return (
    <aside className="checkout-summary" aria-label="Summary">
      <div className="checkout-car">
        <img className="ui-studio" src={car.pictureUrl} alt="" width={88} height={66} />
        <div>
          <b>
            {car.condition} {car.name}
          </b>
          <small>{car.detail}</small>
          <small>{car.seller}</small>
        </div>
      </div>
      <div className="checkout-sums">
        {!isCurrent && <OldSums />}
        <p>{kinds[deal.option]}</p>
        <p className="checkout-big" aria-live="polite">
          <strong>{dollarsAndCents(deal.payment ?? deal.dueAtSigning)}</strong>
          {deal.payment !== null && <span>/mo</span>}
        </p>
        {deal.months !== null && isPaidLater(deal) && (
          <p>
            {deal.months} months
            {deal.apr !== null &&
              ` at ${deal.option === 'lease' ? 'about ' : ''}${percent(deal.apr)} APR`}
          </p>
        )}
        <SellerPaymentNote page={page} />
        <dl className="checkout-lines">
          {sumLines(page).map(([name, amount]) => (
            <div key={name} className={name === 'Borrowed' ? 'checkout-borrowed' : undefined}>
              <dt>{name}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
        <h2 className="checkout-when">When</h2>
        <dl className="checkout-lines">
          {paymentLines(page).map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{dollarsAndCents(amount)}</dd>
            </div>
          ))}
          <div className="checkout-in-all">
            <dt>
              {interest === null ? 'In all' : 'In all, with interest'}
              <small>{alsoWords(page)}</small>
            </dt>
            <dd>{dollarsAndCents(deal.paidInAll)}</dd>
          </div>
        </dl>
        <DealSplit page={page} />
        <a href="#reserve" className="ui-button ui-button-primary ui-button-large ui-button-wide">
          Ask to reserve it
        </a>
        <p className="ui-fine-print">
          {deal.option === 'cash'
            ? `Estimate. ${car.seller} confirms every line.`
            : 'Estimate, not an offer of credit. The lender decides the rate.'}
        </p>
      </div>
    </aside>
  );
}

/** Who reckoned the payment, where the seller has a service that does. */
function SellerPaymentNote({ page: { deal, car } }: { readonly page: CheckoutData }) {
  const { payment, ourPayment, ourApr } = deal.bySeller ?? { payment: 'none' };
  if (payment === 'none') return null;
  if (payment === 'away')
    return (
      <p className="ui-fine-print">
        {car.seller}’s own calculator does not answer now: the payment is by our arithmetic.
      </p>
    );
  return (
    <p className="ui-fine-print">
      By the calculator of {car.seller}.
      {typeof ourPayment === 'number' && (
        <>
          {' '}
          By our arithmetic it is <b>{dollarsAndCents(ourPayment)}/mo</b>
          {typeof ourApr === 'number' && ` at ${percent(ourApr)} APR`}.
        </>
      )}
    </p>
  );
}

const kinds = {
  finance: 'Payment, estimated',
  lease: 'Lease payment, estimated',
  cash: 'Due at signing',
} as const;

function sumLines({ deal }: CheckoutData): readonly (readonly [string, string])[] {
  const equity = tradeEquity(deal.tradeValue, deal.amountOwed);
  const left = leftOfTrade(deal);
  const off = (amount: Cents) => dollarsAndCents(-amount);
  const lines: (readonly [string, string] | null)[] = [
    [
      deal.option === 'lease' ? 'Out the door, if bought' : 'Out the door',
      dollarsAndCents(deal.total),
    ],
    equity === 0
      ? null
      : [equityName(equity), equity < 0 ? equityAmount(equity, dollarsAndCents) : off(equity)],
    deal.option === 'finance' ? ['Cash down', off(deal.down)] : null,
    deal.financed === null ? null : ['Borrowed', dollarsAndCents(deal.financed)],
    left === 0 ? null : ['Left of the trade-in', dollarsAndCents(left)],
  ];
  return lines.filter((line) => line !== null);
}

/** What is paid when. */
function paymentLines({ deal }: CheckoutData): readonly (readonly [string, Cents])[] {
  const lines: (readonly [string, Cents] | null)[] = [
    ['Today', 0],
    ['At signing', deal.dueAtSigning],
    isPaidLater(deal) ? [`${paymentsLeft(deal)} payments`, paymentsOf(deal)] : null,
  ];
  return lines.filter((line) => line !== null);
}

/** What of it is interest, and what is given beside it. */
function alsoWords({ deal }: CheckoutData): string {
  const interest = interestOf(deal);
  const given = tradeEquity(deal.tradeValue, deal.amountOwed) - leftOfTrade(deal);
  const words = [
    interest === null ? null : `${dollarsAndCents(interest)} interest`,
    given > 0 ? `${dollarsAndCents(given)} of your trade-in` : null,
  ];
  return words.filter((word) => word !== null).join(', and ');
}

/** Whether months follow in which something is paid: none do where nothing is borrowed. */
const isPaidLater = ({ payment, financed }: CheckoutData['deal']) =>
  payment !== null && financed !== 0;

/** The first payment of a lease is made at signing. */
const paymentsLeft = ({ option, months }: CheckoutData['deal']) =>
  option === 'lease' ? (months ?? 0) - 1 : months;

const paymentsOf = ({ paidInAll, dueAtSigning }: CheckoutData['deal']) => paidInAll - dueAtSigning;
