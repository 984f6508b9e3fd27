import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { forgetRuns } from './forget-runs.ts';
import { importCommand } from './import-command.ts';

/** Inventory files of dealers. */
export const feeds = {
  name: 'feeds',
  commands: [importCommand],
  jobs: ({ database, clock }: MarketParts) => ({
    'forget-runs': {
      schedule: '20 4 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetRuns(database, new Date(clock.now())),
    },
  }),
} as const satisfies Capability<MarketParts, RequestFacts>;
