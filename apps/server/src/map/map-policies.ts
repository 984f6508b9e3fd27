import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

/** An answer of the map is refused without its call; a page shows its list instead. */
export const mapPolicies = {
  map: { ...optional, path: '/rest/lsc/listing/map' },
  'map-owners': { ...optional, path: '/rest/lsc/listing/map/owners' },
} as const satisfies Policies;

export type MapCall = keyof typeof mapPolicies;
