import type { Policies } from '../../platform/calls/call-runner.ts';
import { optional } from '../../platform/calls/usual-policies.ts';

/** A dealer's quote is one without our own sum, too. */
export const quotePolicies = { 'lead-quote': optional } as const satisfies Policies;

export type QuoteCall = keyof typeof quotePolicies;
