import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

/** A wallet without counts is a wallet still. */
export const walletPolicies = {
  'trade-in-value': optional,
  'wallet-count': optional,
  'wallet-notice': optional,
  // Of a dealer's own, whose figures ours stand in for.
  'seller-payment': { timeoutMs: 2000, resetMs: 30_000, path: '/paymentCalculationUrl' },
  'seller-incentives': { timeoutMs: 2000, resetMs: 30_000, path: '/incentivesUrl' },
  'wallet-sync': { ...optional, path: '/cars-for-sale/wallet/sync' },
} as const satisfies Policies;

export type WalletCall = keyof typeof walletPolicies;
