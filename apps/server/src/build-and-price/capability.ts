import type { BuildServices } from '@forecourt/web/build-and-price/services';
import { findMessageTakers } from '../leads/asked-car/takes-messages.ts';
import type { LeadConfig } from '../leads/lead-settings.ts';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type BuildCall, buildPolicies } from './build-policies.ts';
import { buildableModels, findBuildable, firstNewYear } from './find-buildable.ts';
import { findLikeBuild } from './find-like-build.ts';

type Parts = MarketParts & { readonly config: Pick<LeadConfig, 'leadsTo'> };

/** Building a new car, and finding one that is nearly it. */
export const buildAndPrice = {
  name: 'build-and-price',
  policies: buildPolicies,
  services: (
    { engine, ...parts }: Parts,
    { calls, brand, today }: PageFacts<BuildCall>,
  ): BuildServices => ({
    buildableModels: () => buildableModels(firstNewYear(today)),
    findBuildable: async (modelCode, year) => {
      const found = await calls.require('buildable', () =>
        findBuildable(modelCode, year, firstNewYear(today)),
      );
      // On an automaker's own site there are no cars of others.
      return brand.makeCode === null || found?.makeCode === brand.makeCode ? found : null;
    },
    findLikeBuild: (buildable, chosen, origin) =>
      calls.attempt(
        'build-like',
        () =>
          findLikeBuild(engine, buildable, chosen, {
            origin,
            findTakers: (sellers) => findMessageTakers(parts, sellers),
          }),
        null,
      ),
  }),
} as const satisfies Capability<Parts, PageFacts<BuildCall>>;
