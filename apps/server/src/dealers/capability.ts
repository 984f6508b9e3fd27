import type { DealerServices } from '@forecourt/web/dealers/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type DealerCall, dealerPolicies } from './dealer-policies.ts';
import { findDealer, findDealerStock } from './find-dealer.ts';
import { findDifferentiator } from './find-differentiator.ts';
import { differentiatorRoutes } from './routes.ts';

/** Those who sell, and what they say of themselves. */
export const dealers = {
  name: 'dealers',
  policies: dealerPolicies,
  folders: ['/cars-for-sale/dealer-differentiator/'],
  routes: (parts: MarketParts) => [differentiatorRoutes(parts)],
  services: (parts: MarketParts, { calls, filterOf }: PageFacts<DealerCall>): DealerServices => ({
    findDealer: (id) =>
      calls.require('dealer', () => parts.reads.read((database) => findDealer(database, id))),
    findDealerStock: (query) =>
      calls.attempt(
        'dealer-stock',
        () => findDealerStock({ engine: parts.engine, filterOf }, query),
        null,
      ),
    findDealerDifference: (ownerId, listingType) =>
      calls.attempt(
        'dealer-differentiator',
        () => findDifferentiator(parts, ownerId, listingType),
        null,
      ),
  }),
} as const satisfies Capability<MarketParts, PageFacts<DealerCall>>;
