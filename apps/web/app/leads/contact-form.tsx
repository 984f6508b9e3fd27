import type { ContactData } from './contact-data.ts';
import { ContactFields } from './contact-fields.tsx';
import { OfferFields } from './offer/offer-fields.tsx';
import { LeadForm } from './sending/lead-form.tsx';
import type { LeadOutcome, SentLead } from './sending/lead-outcome.ts';
import { SendProblem } from './sending/send-problem.tsx';
import type { TypedFields } from './sending/typed-fields.ts';
import { useSend } from './sending/use-send.ts';

interface ContactFormProps {
  readonly contact: ContactData;
  /** What was sent just now and not taken. */
  readonly refused?: TypedFields | undefined;
  /** What became of it. */
  readonly outcome?: LeadOutcome | undefined;
  readonly onSent: (sent: SentLead) => void;
}

/** Which draft is of this form: of another message that the page begins with, it is another one. */
export const contactDraft = ({ listingId, message }: ContactData): string =>
  `contact ${listingId} ${message}`;

/** The form to a seller. */
export function ContactForm({ contact, refused, outcome, onSent }: ContactFormProps) {
  const typed = { ...contact.person, ...refused };
  const draft = contactDraft(contact);
  const { result, isSending, send } = useSend(contact.listingId, outcome ?? null, onSent);
  const problems = result?.status === 'INVALID' ? result.problems : {};
  return (
    <LeadForm
      page={contact}
      draft={draft}
      refused={refused}
      answer={result}
      problem={<SendProblem outcome={result} contact={contact} />}
      sendLabel={contact.privateSeller ? 'Send offer' : 'Send message'}
      isSending={isSending}
      send={send}
      promise={
        <>
          Your name, email address and phone number go to <b>{contact.sellerName}</b>
          {', who may answer you about this car; we keep a copy so that you can talk here.'}
        </>
      }
    >
      {contact.privateSeller && (
        <OfferFields contact={contact} typed={typed} problem={problems.offer} />
      )}
      <ContactFields contact={contact} typed={typed} problems={problems} />
    </LeadForm>
  );
}
