import type { Policies } from '../platform/calls/call-runner.ts';
import { required } from '../platform/calls/usual-policies.ts';

/** Who is signed in is asked before every page: without an answer it goes on as for a visitor. */
export const accountPolicies = {
  session: { timeoutMs: 1500, resetMs: 30_000 },
  account: { ...required, path: '/account' },
} as const satisfies Policies;

export type AccountCall = keyof typeof accountPolicies;
