import { join } from 'node:path';
import { generateDemoOwners } from '@forecourt/catalog/demo/demo-inventory';
import { brands, requireBrand } from '@forecourt/domain/brand/brand';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { VehicleSearchEngineBuilder } from '@forecourt/search/vehicle-search-engine';
import { findDemoLoad, loadDemoInventory } from '../demo/load-demo-inventory.ts';
import { startKeywordSearch } from '../keywords/keyword-search.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { startJobs } from '../platform/jobs/start-jobs.ts';
import type { Logger } from '../platform/logger.ts';
import { mailRouteOf } from '../platform/mail/mailer.ts';
import { createProgress } from '../platform/progress.ts';
import { today } from '../platform/today.ts';
import { reference } from '../request/reference.ts';
import { pruneChangesEvery } from '../search-index/change-log.ts';
import { createIndexBuilder } from '../search-index/memory-engine.ts';
import { type SearchIndex, startSearchIndex } from '../search-index/search-index.ts';
import type { AppDependencies } from './app.ts';
import type { Config } from './config.ts';

/** How often old changes are forgotten. */
const pruneMs = 3_600_000;

/** Everything behind the pages, running. */
export interface Marketplace {
  readonly open: OpenDatabase;
  readonly index: SearchIndex;
  /** What the HTTP side needs of it; the pages are up to who serves them. */
  readonly services: Pick<
    AppDependencies,
    'config' | 'logger' | 'database' | 'engine' | 'keywords' | 'jobs' | 'mailFolder'
  >;
  readonly stop: () => Promise<void>;
}

/** Opens the database, loads the demo inventory into an empty one and starts the search index. */
export async function startMarketplace(config: Config, logger: Logger): Promise<Marketplace> {
  const mailRoute = mailRouteOf(config);
  const open = await openDatabase(config);
  try {
    const day = today();
    const builder = await loadDemoIntoEmpty(open, config, day);
    const index = await startSearchIndex({
      database: open.database,
      logger,
      today: day,
      workers: config.searchWorkers,
      snapshotPath: join(config.dataDir, 'search-index'),
      builder,
    });
    const keywords = await startKeywordSearch({
      engine: index.engine,
      reference,
      brands: config.brand === undefined ? brands : [requireBrand(config.brand)],
      onError: (error) => logger.error(error),
    });
    const stopPruning = pruneChangesEvery(open.database, pruneMs, (error) => logger.error(error));
    const jobs = await startJobs({ open, definitions: {}, logger });
    const stop = async () => {
      stopPruning();
      await jobs.stop();
      keywords.stop();
      await index.stop();
      await open.close();
    };
    const { database } = open;
    const services = {
      ...{ config, logger, database, engine: index.engine, keywords, jobs },
      ...(mailRoute.kind === 'folder' && { mailFolder: mailRoute.folder }),
    };
    return { open, index, services, stop };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/**
 * @returns the index of what was loaded. On a server others may have changed it meanwhile: there the
 * database has to be read again, as it has after a load of which an earlier start made the beginning.
 */
async function loadDemoIntoEmpty(
  { database, kind }: OpenDatabase,
  { demoListings, demoSeed }: Config,
  today: string,
): Promise<VehicleSearchEngineBuilder | undefined> {
  const load = await findDemoLoad(database, { listings: demoListings, seed: demoSeed, today });
  if (!load) return undefined;
  const progress = createProgress('Loading the demo inventory', 'cars');
  const { request, lastOwnerId } = load;
  const isWhole = kind === 'embedded' && lastOwnerId === null;
  const builder = isWhole ? createIndexBuilder(generateDemoOwners(request), today) : undefined;
  let done = 0;
  await loadDemoInventory(database, load, (listings) => {
    for (const listing of listings) builder?.add(listing);
    done += listings.length;
    progress.update(done, request.listings);
  });
  progress.finish(`Loaded ${groupDigits(done)} demo cars.`);
  return builder;
}
