import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const historyPolicies = {
  // What cannot be merged now stays in the browser, which asks again.
  'browsing-history': optional,
} as const satisfies Policies;

export type HistoryCall = keyof typeof historyPolicies;
