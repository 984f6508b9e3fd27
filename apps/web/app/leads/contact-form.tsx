import { useState } from 'react';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import type { ContactData } from './contact-data.ts';
import { ContactFields } from './contact-fields.tsx';
import { neverPayAhead, OfferFields } from './offer/offer-fields.tsx';
import { LeadForm } from './sending/lead-form.tsx';
import type { LeadOutcome, SentLead } from './sending/lead-outcome.ts';
import { SendProblem } from './sending/send-problem.tsx';
import { useSend } from './sending/use-send.ts';
import { starterHref } from './starters.ts';

/** What a seller is asked: another price, or anything else. */
interface Asking {
  readonly isQuestion: boolean;
  /** Of the form. */
  readonly title: string;
  readonly change: () => void;
}

/** @param refused what was sent just now and not taken */
export function useAsking(contact: ContactData, refused?: TypedFields): Asking {
  const { sellerName, takesOffers } = contact;
  const wasOffer = refused?.kind === 'make-offer';
  const [isQuestion, setIsQuestion] = useState(
    takesOffers && refused ? !wasOffer : contact.isQuestion,
  );
  return {
    isQuestion,
    title: isQuestion ? `Contact ${sellerName}` : `Make an offer to ${sellerName}`,
    change: () => setIsQuestion(!isQuestion),
  };
}

interface ContactFormProps {
  readonly contact: ContactData;
  readonly asking: Asking;
  /** What was sent just now and not taken. */
  readonly refused?: TypedFields | undefined;
  /** What became of it. */
  readonly outcome?: LeadOutcome | undefined;
  /** `offer` is what was offered, in whole dollars; null where nothing was. */
  readonly onSent: (sent: SentLead, offer: number | null) => void;
}

/** Which draft is of this form: of another message that the page begins with, it is another one. */
export const contactDraft = ({ listingId, message }: ContactData): string =>
  `contact ${listingId} ${message}`;

/** The form to a seller. */
export function ContactForm({ contact, asking, refused, outcome, onSent }: ContactFormProps) {
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
      sendLabel={asking.isQuestion ? 'Send message' : 'Send offer'}
      isSending={isSending}
      send={send}
      promise={
        <>
          Your name, email address and phone number go to <b>{contact.sellerName}</b>
          {', who may answer you about this car; we keep a copy so that you can talk here.'}
        </>
      }
    >
      {contact.privateSeller && <OtherWay contact={contact} asking={asking} />}
      {!asking.isQuestion && (
        <OfferFields contact={contact} typed={typed} problem={problems.offer} />
      )}
      <ContactFields
        contact={contact}
        isOffer={!asking.isQuestion}
        typed={typed}
        problems={problems}
      />
      {contact.privateSeller && asking.isQuestion && (
        <p className="ui-fine-print">{neverPayAhead}</p>
      )}
    </LeadForm>
  );
}

interface OtherWayProps {
  readonly contact: ContactData;
  readonly asking: Asking;
}

/** From an offer to a question and back. A link, so that it works without a script; with one nothing typed is lost. */
function OtherWay({ contact, asking: { isQuestion, change } }: OtherWayProps) {
  if (!contact.takesOffers) return <p>The price is firm: the seller takes no offers.</p>;
  return (
    <p>
      <a
        className="ui-link"
        href={isQuestion ? contact.formHref : starterHref(contact, 'available')}
        rel="nofollow"
        onClick={(press) => {
          press.preventDefault();
          change();
        }}
      >
        {isQuestion ? 'Make an offer instead' : 'Ask a question without an offer'}
      </a>
    </p>
  );
}
