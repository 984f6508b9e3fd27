import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const dealerPolicies = { 'dealer-differentiator': optional } as const satisfies Policies;

export type DealerCall = keyof typeof dealerPolicies;
