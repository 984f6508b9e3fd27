import type { MarketServices } from '@forecourt/web/market/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { createMarketFinder, type FindMarket } from './find-market.ts';
import { findMarketModels } from './find-market-models.ts';
import { marketJobs } from './market-jobs.ts';
import { type MarketCall, marketPolicies } from './market-policies.ts';
import { createPulseFinder, type FindPulse } from './pulse/find-pulse.ts';
import { createMarketReader } from './read-market.ts';

type Provided = { readonly findMarket: FindMarket; readonly findPulse: FindPulse };

/** How the used cars of a model sell, by month and place. */
export const market = {
  name: 'market',
  policies: marketPolicies,
  provide: ({ reads }: MarketParts): Provided => ({
    findMarket: createMarketFinder(createMarketReader(reads)),
    findPulse: createPulseFinder(reads),
  }),
  jobs: marketJobs,
  services: (
    { engine, findMarket, findPulse }: MarketParts & Provided,
    { calls, today }: PageFacts<MarketCall>,
  ): MarketServices => ({
    findMarket: (asked) => calls.attempt('market-trends', () => findMarket(asked, today), null),
    findMarketPulse: (dmaCode) =>
      calls.attempt('market-pulse', () => findPulse(dmaCode, today), null),
    findMarketModels: () => calls.attempt('market-models', () => findMarketModels(engine), null),
  }),
} as const satisfies Capability<MarketParts & Provided, PageFacts<MarketCall>>;
