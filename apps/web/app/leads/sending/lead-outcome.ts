import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';

/** What became of what a form sent; nobody knows of it when it `FAILED`. */
export type LeadOutcome = LeadAnswer | { readonly status: 'FAILED' };

export type SentLead = Extract<LeadAnswer, { readonly status: 'SUCCESS' }>;
