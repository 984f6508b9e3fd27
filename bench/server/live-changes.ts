import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { SearchReader, SearchRequest } from '@forecourt/domain/search/search-engine';
import { changeMarket } from '../../apps/server/src/change-log/change-market.ts';
import { parseConfig } from '../../apps/server/src/compose/config.ts';
import { startMarketplace } from '../../apps/server/src/compose/start-marketplace.ts';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { readListingsById } from '../../apps/server/src/vehicles/read-listings.ts';
import { writeListings } from '../../apps/server/src/vehicles/write-listings.ts';

/** Commits of which it is told when they could be found. */
const commits = 60;
const secondsOfReads = 10;
/** Changes that are committed together, and how often: 250 a second. */
const batchSize = 25;
const batchMs = 100;

export interface LiveChanges {
  /** Milliseconds from a commit until searches find it. */
  readonly visible: readonly number[];
  /** Milliseconds from one answer of a reader to its next: its own search, and what came before it. */
  readonly idle: readonly number[];
  readonly busy: readonly number[];
  readonly changesPerSecond: number;
}

/**
 * Opens a marketplace that was loaded before, in this process, and changes it while it is read.
 *
 * @param requests what the reader asks, one after the other
 */
export async function measureLiveChanges(
  settings: Readonly<Record<string, string>>,
  requests: readonly SearchRequest[],
): Promise<LiveChanges> {
  const marketplace = await startMarketplace(parseConfig(settings), createLogger('warn'));
  const { engine } = marketplace.index;
  const { database } = marketplace.open;
  try {
    const cars = await someCars(database, engine, requests);
    const visible: number[] = [];
    for (const car of cars.slice(0, commits))
      visible.push(await timeOfSight(database, engine, car));
    const idle = await readFor(engine, requests, new AbortController().signal);
    const ending = new AbortController();
    const writing = writeUntil(database, cars, ending.signal);
    const busy = await readFor(engine, requests, ending.signal);
    ending.abort();
    const changes = await writing;
    return { visible, idle, busy, changesPerSecond: changes / secondsOfReads };
  } finally {
    await marketplace.stop();
  }
}

async function someCars(
  database: Database,
  engine: SearchReader,
  requests: readonly SearchRequest[],
): Promise<Listing[]> {
  const pages = await Promise.all(requests.map((request) => engine.search(request)));
  const ids = new Set(pages.flatMap(({ hits }) => hits.map(({ card }) => card.id)));
  return (await readListingsById(database, [...ids])).map(({ data }) => data);
}

const repriced = (listing: Listing): Listing => ({
  ...listing,
  salePrice: (listing.salePrice ?? 20_000) + 1 + Math.floor(1000 * Math.random()),
});

async function commit(database: Database, listings: readonly Listing[]): Promise<void> {
  await changeMarket(database, (change) => writeListings(change, listings));
}

async function timeOfSight(
  database: Database,
  engine: SearchReader,
  car: Listing,
): Promise<number> {
  const changed = repriced(car);
  await commit(database, [changed]);
  const committed = performance.now();
  while ((await engine.findById(car.id))?.salePrice !== changed.salePrice) await setTimeout(1);
  const milliseconds = performance.now() - committed;
  // Commits come at any moment between two looks at the log.
  await setTimeout(200 * Math.random());
  return milliseconds;
}

async function readFor(
  engine: SearchReader,
  requests: readonly SearchRequest[],
  ending: AbortSignal,
): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + 1000 * secondsOfReads;
  let answered = performance.now();
  for (let place = 0; answered < end && !ending.aborted; place += 1) {
    const request = requests[place % requests.length];
    if (request) await engine.search(request);
    await setImmediate();
    const now = performance.now();
    times.push(now - answered);
    answered = now;
  }
  return times;
}

/** @returns how many cars were changed */
async function writeUntil(
  database: Database,
  cars: readonly Listing[],
  ending: AbortSignal,
): Promise<number> {
  let changes = 0;
  while (!ending.aborted) {
    const started = performance.now();
    const first = changes % cars.length;
    const batch = cars.slice(first, first + batchSize).map(repriced);
    await commit(database, batch);
    changes += batch.length;
    await setTimeout(Math.max(0, batchMs - (performance.now() - started)));
  }
  return changes;
}
