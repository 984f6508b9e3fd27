import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { accountHistoryRoutes } from './account-routes.ts';
import { historyPolicies } from './history-policies.ts';
import { type HistoryParts, historyRoutes } from './routes.ts';
import { historyKeeping } from './seen-cars.ts';

/**
 * Cars that a shopper looked at: a browser remembers them itself, and asks here which are still for sale;
 * whoever is signed in has those of all their browsers.
 */
export const history = {
  name: 'history',
  policies: historyPolicies,
  folders: ['/cars-for-sale/history/'],
  keeps: ({ database }: MarketParts) => [historyKeeping(database)],
  routes: (parts: HistoryParts & MarketParts) => [
    historyRoutes(parts),
    accountHistoryRoutes(parts),
  ],
} as const satisfies Capability<HistoryParts & MarketParts, PageFacts>;
