import type { CompareServices } from '@forecourt/web/compare/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { accountComparisonRoutes } from './account-routes.ts';
import { type CompareCall, comparePolicies } from './compare-policies.ts';
import { comparedKeeping } from './compared-cars.ts';
import { findComparedCars } from './find-compared-cars.ts';

/** Cars beside one another: a browser remembers them itself, and the account of whoever is signed in does. */
export const compare = {
  name: 'compare',
  policies: comparePolicies,
  folders: ['/cars-for-sale/compared-listings/'],
  keeps: ({ database }: MarketParts) => [comparedKeeping(database)],
  routes: (parts: MarketParts) => [accountComparisonRoutes(parts)],
  services: (parts: MarketParts, { calls }: PageFacts<CompareCall>): CompareServices => ({
    findComparedCars: (ids) => calls.require('compare', () => findComparedCars(parts, ids)),
    findComparedByVin: async (vin) => {
      const card = await calls.require('compare', () => parts.engine.findByVin(vin));
      return card?.id;
    },
  }),
} as const satisfies Capability<MarketParts, PageFacts<CompareCall>>;
