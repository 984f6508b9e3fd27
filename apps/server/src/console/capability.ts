import { mainBrandCode } from '@forecourt/domain/brand/brand';
import type { ConsoleServices } from '@forecourt/web/console/services';
import type { Capability } from '../platform/capability.ts';
import { createPulse } from '../platform/pulse.ts';
import { mailedOrigins } from '../request/mailed-origin.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { auditCommand } from './audit-command.ts';
import type { ConsoleParts } from './console-parts.ts';
import { type ConsoleCall, consolePolicies } from './console-policies.ts';
import { enterConsole } from './enter-console.ts';
import { isOperator } from './find-operator.ts';
import { becomeFirstOwner, findFirstOwnerPath, isFirstOwnerKey } from './first-owner.ts';
import { operatorJobs } from './operator-jobs.ts';
import { operatorKeeping } from './operator-keeping.ts';
import { operatorsCommand } from './operators-command.ts';
import { consoleRoutes } from './routes.ts';
import { forgetUploads } from './uploads.ts';

/** What who runs the marketplace sees of it, and does. */
export const console = {
  name: 'console',
  policies: consolePolicies,
  commands: [operatorsCommand, auditCommand],
  provide: ({ accounts, database }: Pick<ConsoleParts, 'accounts' | 'database'>) => {
    accounts.guards.add((personId) => isOperator(database, personId));
    return { pulse: createPulse('search') };
  },
  jobs: (parts: ConsoleParts) => operatorJobs({ ...parts, originOf: mailedOrigins(parts.config) }),
  keeps: ({ database }: ConsoleParts) => [operatorKeeping(database)],
  routes: (parts: ConsoleParts) => [consoleRoutes(parts)],
  start: async ({ database, config, logger }: ConsoleParts) => {
    const path = await findFirstOwnerPath(database);
    // Without a public address the port may not be known yet: the path has to do.
    const origin = config.publicOrigins[mainBrandCode] ?? '';
    if (path !== null)
      process.stdout.write(`Nobody runs the console yet. Become its owner at ${origin}${path}\n`);
    return forgetUploads(config.dataDir, (error) => logger.error(error));
  },
  services: (parts: ConsoleParts, facts: PageFacts<ConsoleCall>): ConsoleServices => {
    const { asker, calls } = facts;
    const email = asker.kind === 'person' ? asker.consumer.email : null;
    return {
      enterConsole: () => calls.require('console', () => enterConsole(parts, facts)),
      runsMarketplace: async () =>
        asker.kind === 'person' &&
        calls.attempt('console', () => isOperator(parts.database, asker.personId), false),
      isFirstOwnerKey: (key) =>
        calls.require('console', () => isFirstOwnerKey(parts.database, key)),
      becomeFirstOwner: async (key) =>
        email !== null &&
        (await calls.require('console', () => becomeFirstOwner(parts.database, key, email))),
    };
  },
} as const satisfies Capability<ConsoleParts, PageFacts<ConsoleCall>>;
