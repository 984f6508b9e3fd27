import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const homePolicies = {
  'home-counts': optional,
  'home-medians': optional,
  'home-prices': optional,
  'home-payments': optional,
  'home-models': optional,
  'home-price-drops': optional,
  'home-price-histories': optional,
} as const satisfies Policies;

export type HomeCall = keyof typeof homePolicies;
