import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const marketPolicies = {
  'market-trends': { ...optional, path: '/market/{make}/{model}' },
  'market-models': { ...optional, path: '/market' },
} as const satisfies Policies;

export type MarketCall = keyof typeof marketPolicies;
