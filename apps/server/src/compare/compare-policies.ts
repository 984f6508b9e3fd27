import type { Policies } from '../platform/calls/call-runner.ts';
import { required } from '../platform/calls/usual-policies.ts';

/** The cars of a comparison are required: without them there is no table. */
export const comparePolicies = {
  compare: { ...required, path: '/cars-for-sale/compare' },
} as const satisfies Policies;

export type CompareCall = keyof typeof comparePolicies;
