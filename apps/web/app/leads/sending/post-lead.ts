import { vehiclePath } from '@forecourt/domain/listing/vehicle-address';
import type { ContactData } from '../contact-data.ts';
import type { LeadOutcome } from './lead-outcome.ts';

/** Milliseconds after which a send is given up; sent again it arrives once. */
const sendTimeout = 20_000;

const formPath = (listingId: number) => `${vehiclePath(listingId)}/contact-form`;

/** Sends a form; whatever keeps it from arriving is an outcome, too. */
export async function postLead(listingId: number, form: FormData): Promise<LeadOutcome> {
  try {
    const answer = await fetch(formPath(listingId), {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(sendTimeout),
    });
    return answer.ok || answer.status === 429 ? await answer.json() : { status: 'FAILED' };
  } catch {
    return { status: 'FAILED' };
  }
}

/** Sends what one click says, without the form. */
export function postOneClick({
  listingId,
  key,
  originPage,
  zip,
}: ContactData): Promise<LeadOutcome> {
  const form = new FormData();
  // The form that may follow says something else, and so has the other key.
  const sent = { kind: 'one-click', key: `${key}.click`, originPage, zip };
  for (const [name, value] of Object.entries(sent)) if (value !== null) form.set(name, value);
  return postLead(listingId, form);
}

/** What the form of a car shows. */
export async function loadForm(listingId: number, search: string): Promise<ContactData> {
  const answer = await fetch(formPath(listingId) + search, {
    signal: AbortSignal.timeout(sendTimeout),
  });
  if (!answer.ok) throw new Error(`The form of car ${listingId} answered ${answer.status}.`);
  return answer.json();
}
