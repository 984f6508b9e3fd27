import { useRef, useState } from 'react';
import { recordEvent } from '../../events/record-event.ts';
import type { LeadOutcome, SentLead } from './lead-outcome.ts';
import { postLead } from './post-lead.ts';
import { kindOf, offerOf } from './send-lead.ts';

/**
 * Sends a form to the seller of a car, once however often it is pressed.
 *
 * @param onSent hears what was offered, too: whole dollars, null where nothing was
 */
export function useSend(
  listingId: number,
  before: LeadOutcome | null,
  onSent: (sent: SentLead, offer: number | null) => void,
) {
  const [result, setResult] = useState(before);
  const [isSending, setIsSending] = useState(false);
  const isUnderway = useRef(false);

  async function send(form: FormData) {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsSending(true);
    const outcome = await postLead(listingId, form);
    isUnderway.current = false;
    setIsSending(false);
    setResult(outcome);
    if (outcome.status !== 'SUCCESS') return;
    const way = kindOf({ kind: form.get('kind'), wish: form.get('wish') });
    if (!outcome.isRepeated) recordEvent({ kind: 'lead', listingId, way });
    onSent(outcome, offerOf({ kind: form.get('kind'), offer: form.get('offer') }));
  }

  return { result, isSending, send: (form: FormData) => void send(form) };
}
