import type { DealerServices } from '@forecourt/web/dealers/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { wallClockAt } from '../request/wall-clock.ts';
import { type DealerCall, dealerPolicies } from './dealer-policies.ts';
import { findDealer, findDealerStock, findKnownDealer } from './find-dealer.ts';
import { dealersCars, findDealers } from './find-dealers.ts';
import { findDifferentiator } from './find-differentiator.ts';
import { differentiatorRoutes } from './routes.ts';

/** Those who sell, and what they say of themselves. */
export const dealers = {
  name: 'dealers',
  policies: dealerPolicies,
  folders: ['/cars-for-sale/dealer-differentiator/'],
  routes: (parts: MarketParts) => [differentiatorRoutes(parts)],
  services: (
    parts: MarketParts,
    { brand, calls, filterOf, now }: PageFacts<DealerCall>,
  ): DealerServices => ({
    findDealer: async (id) => {
      const owner = await calls
        .require('dealer', () => parts.reads.read((database) => findDealer(database, id)))
        .catch(async (error: unknown) => {
          const known = await findKnownDealer(parts.engine, id);
          if (!known) throw error;
          return known;
        });
      return owner && { owner, sellerClock: wallClockAt(owner, now) };
    },
    findDealers: (query) => {
      const filter = filterOf(dealersCars(query, brand));
      return calls.attempt(
        'dealers',
        () => findDealers(parts.engine, { query, filter, now }),
        null,
      );
    },
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
