import { setTimeout } from 'node:timers/promises';
import type { FlagChange } from '@forecourt/domain/brand/brand-flags';
import type { Logger } from '../../platform/logger.ts';
import { createFlagBoard, type FlagBoard } from './flag-board.ts';

/** The start waits no longer for the first answers of a provider: until they come, brands and settings say. */
const maxFirstMs = 5000;

/** Which parts are on, kept as the operator's provider says, where there is one. */
export interface RunningFlags {
  readonly flags: FlagBoard;
  stop(): Promise<void>;
}

/**
 * Requests read what was decided last and never wait: the provider is asked when it says that something
 * has changed, and now and then.
 */
export async function startFlags(
  config: {
    readonly flagChanges: readonly FlagChange[];
    readonly flagProvider: string | null;
    readonly flagRefreshSeconds: number;
  },
  logger: Logger,
  firstMs = maxFirstMs,
): Promise<RunningFlags> {
  if (config.flagProvider === null)
    return { flags: createFlagBoard(config), stop: () => Promise.resolve() };
  // Only whoever has a provider pays for loading the library.
  const { openFlagProvider } = await import('./open-flag-provider.ts');
  const source = await openFlagProvider(config.flagProvider, logger);
  const flags = createFlagBoard(config, source);
  const refresh = () => flags.refresh().catch((error: unknown) => logger.error(error));
  const waiting = new AbortController();
  await Promise.race([refresh(), setTimeout(firstMs, undefined, { signal: waiting.signal })]);
  waiting.abort();
  source.onChange(refresh);
  const timer = setInterval(refresh, config.flagRefreshSeconds * 1000);
  timer.unref();
  return {
    flags,
    async stop() {
      clearInterval(timer);
      await source.close();
    },
  };
}
