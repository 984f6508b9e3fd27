import type { ContentServices } from '@forecourt/web/content/services';
import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { type ContentCall, contentPolicies } from './content-policies.ts';
import { type ContentConfig, contentSettings } from './content-settings.ts';
import { findArticles } from './find-articles.ts';
import { findCertifiedProgram } from './find-certified-program.ts';
import { contentRoutes } from './routes.ts';

type Parts = MarketParts & { readonly config: ContentConfig };

/** What there is to read. */
export const content = {
  name: 'content',
  settings: contentSettings,
  policies: contentPolicies,
  folders: ['/cars-for-sale/content/'],
  routes: () => [contentRoutes()],
  services: (
    { config, reference }: Parts,
    { calls, ...facts }: PageFacts<ContentCall>,
  ): ContentServices => ({
    findCertifiedProgram: (makeCode) =>
      calls.attempt('certified-content', () => findCertifiedProgram({ makeCode }), null),
    findCertifiedProduct: (productId) =>
      calls.attempt('certified-content', () => findCertifiedProgram({ productId }), null),
    findArticles: (query) => findArticles({ calls, facts, config, reference }, query),
  }),
} as const satisfies Capability<Parts, PageFacts<ContentCall>>;
