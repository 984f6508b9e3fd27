import { useRef, useState } from 'react';
import { recordEvent } from '../../events/record-event.ts';
import { postLead } from '../../leads/sending/post-lead.ts';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import {
  type AskedDealers,
  askDealers,
  problemOfChoice,
  type SentDealer,
} from './asked-dealers.ts';

/** What a page says of a form that was not sent to all. */
export interface AskedAnswer extends AskedDealers {
  /** Why nobody was asked; null where somebody was. */
  readonly problem: string | null;
}

/** Sends a form to several dealers, once however often it is pressed. */
export function useAskDealers(
  before: AskedAnswer | null,
  onSent: (sent: readonly SentDealer[]) => void,
) {
  const [answer, setAnswer] = useState(before);
  const [isSending, setIsSending] = useState(false);
  const isUnderway = useRef(false);

  async function send(form: FormData) {
    if (isUnderway.current) return;
    const problem = problemOfChoice(form);
    if (problem !== null) return setAnswer({ sent: answer?.sent ?? [], unsent: [], problem });
    isUnderway.current = true;
    setIsSending(true);
    const asked = await askDealers(form, sendByScript);
    isUnderway.current = false;
    setIsSending(false);
    setAnswer({ ...asked, problem: null });
    if (asked.unsent.length === 0) onSent(asked.sent);
  }

  return { answer, isSending, send: (form: FormData) => void send(form) };
}

async function sendByScript(listingId: number, fields: TypedFields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const outcome = await postLead(listingId, form);
  if (outcome.status === 'SUCCESS' && !outcome.isRepeated)
    recordEvent({ kind: 'lead', listingId, way: 'email' });
  return outcome;
}
