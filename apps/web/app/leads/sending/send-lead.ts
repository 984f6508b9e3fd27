import { sentTooOften } from '@forecourt/domain/calendar/wait-words';
import type { AppContext } from '../../app-context.ts';
import type { TypedFields } from '../../ui/form/typed-fields.ts';
import type { LeadOutcome } from './lead-outcome.ts';

/** What a form asks for: who names a time wants to drive the car. */
export function kindOf({ kind, wish }: { readonly kind?: unknown; readonly wish?: unknown }) {
  if (kind === 'make-offer') return kind;
  return typeof wish === 'string' && wish.trim() !== '' ? 'test-drive' : 'email';
}

/** What is offered, as people write it: `$14,200`. */
const offerDigits = (offer: string): string => offer.replace(/[$,\s]/g, '');

/** What a form offers for a car, in whole dollars; null where it offers nothing. */
export const offerOf = ({ kind, offer }: { readonly kind?: unknown; readonly offer?: unknown }) =>
  kind === 'make-offer' && typeof offer === 'string' ? Number(offerDigits(offer)) || null : null;

/** Sends what a shopper typed to the seller of a car. */
export async function sendLead(
  { key = '', kind: asked, ...typed }: TypedFields,
  listingId: string,
  { services, waitMs }: AppContext,
): Promise<LeadOutcome> {
  if (waitMs > 0) return { status: 'LIMITED', sentence: sentTooOften(waitMs) };
  const fields = {
    ...typed,
    offer: typed.offer && offerDigits(typed.offer),
    listingId,
    kind: kindOf({ kind: asked, wish: typed.wish }),
  };
  try {
    if (asked === 'one-click')
      return await services.sendOneClick(Number(listingId), {
        key: isKey(key) ? key : null,
        originPage: typed.originPage ?? 'srp',
        zip: typed.zip ?? null,
      });
    const answer = await services.createLead(fields, isKey(key) ? key : null);
    const wasChanged = answer.status === 'INVALID' && 'Idempotency-Key' in answer.problems;
    // The first words arrived although the shopper was told otherwise: these are further ones.
    return wasChanged ? await services.createLead(fields, null, key) : answer;
  } catch (error) {
    services.reportError(error);
    return { status: 'FAILED' };
  }
}

/** Whether it can be the key of a form, which was made when the form was rendered. */
export const isKey = (key: string): boolean => /^[\w.:-]{8,100}$/.test(key);
