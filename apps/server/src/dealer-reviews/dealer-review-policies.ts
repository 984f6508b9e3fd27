import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

/** What people think of a dealer: its page does without. */
export const dealerReviewPolicies = {
  'dealer-reviews': optional,
  'dealer-review-form': optional,
} as const satisfies Policies;

export type DealerReviewCall = keyof typeof dealerReviewPolicies;
