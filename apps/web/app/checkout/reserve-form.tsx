import { BadgeCheck, Clock, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useDraft, useDraftKey } from '../drafts/use-draft.ts';
import { PersonFields } from '../leads/person-fields.tsx';
import { LeadTrap, leadFormClass } from '../leads/sending/lead-form.tsx';
import { SendProblem } from '../leads/sending/send-problem.tsx';
import { useFocusOnProblem } from '../leads/sending/use-focus-on-problem.ts';
import { FormField } from '../ui/form/form-field.tsx';
import type { CheckoutData } from './checkout-data.ts';
import type { CheckoutPageProps } from './checkout-props.ts';
import { CheckoutStep } from './checkout-step.tsx';

type ReserveFormProps = Omit<CheckoutPageProps, 'isCurrent' | 'before'>;

/** Which draft is of this form. */
export const reserveDraft = ({ listingId }: CheckoutData['contact']): string =>
  `reserve ${listingId}`;

/** Who asks. It is a request: nothing is bought, signed or paid here. */
export function ReserveForm({ page, typed: own, outcome: answer }: ReserveFormProps) {
  const { contact, car, holdHours } = page;
  const form = useRef<HTMLFormElement>(null);
  const outcome = answer ?? null;
  const draft = reserveDraft(contact);
  const key = useDraftKey(draft, own?.key ?? contact.key);
  useFocusOnProblem(form, outcome);
  useDraft(form, draft, own !== undefined);
  const address = useDealAddress();
  const seenPrice = useSeenPrice(page.price, outcome?.status === 'CHANGED');
  const isSending = useNavigation().formMethod === 'POST';
  if (!contact.takesMessages)
    return <p className="checkout-note">{car.seller} takes no requests here.</p>;
  const typed = { ...contact.person, ...own };
  const problems = outcome?.status === 'INVALID' ? outcome.problems : {};
  return (
    <CheckoutStep id="reserve" step={5} name="Ask to reserve it" isPrinted={false}>
      <Form ref={form} method="post" action={address} className={leadFormClass} noValidate>
        <SendProblem outcome={outcome} contact={contact} />
        <noscript>
          <p className="checkout-note">
            If you changed anything above, press “Update the sums” first, before you type here: it
            goes along then.
          </p>
        </noscript>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="seen" value={page.seen} />
        <input type="hidden" name="seenPrice" value={seenPrice} />
        <LeadTrap />
        <div className="ui-columns checkout-pair">
          <PersonFields lengths={contact.lengths} typed={typed} problems={problems} />
        </div>
        <FormField label="Anything to add?" isOptional problem={problems.comments}>
          {(field) => (
            <textarea
              {...field}
              name="comments"
              rows={4}
              maxLength={contact.lengths.message}
              defaultValue={typed.comments ?? ''}
            />
          )}
        </FormField>
        <Promises seller={car.seller} holdHours={holdHours} />
        <button
          type="submit"
          className="ui-button ui-button-primary ui-button-large ui-button-wide"
          aria-busy={isSending || undefined}
        >
          {isSending ? 'Sending …' : 'Send the reservation request'}
        </button>
      </Form>
    </CheckoutStep>
  );
}

/** What the car cost as its page was opened, or as was told since: other sums follow from choices, this does not. */
function useSeenPrice(price: string, isTold: boolean): string {
  const [seen, setSeen] = useState(price);
  useEffect(() => {
    if (isTold) setSeen(price);
  }, [price, isTold]);
  return seen;
}

/** Of the deal as it was chosen last: its sums may be on their way. */
function useDealAddress(): string {
  const here = useLocation();
  const { location: next } = useNavigation();
  const { pathname, search } = next?.pathname === here.pathname ? next : here;
  return pathname + search;
}

function Promises({ seller, holdHours }: { readonly seller: string; readonly holdHours: number }) {
  return (
    <ul className="checkout-promises">
      <li>
        <Clock className="ui-icon" size={18} aria-hidden="true" />
        <span>
          <b>Held for {holdHours} hours</b>
          {seller} is asked to hold it that long, and answers whether it does.
        </span>
      </li>
      <li>
        <Undo2 className="ui-icon" size={18} aria-hidden="true" />
        <span>
          <b>No card, no contract</b>
          Nothing is paid or signed. Change your mind for any reason.
        </span>
      </li>
      <li>
        <BadgeCheck className="ui-icon" size={18} aria-hidden="true" />
        <span>
          <b>The whole deal goes along</b>
          Every line above, so that nobody begins from the start.
        </span>
      </li>
    </ul>
  );
}
