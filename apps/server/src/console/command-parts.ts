import { dayOf } from '../platform/clock.ts';
import type { CommandParts } from '../platform/operator-command.ts';
import type { ConsoleParts } from './console-parts.ts';

/** What commands are done with: the console does what the command line does, by the same use cases. */
export function commandPartsOf({ database, config, clock, queue }: ConsoleParts): CommandParts {
  return {
    ...{ database, dataDir: config.dataDir, today: dayOf(clock) },
    encryptionKeys: config.encryptionKeys,
    withQueue: (use) => use(queue),
  };
}
