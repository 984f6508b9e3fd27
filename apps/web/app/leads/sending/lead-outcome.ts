import type { LeadAnswer } from '@forecourt/domain/lead/lead-answer';

/** What became of what a form sent; nobody knows of it when it `FAILED`. */
export type LeadOutcome = LeadAnswer | { readonly status: 'FAILED' };

export type SentLead = Extract<LeadAnswer, { readonly status: 'SUCCESS' }>;

/** What stands at a field; undefined where nothing is wrong. */
export const problemOf = (problem: string | undefined): string | undefined =>
  problem === undefined ? undefined : toSentence(problem);

/** The sentence at a field, of what the rules of the field say. */
export const toSentence = (problem: string): string =>
  `${problem.replace(/^expected/, 'Enter').replace(/\.$/, '')}.`;
