import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { importCommand } from './import-command.ts';

/** Inventory files of dealers. */
export const feeds = {
  name: 'feeds',
  commands: [importCommand],
} as const satisfies Capability<MarketParts, RequestFacts>;
