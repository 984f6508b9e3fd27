import type { HomeServices } from '@forecourt/web/home/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { findHomeFigures } from './find-home-figures.ts';
import { type HomeCall, homePolicies } from './home-policies.ts';

/** The front door: what there is today. */
export const home = {
  name: 'home',
  policies: homePolicies,
  services: ({ engine }: MarketParts, { calls, filterOf }: PageFacts<HomeCall>): HomeServices => ({
    findHomeFigures: (query) => findHomeFigures(calls, { engine, filterOf }, query),
  }),
} as const satisfies Capability<MarketParts, PageFacts<HomeCall>>;
