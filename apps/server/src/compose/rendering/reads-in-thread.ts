import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Database } from '../../platform/database/database.ts';
import { type OpenReads, readsOf } from '../../platform/database/reads.ts';
import { openReplicaReads, type ReadCounts } from '../../platform/database/replica-reads.ts';
import type { PlatformConfig } from '../../platform/platform-settings.ts';

/**
 * Reads of a thread that renders pages: from the replica where there is one, by what this thread knows of the
 * market. The serving thread says when it is behind or away.
 */
export function readsInThread(
  database: Database,
  config: Pick<PlatformConfig, 'databaseReadUrl' | 'databaseReadPassword' | 'databaseReadLagMs'>,
  engine: Pick<SearchReader, 'status'>,
  counts: ReadCounts,
): OpenReads {
  const { databaseReadUrl: url, databaseReadPassword: password } = config;
  if (url === null) return readsOf(database);
  return openReplicaReads(database, {
    url,
    password,
    counts,
    maxLagMs: config.databaseReadLagMs,
    version: () => engine.status.version,
    onTurn: () => {},
  });
}
