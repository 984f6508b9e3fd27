import type { Capability } from '../platform/capability.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { type HistoryParts, historyRoutes } from './routes.ts';

/** Cars that a browser looked at: it remembers them itself, and asks here which are still for sale. */
export const history = {
  name: 'history',
  folders: ['/cars-for-sale/history/'],
  routes: (parts: HistoryParts) => [historyRoutes(parts)],
} as const satisfies Capability<HistoryParts, PageFacts>;
