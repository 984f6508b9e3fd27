import type { AppContext } from '../app-context.ts';
import type { LeadOutcome } from '../leads/sending/lead-outcome.ts';
import { isKey } from '../leads/sending/send-lead.ts';
import type { TypedFields } from '../leads/sending/typed-fields.ts';
import type { CheckoutData } from './checkout-data.ts';

/** Asks the seller to hold a car for its deal. Sent twice, it is one request. */
export async function requestReservation(
  { contact, deal }: CheckoutData,
  { key = '', ...typed }: TypedFields,
  { services }: AppContext,
): Promise<LeadOutcome> {
  const fields = { ...typed, kind: 'reserve', listingId: contact.listingId, originPage: 'vdp' };
  try {
    return await services.reserveCar(fields, deal, isKey(key) ? key : null);
  } catch (error) {
    services.reportError(error);
    return { status: 'FAILED' };
  }
}
