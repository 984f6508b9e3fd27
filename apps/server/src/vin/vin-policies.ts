import type { Policies } from '../platform/calls/call-runner.ts';
import { longResetMs } from '../platform/calls/usual-policies.ts';

export const vinPolicies = {
  /** Waits for vPIC, too. */
  'vin-look-up': { timeoutMs: 5000, resetMs: 30_000, path: '/vin' },
  vpic: { timeoutMs: 3000, resetMs: longResetMs, path: '/vehicles/DecodeVinValues' },
} as const satisfies Policies;

export type VinCall = keyof typeof vinPolicies;
