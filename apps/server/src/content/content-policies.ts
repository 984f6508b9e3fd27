import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const contentPolicies = {
  'electric-articles': optional,
  'expert-reviews': optional,
  'own-reviews': optional,
  'certified-content': optional,
} as const satisfies Policies;

export type ContentCall = keyof typeof contentPolicies;
