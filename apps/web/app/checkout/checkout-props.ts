import type { LeadOutcome, Unseen } from '../leads/sending/lead-outcome.ts';
import type { SentReservation } from '../leads/services.ts';
import type { TypedFields } from '../ui/form/typed-fields.ts';
import type { CheckoutData } from './checkout-data.ts';

export interface DealShown {
  readonly page: CheckoutData;
  /** Whether it is the deal of what was chosen last; false while the server does not answer. */
  readonly isCurrent: boolean;
}

export interface CheckoutPageProps extends DealShown {
  /** What the shopper sent for the car before; null for nothing that is known. */
  readonly before: Pick<SentReservation, 'token' | 'askedOn'> | null;
  /** What was typed before, and what became of it. */
  readonly typed: TypedFields | undefined;
  readonly outcome: LeadOutcome | Unseen | undefined;
}
