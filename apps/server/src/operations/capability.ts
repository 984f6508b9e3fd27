import type { Capability } from '../platform/capability.ts';
import type { OpenReads } from '../platform/database/reads.ts';
import { forgetDoneJobs } from '../platform/jobs/forget-done-jobs.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import { forgetCounts } from '../platform/limits/forget-counts.ts';
import { followSwitches } from '../platform/switches/switches.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { backupCommand, restoreCommand } from './backup-commands.ts';
import { doctorCommand } from './doctor/doctor-command.ts';
import { jobsCommand } from './jobs-command.ts';
import { switchCommand } from './switch-command.ts';
import { applySwitches } from './switches.ts';

/** How soon processes follow what is switched. */
const followMs = 2000;

type Parts = MarketParts & { readonly reads: Pick<OpenReads, 'metrics'> };

/** What years of running need. */
export const operations = {
  name: 'operations',
  commands: [backupCommand, restoreCommand, doctorCommand, switchCommand, jobsCommand],
  metrics: ({ reads }: Parts) => reads.metrics,
  jobs: ({ database, clock }: MarketParts) => ({
    'forget-counts': {
      schedule: '5 * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetCounts(database, new Date(clock.now())),
    },
    'forget-jobs': {
      schedule: '15 * * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetDoneJobs(database, new Date(clock.now())),
    },
  }),
  start: async (parts: MarketParts) => ({
    stop: await followSwitches(
      parts.database,
      (switched) => applySwitches(switched, parts),
      followMs,
    ),
  }),
} as const satisfies Capability<Parts, RequestFacts>;
