import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

/** A wallet without counts is a wallet still. */
export const walletPolicies = {
  'trade-in-value': optional,
  'wallet-count': optional,
  'wallet-notice': optional,
  'wallet-sync': { ...optional, path: '/cars-for-sale/wallet/sync' },
} as const satisfies Policies;

export type WalletCall = keyof typeof walletPolicies;
