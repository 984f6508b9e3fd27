import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';

/** What became of what a form sent; nobody knows of it when it `FAILED`. */
export type LeadOutcome = LeadAnswer | { readonly status: 'FAILED' };

/** Nothing was sent: it is not what the page showed when it was asked for. */
export interface Unseen {
  readonly status: 'CHANGED';
  readonly sentence: string;
}

export type SentLead = Extract<LeadAnswer, { readonly status: 'SUCCESS' }>;
