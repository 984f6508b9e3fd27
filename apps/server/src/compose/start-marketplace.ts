import { join } from 'node:path';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import { pruneChangesEvery } from '../change-log/change-log.ts';
import { startDemoThread } from '../demo/demo-thread.ts';
import { findDemoLoad, loadDemoInventory } from '../demo/load-demo-inventory.ts';
import { CannotStart } from '../platform/cannot-start.ts';
import { type Clock, dayOf, systemClock } from '../platform/clock.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { type OpenReads, readsOf } from '../platform/database/reads.ts';
import {
  createReadCounts,
  openReplicaReads,
  type ReadCounts,
} from '../platform/database/replica-reads.ts';
import { type Jobs, queueToOpen, startJobs } from '../platform/jobs/start-jobs.ts';
import type { Logger } from '../platform/logger.ts';
import { createMailer, mailRouteOf } from '../platform/mail/mailer.ts';
import { createProgress } from '../platform/progress.ts';
import { followKeys } from '../platform/secrets/follow-keys.ts';
import { startFlags } from '../request/flags/start-flags.ts';
import { reference } from '../request/reference.ts';
import { type SearchIndex, startSearchIndex } from '../search-index/search-index.ts';
import { readFinanceTables } from '../wallet/read-finance-data.ts';
import { capabilities } from './capabilities.ts';
import type { Config } from './config.ts';
import { jobsOf, startAll } from './contributions.ts';
import { type Parts, provideParts } from './parts.ts';

/** How often old changes are forgotten. */
const pruneMs = 3_600_000;

/** Everything behind the pages, running. */
export interface Marketplace {
  readonly open: OpenDatabase;
  readonly index: SearchIndex;
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly readCounts: ReadCounts;
  readonly stop: () => Promise<void>;
}

/** Opens the database, loads the demo inventory into an empty one and starts what serves its cars. */
export async function startMarketplace(
  config: Config,
  logger: Logger,
  clock: Clock = systemClock,
): Promise<Marketplace> {
  const mailRoute = mailRouteOf(config);
  // What is wrong in a file of the operator ends a start before anything was opened.
  readFinanceTables(config.financeTables);
  const open = await openDatabase(config);
  if (open.migrations > 0) logger.info('database migrated', { migrations: open.migrations });
  try {
    const index = await startSearchIndex(
      {
        database: open.database,
        logger,
        today: dayOf(clock),
        clock,
        workers: config.searchWorkers,
        cluster: config.openSearch,
        snapshotPath: join(config.dataDir, 'search-index'),
        // The next start builds the index from the database.
        onChangesForgotten: () => process.kill(process.pid, 'SIGTERM'),
      },
      await loadDemoIntoEmpty(open, config, dayOf(clock)),
    );
    const queue = queueToOpen();
    const readCounts = createReadCounts();
    const reads = openReads(open, index, config, { logger, counts: readCounts });
    const keys = await followKeys(open.database);
    const runningFlags = await startFlags(config, logger);
    const parts = provideParts({
      config,
      logger,
      reference,
      clock,
      queue,
      mailRoute,
      database: open.database,
      reads,
      engine: index.engine,
      flags: runningFlags.flags,
      mailer: createMailer(mailRoute, (error) => logger.error(error)),
      keyRing: keys.ring,
    });
    const jobs = await startJobs({ open, definitions: jobsOf(capabilities, parts), logger });
    queue.open(jobs);
    const running = await startAll(capabilities, parts);
    const stopPruning = pruneChangesEvery(open.database, pruneMs, (error) => logger.error(error));
    const stop = async () => {
      stopPruning();
      keys.stop();
      await running.stop();
      await runningFlags.stop();
      await jobs.stop();
      parts.mailer.close();
      await index.stop();
      await reads.close();
      await open.close();
    };
    return { open, index, parts, jobs, readCounts, stop };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** @throws CannotStart where a replica is named of nothing */
function openReads(
  { database, kind }: OpenDatabase,
  { engine }: SearchIndex,
  { databaseReadUrl: url, databaseReadPassword: password, databaseReadLagMs: maxLagMs }: Config,
  { logger, counts }: { readonly logger: Logger; readonly counts: ReadCounts },
): OpenReads {
  if (url === null) return readsOf(database);
  if (kind === 'embedded')
    throw new CannotStart('DATABASE_READ_URL is a replica of DATABASE_URL: expected both.');
  return openReplicaReads(database, {
    url,
    password,
    maxLagMs,
    counts,
    version: () => engine.status.version,
    onTurn: (isRead) =>
      isRead
        ? logger.info('pages read from the replica')
        : logger.warn('the replica is behind or away: pages read from the primary'),
  });
}

/**
 * @returns the index of what was loaded. On a server others may have changed it meanwhile: there the
 * database has to be read again, as it has after a load of which an earlier start made the beginning.
 */
async function loadDemoIntoEmpty(
  open: OpenDatabase,
  { demoListings, demoSeed, openSearch }: Config,
  today: string,
): Promise<EngineState | undefined> {
  const { database, kind } = open;
  const load = await findDemoLoad(database, { listings: demoListings, seed: demoSeed, today });
  if (!load) return undefined;
  const progress = createProgress('Loading the demo inventory', 'cars');
  const isWhole = kind === 'embedded' && load.lastOwnerId === null && openSearch === null;
  const thread = startDemoThread(load, isWhole);
  let done = 0;
  const loadAll = () =>
    loadDemoInventory(database, load, thread.batches, (listings) => {
      done += listings;
      progress.update(done, load.request.listings);
    });
  try {
    await (open.kind === 'embedded' ? open.fill(loadAll) : loadAll());
    progress.finish(`Loaded ${groupDigits(done)} demo cars.`);
    return await thread.index();
  } finally {
    await thread.stop();
  }
}
