import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import { sitemapRoutes } from './routes.ts';
import { sitemapPolicies } from './sitemap-policies.ts';

/** What search engines are told to read. */
export const sitemap = {
  name: 'sitemap',
  policies: sitemapPolicies,
  routes: (parts: MarketParts) => [sitemapRoutes(parts)],
} as const satisfies Capability<MarketParts, never>;
