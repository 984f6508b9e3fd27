import type { Policies } from '../platform/calls/call-runner.ts';
import { required } from '../platform/calls/usual-policies.ts';

/** A feed that says nothing would look like a search without cars. */
export const searchFeedPolicies = {
  'search-feed': { ...required, path: '/rest/lsc/listing/feed.atom' },
} as const satisfies Policies;

export type SearchFeedCall = keyof typeof searchFeedPolicies;
