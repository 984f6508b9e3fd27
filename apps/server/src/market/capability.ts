import type { MarketServices } from '@forecourt/web/market/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { createMarketFinder, type FindMarket } from './find-market.ts';
import { findMarketModels } from './find-market-models.ts';
import { type MarketCall, marketPolicies } from './market-policies.ts';
import { createMarketReader } from './read-market.ts';

type Parts = MarketParts & { readonly findMarket: FindMarket };

/** How the used cars of a model sell, by month and place. */
export const market = {
  name: 'market',
  policies: marketPolicies,
  provide: ({ reads }: MarketParts): Pick<Parts, 'findMarket'> => ({
    findMarket: createMarketFinder(createMarketReader(reads)),
  }),
  services: (
    { engine, findMarket }: Parts,
    { calls, today }: PageFacts<MarketCall>,
  ): MarketServices => ({
    findMarket: (asked) => calls.attempt('market-trends', () => findMarket(asked, today), null),
    findMarketModels: () => calls.attempt('market-models', () => findMarketModels(engine), null),
  }),
} as const satisfies Capability<Parts, PageFacts<MarketCall>>;
