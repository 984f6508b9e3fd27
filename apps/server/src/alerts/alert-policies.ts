import type { Policies } from '../platform/calls/call-runner.ts';
import { required } from '../platform/calls/usual-policies.ts';

/** What somebody subscribed to is required: a page without it would say that there is nothing. */
export const alertPolicies = {
  alerts: { ...required, path: '/cars-for-sale/alerts' },
} as const satisfies Policies;

export type AlertCall = keyof typeof alertPolicies;
