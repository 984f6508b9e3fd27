import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const keywordPolicies = {
  'suggested-keywords': optional,
  'keyword-address': optional,
  'unread-words': optional,
} as const satisfies Policies;

export type KeywordCall = keyof typeof keywordPolicies;
