import type { SearchRequest } from '@forecourt/domain/search-engine';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { mergeInWorker } from '../src/merge-in-worker.ts';
import { SearchPool, type SearchPoolOptions } from '../src/search-pool.ts';
import { type Pending, SearchThread } from '../src/search-thread.ts';
import type { VehicleSearchEngine } from '../src/vehicle/live-engine.ts';
import { mergeLayers } from '../src/vehicle/merge-layers.ts';
import { changesArbitrary, inventoryArbitrary } from './arbitrary-inventory.ts';
import { everything, requestArbitrary } from './arbitrary-request.ts';
import { Twin } from './twin.ts';

/** Ends when it is asked. */
class MortalThread extends SearchThread {
  override ask(pending: Pending): void {
    void this.stop();
    super.ask(pending);
  }
}

let pools: SearchPool[] = [];
let threads: SearchThread[] = [];
const ended: unknown[] = [];

async function startPool(
  engine: VehicleSearchEngine,
  options: Partial<SearchPoolOptions> = {},
): Promise<SearchPool> {
  threads = [];
  ended.length = 0;
  const pool = await SearchPool.start(engine, {
    threads: 2,
    onThreadError: (error) => ended.push(error),
    startThread: (...given) => {
      const thread = new SearchThread(...given);
      threads.push(thread);
      return thread;
    },
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools) await pool.stop();
  pools = [];
});

/** As many questions at once as reach every thread. */
async function compareAll(pool: SearchPool, twin: Twin, requests: readonly SearchRequest[]) {
  expect(pool.version).toBe(twin.engine.version);
  const asked = [...requests, ...requests];
  const answers = await Promise.all(asked.map((request) => pool.search(request)));
  expect(answers).toEqual(asked.map((request) => twin.engine.search(request)));
  const counts = await Promise.all(asked.map(({ filter }) => pool.count(filter)));
  expect(counts).toEqual(asked.map(({ filter }) => twin.engine.count(filter)));
  const area = { west: -180, south: -90, east: 180, north: 90 };
  const owners = await Promise.all(asked.map(({ filter }) => pool.ownersIn(filter, area)));
  expect(owners).toEqual(asked.map(({ filter }) => twin.engine.ownersIn(filter, area)));
}

const [inventory] = fc.sample(
  inventoryArbitrary.filter(({ listings }) => listings.length > 5),
  { numRuns: 1, seed: 5 },
);
if (!inventory) throw new Error('no inventory');

describe('a pool of search threads', () => {
  test('answers as the engine does, between changes and merges', async () => {
    await fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        fc.array(changesArbitrary, { maxLength: 6 }),
        fc.array(requestArbitrary, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(mergeLayers, mergeInWorker),
        async (cars, batches, requests, merge) => {
          const limits = { mostPendingCars: 15, mostFreshCars: 3 };
          const twin = new Twin(cars, { limits, merge });
          const pool = await startPool(twin.engine);
          for (const changes of batches) {
            twin.apply(changes);
            await compareAll(pool, twin, requests);
          }
          await twin.engine.settled();
          await compareAll(pool, twin, [...requests, everything]);
          await pool.stop();
          expect(ended).toEqual([]);
        },
      ),
      { numRuns: 6 },
    );
  });

  test('replaces a thread that ended, and answers what that was asked', async () => {
    const twin = new Twin(inventory);
    const pool = await startPool(twin.engine, { threads: 1 });
    const answers = Array.from({ length: 5 }, () => pool.search(everything));
    await threads[0]?.stop();
    for (const answer of answers) expect(await answer).toEqual(twin.engine.search(everything));
    await expect.poll(() => threads.length).toBe(2);
    twin.apply(inventory.listings.slice(0, 3).map(({ id }) => ({ kind: 'deleteListing', id })));
    await compareAll(pool, twin, [everything]);
    expect(ended).toHaveLength(1);
  });

  test('gives up a question over which two threads ended', async () => {
    const startThread: SearchPoolOptions['startThread'] = (...given) => new MortalThread(...given);
    const pool = await startPool(new Twin(inventory).engine, { startThread });
    await expect(pool.search(everything)).rejects.toThrow('exit code 1');
    expect(ended).toHaveLength(2);
  });

  test('passes on what a search throws', async () => {
    const pool = await startPool(new Twin(inventory).engine);
    const nonsense = { ...everything, filter: null as never };
    await expect(pool.search(nonsense)).rejects.toThrow(TypeError);
    expect(ended).toEqual([]);
  });
});
