import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import type { MarketParts } from '../request/parts.ts';
import { brandsOperator } from './brands-command.ts';
import { brandRoutes } from './routes.ts';

/** The names that the marketplace is shown under: what they look like, and whether they are in order. */
export const brands = {
  name: 'brands',
  folders: ['/brands/'],
  commands: [brandsOperator],
  routes: () => [brandRoutes()],
} satisfies Capability<MarketParts, PageFacts>;
