import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

export const comparePolicies = {
  // Without the cars of a comparison there is no table.
  compare: { ...required, path: '/cars-for-sale/compare' },
  // What cannot be told to the account now stays in the browser.
  'compared-cars': optional,
} as const satisfies Policies;

export type CompareCall = keyof typeof comparePolicies;
