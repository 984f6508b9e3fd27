import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';
import type { VehicleCall } from '../vehicles/vehicle-policies.ts';

/** What is promoted beside a search; each is left out when it fails. */
export const promotionPolicies = {
  'premium-spotlights': optional,
  'featured-spotlights': optional,
  'standard-spotlights': optional,
  'vehicle-highlights': optional,
  'new-car-boost': optional,
  peekaboo: optional,
  'alpha-showcase': optional,
  similar: optional,
  preorder: optional,
  'top-pictures': optional,
  supplemental: { ...optional, timeoutMs: 5000 },
} as const satisfies Policies;

/** Those of its answers too, which tell how many people look at a car. */
export type PromotionCall =
  | keyof typeof promotionPolicies
  | Extract<VehicleCall, 'active-listings' | 'view-counts'>;
