import type { HomeServices } from '@forecourt/web/home/services';
import type { Capability } from '../platform/capability.ts';
import { rememberVersion, type VersionMemory } from '../platform/version-memory.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findHomeFigures } from './find-home-figures.ts';
import { type HomeCall, homePolicies } from './home-policies.ts';

type Parts = MarketParts & { readonly figureMemory: VersionMemory };

/** Three for each place and brand, of a few hundred bytes. */
const maxFigures = 3000;

/** The front door: what there is today. */
export const home = {
  name: 'home',
  policies: homePolicies,
  provide: ({ engine }: MarketParts): { readonly figureMemory: VersionMemory } => ({
    figureMemory: rememberVersion(() => engine.status.version, maxFigures),
  }),
  services: (
    { engine, figureMemory }: Parts,
    { calls, filterOf }: PageFacts<HomeCall>,
  ): HomeServices => ({
    findHomeFigures: (query) => findHomeFigures(calls, { engine, figureMemory, filterOf }, query),
  }),
} as const satisfies Capability<Parts, PageFacts<HomeCall>>;
