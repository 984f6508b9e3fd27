import { dollarsAndCents } from '@forecourt/domain/money/cents';
import type { DealShown } from './checkout-props.ts';
import { OldSums } from './old-sums.tsx';

/** The deal at the foot of a phone or tablet, where the summary stands behind all steps. */
export function CheckoutBar({ page: { deal }, isCurrent }: DealShown) {
  const { option, payment, dueAtSigning, total, bySeller } = deal;
  return (
    <section className="checkout-bar ui-not-printed" aria-label="The deal so far">
      {!isCurrent && <OldSums />}
      <p>
        <strong>
          {dollarsAndCents(payment ?? dueAtSigning)}
          {payment === null ? ' at signing' : '/mo'}
        </strong>
        <small>
          {option === 'lease'
            ? `${dollarsAndCents(dueAtSigning)} at signing`
            : `${dollarsAndCents(total)} out the door`}
          {bySeller?.payment === 'seller' && '; payment by the dealer'}
        </small>
      </p>
      <a href="#reserve" className="ui-button ui-button-primary">
        Ask to reserve it
      </a>
    </section>
  );
}
