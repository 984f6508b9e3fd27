import type { Capability } from '../platform/capability.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { type PageDataParts, pageDataRoutes } from './routes.ts';

/** All that a page of results is made of, in one answer. */
export const pageData = {
  name: 'page-data',
  routes: (parts: PageDataParts) => [pageDataRoutes(parts)],
} as const satisfies Capability<PageDataParts, RequestFacts>;
