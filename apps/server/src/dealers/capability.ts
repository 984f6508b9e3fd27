import type { DealerServices } from '@forecourt/web/dealers/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type DealerCall, dealerPolicies } from './dealer-policies.ts';
import { findDifferentiator } from './find-differentiator.ts';
import { differentiatorRoutes } from './routes.ts';

/** Those who sell, and what they say of themselves. */
export const dealers = {
  name: 'dealers',
  policies: dealerPolicies,
  folders: ['/cars-for-sale/dealer-differentiator/'],
  routes: (parts: MarketParts) => [differentiatorRoutes(parts)],
  services: (parts: MarketParts, { calls }: PageFacts<DealerCall>): DealerServices => ({
    findDealerDifference: (ownerId, listingType) =>
      calls.attempt(
        'dealer-differentiator',
        () => findDifferentiator(parts, ownerId, listingType),
        null,
      ),
  }),
} as const satisfies Capability<MarketParts, PageFacts<DealerCall>>;
