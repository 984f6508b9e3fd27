import type { Policies } from '../platform/calls/call-runner.ts';
import { required } from '../platform/calls/usual-policies.ts';

/** What was not stored was not reported: the form says so, and keeps the words. */
export const reportPolicies = {
  'listing-report': { ...required, path: '/cars-for-sale/vehicle/{id}/report' },
} as const satisfies Policies;

export type ReportCall = keyof typeof reportPolicies;
