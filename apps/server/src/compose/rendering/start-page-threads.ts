import { shareClient } from '../../platform/database/shared-client.ts';
import { capabilities } from '../capabilities.ts';
import type { Marketplace } from '../start-marketplace.ts';
import { PageThreads, type PageThreadsOptions } from './page-threads.ts';
import { createThreadServing } from './served-thread.ts';

/** Starts the threads that render the pages of a marketplace beside the one that serves. */
export function startPageThreads(
  { open, index, parts, readCounts }: Pick<Marketplace, 'open' | 'index' | 'parts' | 'readCounts'>,
  given: Pick<PageThreadsOptions, 'threads' | 'renderHere' | 'breakers' | 'startThread'> & {
    /** The variables that `parts.config` was read from. */
    readonly environment: Readonly<Record<string, string | undefined>>;
  },
): PageThreads {
  const { environment, ...rest } = given;
  return new PageThreads({
    ...rest,
    readCounts,
    engine: index.shared,
    status: () => {
      const { listings, version } = index.engine.status;
      return { listings, version };
    },
    settings: { ...environment },
    shareDatabase: open.kind === 'embedded' ? (port) => shareClient(open.client, port) : null,
    serve: createThreadServing(parts, capabilities),
    onThreadError: (error) => parts.logger.error(error),
  });
}
