import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';

/** What years of running need. */
export const operations = {
  name: 'operations',
  commands: [backupCommand, restoreCommand],
} as const satisfies Capability<MarketParts, RequestFacts>;
