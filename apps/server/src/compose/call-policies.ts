import type { CallPolicy } from '../platform/calls/call-runner.ts';

/** Milliseconds of the specification. */
const requiredTimeout = 20_000;
const optionalTimeout = 3000;
const supplementalTimeout = 5000;
const usualReset = 30_000;
const longReset = 300_000;

const required: CallPolicy = { timeoutMs: requiredTimeout, resetMs: usualReset };
const optional: CallPolicy = { timeoutMs: optionalTimeout, resetMs: usualReset };

/**
 * Every call whose failure a page or an answer must survive, with its time and its breaker's reset.
 * The search and the car of a vehicle page are required: without them there is no page. An answer of
 * the map is refused without its call. All others have an empty fallback.
 */
export const callPolicies = {
  search: { ...required, path: '/rest/lsc/listing' },
  vehicle: { ...required, path: '/cars-for-sale/vehicle' },
  relaxations: optional,
  'category-counts': optional,
  packages: { ...optional, path: '/cars-for-sale/searchoptions/packages' },
  'premium-spotlights': optional,
  'featured-spotlights': optional,
  'standard-spotlights': optional,
  'vehicle-highlights': optional,
  'new-car-boost': optional,
  peekaboo: optional,
  'alpha-showcase': optional,
  adverts: optional,
  'view-counts': optional,
  'dealer-differentiator': optional,
  'electric-articles': optional,
  'expert-reviews': optional,
  'active-listings': optional,
  similar: optional,
  preorder: optional,
  'top-pictures': optional,
  supplemental: { timeoutMs: supplementalTimeout, resetMs: usualReset },
  'listing-count': {
    timeoutMs: optionalTimeout,
    resetMs: longReset,
    path: '/rest/lsc/listing/count',
  },
  map: { ...optional, path: '/rest/lsc/listing/map' },
  'map-owners': { ...optional, path: '/rest/lsc/listing/map/owners' },
  'suggested-keywords': optional,
  'keyword-address': optional,
  'unread-words': optional,
} as const satisfies Readonly<Record<string, CallPolicy>>;

export type CallName = keyof typeof callPolicies;
