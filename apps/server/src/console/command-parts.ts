import { dayOf } from '../platform/clock.ts';
import type { ConfiguredParts } from '../platform/operator-command.ts';
import type { ConsoleParts } from './console-parts.ts';

/** What commands are done with: the console does what the command line does, by the same use cases. */
export function commandPartsOf({
  database,
  config,
  clock,
  queue,
}: ConsoleParts): ConfiguredParts<ConsoleParts['config']> {
  return {
    database,
    config,
    dataDir: config.dataDir,
    today: dayOf(clock),
    withQueue: (use) => use(queue),
  };
}
