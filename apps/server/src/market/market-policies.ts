import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

/** Of a popular model in a large embedded market the first answer takes seconds, and there is no page without it. */
const trendsMs = 10_000;

export const marketPolicies = {
  'market-trends': { ...optional, timeoutMs: trendsMs, path: '/market/{make}/{model}' },
  'market-pulse': { ...optional, path: '/' },
  'market-models': { ...optional, path: '/market' },
} as const satisfies Policies;

export type MarketCall = keyof typeof marketPolicies;
