import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

/** Without its database there is no portal; each part of a room may be missing by itself. */
export const portalPolicies = {
  'dealer-portal': { ...required, path: '/dealer-portal' },
  'dealer-counts': optional,
  'dealer-answers': optional,
  'dealer-asked-car': optional,
  'dealer-quote': optional,
  'dealer-words': optional,
  'dealer-views': optional,
  'dealer-saves': optional,
  'dealer-leads': optional,
  'dealer-quarantine': optional,
  'dealer-complete': optional,
  'dealer-desk': optional,
} as const satisfies Policies;

export type PortalCall = keyof typeof portalPolicies;
