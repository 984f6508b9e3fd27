import { dollarsAndCents } from '@forecourt/domain/money/cents';
import type { CheckoutData } from './checkout-data.ts';

/** The deal at the foot of a phone, where the summary stands behind all steps. */
export function CheckoutBar({ page: { deal } }: { readonly page: CheckoutData }) {
  const { payment, dueAtSigning, total, bySeller } = deal;
  return (
    <section className="checkout-bar" aria-label="The deal so far">
      <p>
        <strong>
          {dollarsAndCents(payment ?? dueAtSigning)}
          {payment === null ? ' at signing' : '/mo'}
        </strong>
        <small>
          {dollarsAndCents(total)} out the door
          {bySeller?.payment === 'seller' && '; payment by the dealer'}
        </small>
      </p>
      <a href="#reserve" className="ui-button ui-button-primary">
        Ask to reserve it
      </a>
    </section>
  );
}
