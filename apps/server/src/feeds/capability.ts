import type { KeyGuard } from '../api-keys/key-guard.ts';
import type { Capability } from '../platform/capability.ts';
import { type JobDefinitions, retriedSoon } from '../platform/jobs/job.ts';
import { readSealingKeys } from '../platform/secrets/sealing-keys.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { importCommand } from './import-command.ts';
import { feedOperatorRoutes } from './operator-routes.ts';
import { forgetQuarantine } from './runs/forget-quarantine.ts';
import { forgetRuns } from './runs/forget-runs.ts';
import { runsCommand } from './runs/runs-command.ts';
import { feedsCommand } from './sources/feeds-command.ts';
import { sourceJobs } from './sources/source-jobs.ts';

type Parts = MarketParts & {
  readonly keyGuard: KeyGuard;
  /** Whether files may be fetched from an address: from public ones alone, unless a test says otherwise. */
  readonly mayFetchFrom?: (address: string) => boolean;
};

/** Inventory files of dealers. */
export const feeds = {
  name: 'feeds',
  commands: [importCommand, feedsCommand, runsCommand],
  routes: (parts: Parts) => [feedOperatorRoutes(parts)],
  jobs: ({ database, clock, queue, config, mayFetchFrom }: Parts): JobDefinitions => ({
    ...sourceJobs({
      database,
      clock,
      queue,
      dataDir: config.dataDir,
      keys: () => readSealingKeys(database, config.encryptionKeys),
      ...(mayFetchFrom && { isAllowed: mayFetchFrom }),
    }),
    'forget-runs': {
      schedule: '20 4 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: async () => {
        const now = new Date(clock.now());
        await forgetRuns(database, now);
        await forgetQuarantine(config.dataDir, now);
      },
    },
  }),
} as const satisfies Capability<Parts, RequestFacts>;
