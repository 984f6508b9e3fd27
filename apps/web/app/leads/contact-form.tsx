import { useRef } from 'react';
import type { ContactData } from './contact-data.ts';
import { ContactFields } from './contact-fields.tsx';
import { OfferFields } from './offer/offer-fields.tsx';
import type { LeadOutcome, SentLead } from './sending/lead-outcome.ts';
import { LeadTrap, leadFormClass } from './sending/lead-trap.tsx';
import { SendProblem } from './sending/send-problem.tsx';
import { type TypedFields, textsOf } from './sending/typed-fields.ts';
import { useFocusOnProblem } from './sending/use-focus-on-problem.ts';
import { useSend } from './sending/use-send.ts';

interface ContactFormProps {
  readonly contact: ContactData;
  /** What was typed before. */
  readonly typed?: TypedFields | undefined;
  /** What became of it. */
  readonly outcome?: LeadOutcome | undefined;
  readonly onSent: (sent: SentLead) => void;
  /** Told of each word, so that it outlives the form. */
  readonly onType?: (typed: TypedFields) => void;
}

/** Which draft is of this form: of another message that the page begins with, it is another one. */
export const contactDraft = ({ listingId, message }: ContactData): string =>
  `contact ${listingId} ${message}`;

/** The form to a seller. It is sent as any form; with a script the page stays as it is meanwhile. */
export function ContactForm({ contact, typed: own, outcome, onSent, onType }: ContactFormProps) {
  const typed = { ...contact.person, ...own };
  const form = useRef<HTMLFormElement>(null);
  const { result, isSending, send } = useSend(contact.listingId, outcome ?? null, onSent);
  const problems = result?.status === 'INVALID' ? result.problems : {};
  useFocusOnProblem(form, result);
  return (
    <form
      ref={form}
      className={leadFormClass}
      method="post"
      action={contact.formHref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      onInput={(event) => onType?.(textsOf(new FormData(event.currentTarget)))}
    >
      <SendProblem outcome={result} contact={contact} />
      <input type="hidden" name="key" value={typed.key ?? contact.key} />
      <input type="hidden" name="originPage" value={typed.originPage ?? contact.originPage} />
      {contact.zip && <input type="hidden" name="zip" value={contact.zip} />}
      <LeadTrap />
      {contact.privateSeller && (
        <OfferFields contact={contact} typed={typed} problem={problems.offer} />
      )}
      <ContactFields contact={contact} typed={typed} problems={problems} />
      <p className="ui-fine-print">
        Your name, email address and phone number go to <b>{contact.sellerName}</b>
        {', who may answer you about this car; we keep a copy so that you can talk here.'}
      </p>
      <button
        className="ui-button ui-button-primary ui-button-large ui-button-wide"
        type="submit"
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'Sending …' : sendLabel(contact)}
      </button>
      <p className="ui-visually-hidden" role="status">
        {isSending ? 'Sending' : ''}
      </p>
    </form>
  );
}

const sendLabel = ({ privateSeller }: ContactData) =>
  privateSeller ? 'Send offer' : 'Send message';
