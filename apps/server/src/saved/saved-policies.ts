import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

/** What somebody saved is required on its own page, which would say that there is nothing. */
export const savedPolicies = {
  'saved-cars': { ...required, path: '/cars-for-sale/saved' },
  'like-saved': optional,
  'saved-changes': optional,
  'like-gone': optional,
} as const satisfies Policies;

export type SavedCall = keyof typeof savedPolicies;
