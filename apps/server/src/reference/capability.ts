import type { ReferenceServices } from '@forecourt/web/reference/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { crawlRoutes } from './crawl-routes.ts';
import { findModelReference, findModelYearNotes } from './find-model-reference.ts';
import { modelRoutes } from './model-routes.ts';
import { type ReferenceCall, referencePolicies } from './reference-policies.ts';

/** What is known of a model beside its cars. */
export const reference = {
  name: 'reference',
  policies: referencePolicies,
  folders: ['/cars-for-sale/kbbresearch/'],
  routes: (parts: MarketParts) => [crawlRoutes(parts), modelRoutes()],
  services: (parts: MarketParts, facts: PageFacts<ReferenceCall>): ReferenceServices => ({
    findModelReference: (asked) => findModelReference(parts, facts, asked),
    findModelYearNotes: (of) => findModelYearNotes(parts, facts, of),
  }),
} as const satisfies Capability<MarketParts, PageFacts<ReferenceCall>>;
