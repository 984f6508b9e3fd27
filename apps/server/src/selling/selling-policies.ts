import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

/** Without its database there is no ad; what stands beside it may be missing. */
export const sellingPolicies = {
  selling: { ...required, path: '/sell' },
  'ad-like': optional,
  'ad-market': optional,
  'ad-trade-in': optional,
  'ad-sold': optional,
  'ad-card': optional,
  'ad-views': optional,
  'ad-saves': optional,
  'offer-counter': optional,
} as const satisfies Policies;

export type SellingCall = keyof typeof sellingPolicies;
