import type { Policies } from '../platform/calls/call-runner.ts';
import { longResetMs } from '../platform/calls/usual-policies.ts';

/** A browser that cannot be registered now is answered with nothing, and asks again. */
export const pushPolicies = {
  'consumer-device': {
    timeoutMs: 1000,
    resetMs: longResetMs,
    path: '/cars-for-sale/consumer-device/browser',
  },
} as const satisfies Policies;

export type PushCall = keyof typeof pushPolicies;
