import type { LeadOutcome } from '../leads/sending/lead-outcome.ts';
import type { TypedFields } from '../leads/sending/send-lead.ts';
import type { CheckoutData } from './checkout-data.ts';

export interface CheckoutPageProps {
  readonly page: CheckoutData;
  /** What was typed before, and what became of it. */
  readonly typed: TypedFields | undefined;
  readonly outcome: LeadOutcome | undefined;
}
