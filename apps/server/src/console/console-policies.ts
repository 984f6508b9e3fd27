import type { Policies } from '../platform/calls/call-runner.ts';
import { required } from '../platform/calls/usual-policies.ts';

/** Without its database there is no console. */
export const consolePolicies = {
  console: { ...required, path: '/console' },
} as const satisfies Policies;

export type ConsoleCall = keyof typeof consolePolicies;
