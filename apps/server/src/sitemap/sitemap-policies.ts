import type { Policies } from '../platform/calls/call-runner.ts';
import { optional } from '../platform/calls/usual-policies.ts';

export const sitemapPolicies = {
  'sitemap-models': { ...optional, path: '/sitemap.xml' },
} as const satisfies Policies;

export type SitemapCall = keyof typeof sitemapPolicies;
