import type { Capability } from '../platform/capability.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { doctorCommand } from './doctor/doctor-command.ts';

/** What years of running need. */
export const operations = {
  name: 'operations',
  commands: [backupCommand, restoreCommand, doctorCommand],
} as const satisfies Capability<MarketParts, RequestFacts>;
