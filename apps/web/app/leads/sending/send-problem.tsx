import { CircleAlert } from 'lucide-react';
import { problemSentence } from '../../ui/form/form-field.tsx';
import type { ContactData } from '../contact-data.ts';
import { PhoneLink } from '../phone-ways.tsx';
import type { LeadOutcome, Unseen } from './lead-outcome.ts';

interface SendProblemProps {
  readonly outcome: LeadOutcome | Unseen | null;
  readonly contact: ContactData;
}

/** Why nothing was sent, where no field is to blame, and what else can be done. */
export function SendProblem({ outcome, contact }: SendProblemProps) {
  const sentence = outcome && sentenceOf(outcome);
  if (!sentence) return null;
  const { phone, stockNumber } = contact;
  return (
    <div className="ui-form-problem" role="alert" tabIndex={-1}>
      <CircleAlert className="ui-icon" size={18} aria-hidden="true" />
      <div>
        <p>{sentence}</p>
        {phone && (
          <p>
            {'Or call '}
            <PhoneLink phone={phone} listingId={contact.listingId} className="ui-link" />
            {stockNumber && ` and ask for stock ${stockNumber}`}.
          </p>
        )}
      </div>
    </div>
  );
}

/** Why nothing was sent; null where it was, or a field is to blame. */
export function sentenceOf(outcome: LeadOutcome | Unseen): string | null {
  if (outcome.status === 'SUCCESS') return null;
  if (outcome.status === 'FAILED')
    return 'Not sent, as far as we know: the connection broke off. Your words are still here. Send them again; they never arrive twice.';
  if (outcome.status !== 'INVALID') return outcome.sentence;
  const { listingId, kind, zip } = outcome.problems;
  const hidden = listingId ?? kind ?? zip;
  return hidden === undefined ? null : problemSentence(hidden);
}
