import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

export const dealerPolicies = {
  dealer: required,
  dealers: optional,
  'dealer-stock': optional,
  'dealer-differentiator': optional,
} as const satisfies Policies;

export type DealerCall = keyof typeof dealerPolicies;
