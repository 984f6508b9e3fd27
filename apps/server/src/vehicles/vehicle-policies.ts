import type { Policies } from '../platform/calls/call-runner.ts';
import { optional, required } from '../platform/calls/usual-policies.ts';

/** The car of a vehicle page is required: without it there is no page. */
export const vehiclePolicies = {
  // A database that was away is back within seconds, and to try costs one query.
  vehicle: { ...required, resetMs: 2000, path: '/cars-for-sale/vehicle' },
  'like-counts': optional,
  // A page tells of better cars where it knows of them.
  swaps: optional,
  comparables: { ...required, path: '/cars-for-sale/vehicle/{id}/comparables' },
  'view-counts': optional,
  // Of cars that a browser names: which are still for sale.
  'active-listings': optional,
} as const satisfies Policies;

export type VehicleCall = keyof typeof vehiclePolicies;
