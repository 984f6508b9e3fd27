import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const advertisingPolicies = { adverts: optional } as const satisfies Policies;

export type AdvertisingCall = keyof typeof advertisingPolicies;
