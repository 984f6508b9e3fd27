import { dollarsAndCents } from '@forecourt/domain/money/cents';
import { doorWords } from '@forecourt/domain/money/door-words';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutStep } from './checkout-step.tsx';

/** What it takes to drive the car home, each line with its rule. */
export function CheckoutLines({ page }: { readonly page: CheckoutData }) {
  const { door, deal, car, showsLines, asOf } = page;
  const price = door.lines.find(({ key }) => key === 'price')?.amount ?? 0;
  const sticker = (car.msrp ?? 0) * 100;
  return (
    <CheckoutStep
      id="price"
      step={1}
      name="Price"
      // Who leases does not pay it.
      value={deal.option === 'lease' ? undefined : dollarsAndCents(deal.total)}
    >
      <dl className="checkout-lines">
        {showsLines && sticker > price && (
          <>
            <Line name="Sticker price" rule="MSRP, with destination" amount={sticker} />
            <Line name="Dealer discount" rule="Off the sticker price" amount={price - sticker} />
          </>
        )}
        {showsLines &&
          door.lines.map(({ key, label, rule, amount }) => (
            <Line key={key} name={label} rule={rule} amount={amount} />
          ))}
        <div className="checkout-total">
          <dt>
            <b>{doorWords(deal)}</b>
            <small>{totalNote(page)}</small>
          </dt>
          <dd>{dollarsAndCents(deal.total)}</dd>
        </div>
      </dl>
      <SellerIncentives page={page} />
      <p className="ui-fine-print">Taxes and fees are estimates of {asOf}.</p>
    </CheckoutStep>
  );
}

function totalNote({ door, deal }: CheckoutData): string {
  if (deal.option === 'lease') return 'A lease has a tax and fees of its own, which its lines tell';
  const missing = [
    ...(door.without === null ? [] : [`${door.without}, which are not told`]),
    ...(deal.handover === 'home' ? ['delivery, which the dealer has to name'] : []),
  ];
  return missing.length === 0
    ? 'No other charge is needed to drive it home'
    : `Without ${missing.join(', and without ')}`;
}

/** Rebates that the seller names and not everybody gets: the total is without. */
function SellerIncentives({ page: { deal, uncounted, car } }: { readonly page: CheckoutData }) {
  const { rebates, ourTotal } = deal.bySeller ?? { rebates: 'none' };
  if (rebates === 'away')
    return (
      <p className="ui-fine-print">
        {car.seller} tells rebates by a service that does not answer now. The total counts what the
        listing names.
      </p>
    );
  const isOther = rebates === 'seller' && ourTotal !== undefined && ourTotal !== deal.total;
  return (
    <>
      {isOther && (
        <p className="ui-fine-print">
          Rebates are those that {car.seller}’s own service names now. By the listing alone, as on
          the car’s card and page, it is <b>{dollarsAndCents(ourTotal)}</b>.
        </p>
      )}
      <UncountedRebates page={{ uncounted, car }} />
    </>
  );
}

function UncountedRebates({
  page: { uncounted, car },
}: {
  readonly page: Pick<CheckoutData, 'uncounted' | 'car'>;
}) {
  if (uncounted.length === 0) return null;
  return (
    <>
      <p>Rebates that {car.seller} names, not in the total: ask whether you get them.</p>
      <dl className="checkout-lines">
        {uncounted.map(({ name, amount }) => (
          <Line key={name} name={name} rule="If you qualify" amount={-amount} />
        ))}
      </dl>
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly rule: string;
  readonly amount: number | null;
}

function Line({ name, rule, amount }: LineProps) {
  return (
    <div>
      <dt>
        <b>{name}</b>
        <small>{rule}</small>
      </dt>
      <dd>{amount === null ? 'Not disclosed' : dollarsAndCents(amount)}</dd>
    </div>
  );
}
