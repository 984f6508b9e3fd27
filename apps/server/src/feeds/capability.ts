import type { KeyGuard } from '../api-keys/key-guard.ts';
import type { Capability } from '../platform/capability.ts';
import { retriedSoon } from '../platform/jobs/job.ts';
import type { MarketParts } from '../request/parts.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { forgetRuns } from './forget-runs.ts';
import { importCommand } from './import-command.ts';
import { feedOperatorRoutes } from './operator-routes.ts';

type Parts = MarketParts & { readonly keyGuard: KeyGuard };

/** Inventory files of dealers. */
export const feeds = {
  name: 'feeds',
  commands: [importCommand],
  routes: (parts: Parts) => [feedOperatorRoutes(parts)],
  jobs: ({ database, clock }: MarketParts) => ({
    'forget-runs': {
      schedule: '20 4 * * *',
      retry: retriedSoon,
      timeoutSeconds: 300,
      handler: () => forgetRuns(database, new Date(clock.now())),
    },
  }),
} as const satisfies Capability<Parts, RequestFacts>;
