import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import type { AppContext } from '../app-context.ts';
import type { LeadOutcome, Unseen } from '../leads/sending/lead-outcome.ts';
import { isKey } from '../leads/sending/send-lead.ts';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import type { CheckoutData } from './checkout-data.ts';
import { changeWords } from './seen-deal.ts';

/** Asks the seller to hold a car for its deal, as its shopper saw it. Sent twice, it is one request. */
export async function requestReservation(
  { contact, deal, seen: now, price }: CheckoutData,
  { key = '', seen, seenPrice, ...typed }: TypedFields,
  { services, waitMs }: AppContext,
): Promise<LeadOutcome | Unseen> {
  if (waitMs > 0) return { status: 'LIMITED', sentence: sentTooOften(waitMs) };
  const change = changeWords(seen, now, deal, [seenPrice, price]);
  if (change !== null) return { status: 'CHANGED', sentence: change };
  const fields = { ...typed, kind: 'reserve', listingId: contact.listingId, originPage: 'vdp' };
  try {
    return await services.reserveCar(fields, deal, isKey(key) ? key : null);
  } catch (error) {
    services.reportError(error);
    return { status: 'FAILED' };
  }
}
