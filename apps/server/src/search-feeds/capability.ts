import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import { searchFeedRoutes } from './routes.ts';
import { searchFeedPolicies } from './search-feed-policies.ts';

/** Every search as a feed, for programs that people read feeds with. */
export const searchFeeds = {
  name: 'search-feeds',
  policies: searchFeedPolicies,
  routes: (parts: MarketParts) => [searchFeedRoutes(parts)],
} as const satisfies Capability<MarketParts, never>;
