import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

export const buildPolicies = {
  buildable: { ...required, path: '/cars-for-sale/build-and-price' },
  'build-like': optional,
} as const satisfies Policies;

export type BuildCall = keyof typeof buildPolicies;
