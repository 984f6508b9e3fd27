import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

/** No page waits for what is noted about it. */
export const eventPolicies = {
  'page-events': optional,
} as const satisfies Policies;

export type EventCall = keyof typeof eventPolicies;
