import type { HomeServices } from '@forecourt/web/home/services';
import type { Capability } from '../platform/capability.ts';
import { rememberVersion, type VersionMemory } from '../platform/version-memory.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findHomeFigures } from './find-home-figures.ts';
import { type HomeCall, homePolicies } from './home-policies.ts';
import { readPriceHistories } from './read-price-histories.ts';

type Parts = MarketParts & { readonly figureMemory: VersionMemory };

/** Five for each place and brand, of a few hundred bytes. */
const maxFigures = 3000;

/** The front door: what there is today. */
export const home = {
  name: 'home',
  policies: homePolicies,
  provide: ({ engine }: MarketParts): { readonly figureMemory: VersionMemory } => ({
    figureMemory: rememberVersion(() => engine.status.version, maxFigures),
  }),
  services: (
    { engine, reads, reference, figureMemory }: Parts,
    { calls, filterOf, today }: PageFacts<HomeCall>,
  ): HomeServices => ({
    findHomeFigures: (query) =>
      findHomeFigures(
        calls,
        {
          engine,
          figureMemory,
          filterOf,
          reference,
          today,
          readHistories: (ids) => readPriceHistories(reads, ids),
        },
        query,
      ),
  }),
} as const satisfies Capability<Parts, PageFacts<HomeCall>>;
