import { isInArea, marketTrends } from '@forecourt/domain/market/market-trends';
import type { MarketServices } from '@forecourt/web/market/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findMarketModels } from './find-market-models.ts';
import { type MarketCall, marketPolicies } from './market-policies.ts';
import { createMarketReader, type ReadMarket } from './read-market.ts';

type Parts = MarketParts & { readonly readMarket: ReadMarket };

/** How the used cars of a model sell, by month and place. */
export const market = {
  name: 'market',
  policies: marketPolicies,
  provide: ({ reads }: MarketParts): Pick<Parts, 'readMarket'> => ({
    readMarket: createMarketReader(reads),
  }),
  services: (
    { engine, readMarket }: Parts,
    { calls, today }: PageFacts<MarketCall>,
  ): MarketServices => ({
    findMarket: ({ modelCode, area }) =>
      calls.attempt(
        'market-trends',
        async () => {
          const { cars, since } = await readMarket(modelCode, today);
          const there = cars.filter((car) => isInArea(car, area));
          return { trends: marketTrends(there, today), since };
        },
        null,
      ),
    findMarketModels: () => calls.attempt('market-models', () => findMarketModels(engine), null),
  }),
} as const satisfies Capability<Parts, PageFacts<MarketCall>>;
