import type { Policies } from '../platform/calls/call-runner.ts';
import { longResetMs, optional, required } from '../platform/calls/usual-policies.ts';
import type { VehicleCall } from '../vehicles/vehicle-policies.ts';

/** The search of a results page is required: without it there is no page. */
export const searchPolicies = {
  search: { ...required, path: '/rest/lsc/listing' },
  relaxations: optional,
  'category-counts': optional,
  packages: { ...optional, path: '/cars-for-sale/searchoptions/packages' },
  'listing-count': { ...optional, resetMs: longResetMs, path: '/rest/lsc/listing/count' },
} as const satisfies Policies;

/** Those of its answers too, which tell how many people look at a car. */
export type SearchCall = keyof typeof searchPolicies | Extract<VehicleCall, 'view-counts'>;
