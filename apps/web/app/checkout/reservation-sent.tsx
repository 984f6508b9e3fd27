import { formatDate } from '@forecourt/domain/calendar/format-date';
import { conversationPath } from '@forecourt/domain/lead/conversation';
import { dollarsAndCents } from '@forecourt/domain/money/cents';
import type { Deal } from '@forecourt/domain/money/deal';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { forgetDraft } from '../drafts/drafts.ts';
import { rememberContact } from '../leads/contacted-cars.ts';
import { PageLink } from '../ui/page-link.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { reserveDraft } from './reserve-form.tsx';

function sumWords({ option, payment, months, total, dueAtSigning }: Deal): string {
  return option === 'lease' && payment !== null
    ? `, leased for ${months} months at ${dollarsAndCents(payment)} a month, ${dollarsAndCents(dueAtSigning)} at signing`
    : `, ${dollarsAndCents(total)} out the door`;
}

interface ReservationSentProps {
  readonly page: CheckoutData;
  readonly sent: {
    /** The shopper's own link; null where it is known by email only. */
    readonly token: string | null;
    /** As it was sent; null where that is not known. The sums of the page may be others by now. */
    readonly deal: Deal | null;
    /** Whether the seller had a request of the shopper's before. */
    readonly isRepeated: boolean;
  };
}

/** What happens now. */
export function ReservationSent({ page, sent }: ReservationSentProps) {
  const { car, holdHours } = page;
  const { token, isRepeated } = sent;
  const deal = sent.deal ?? page.deal;
  const draft = reserveDraft(page.contact);
  const { listingId } = page.contact;
  useEffect(() => forgetDraft(draft), [draft]);
  useEffect(() => rememberContact({ listingId, askedAt: Date.now(), token }), [listingId, token]);
  return (
    <section className="checkout-done">
      <Check className="ui-icon" size={28} aria-hidden="true" />
      <h1>Your request is with {car.seller}</h1>
      <p>
        {car.condition} {car.name}
        {sent.deal && sumWords(sent.deal)}. It is a request, not a contract: nothing was paid, and
        nothing is held before {car.seller} says so.
      </p>
      {isRepeated && (
        <p>
          {car.seller} had a request of yours for this car. Anything you changed was added to it
          {token === null && '; the link to the conversation is in your mail'}.
        </p>
      )}
      <ol>
        <li>
          <b>{car.seller} answers</b>
          By email: whether it holds the car for {holdHours} hours, and whether every line stands.
        </li>
        {deal.option !== 'cash' && (
          <li>
            <b>The lender says yes</b>
            Only then is your credit looked at.
          </li>
        )}
        <li>
          <b>You look, you drive, you sign</b>
          {deal.handover === 'home' ? 'At your door' : `At ${car.seller}`}
          {deal.day && `, on ${formatDate(deal.day)} if it suits`}.
        </li>
      </ol>
      <p className="checkout-links">
        {token && (
          <PageLink className="ui-button ui-button-primary" to={conversationPath(token)}>
            See the conversation
          </PageLink>
        )}
        <PageLink className="ui-button ui-button-secondary" to={car.href}>
          Back to the car
        </PageLink>
      </p>
    </section>
  );
}
