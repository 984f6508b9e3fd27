import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const personalizationPolicies = { personalization: optional } as const satisfies Policies;

export type PersonalizationCall = keyof typeof personalizationPolicies;
