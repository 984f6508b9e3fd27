import type { SearchRequest } from '@forecourt/domain/search/search-engine';
import {
  changesArbitrary,
  inventoryArbitrary,
} from '@forecourt/search-contract/arbitrary-inventory';
import { everything, requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mergeInWorker } from '../src/merge-in-worker.ts';
import { SearchPool, type SearchPoolOptions } from '../src/search-pool.ts';
import { type Pending, SearchThread } from '../src/search-thread.ts';
import { CopyFeed, EngineCopy } from '../src/vehicle/live/engine-copy.ts';
import type { VehicleSearchEngine } from '../src/vehicle/live/live-engine.ts';
import { mergeLayers } from '../src/vehicle/live/merge-layers.ts';
import { Twin } from './twin.ts';

/** Ends when it is asked. */
class MortalThread extends SearchThread {
  override ask(pending: Pending): void {
    void this.terminate();
    super.ask(pending);
  }
}

/** Takes a piece of a search and ends with it. */
class GreedyThread extends SearchThread {
  override ask(pending: Pending): void {
    if (pending.question.kind === 'part') Atomics.add(pending.question.share, 0, 1);
    void this.terminate();
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
    leastRowsAway: 0,
    leastRowsShared: 0,
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

/** One search after the other is shared by all threads; as many questions at once reach each of them. */
async function compareAll(pool: SearchPool, twin: Twin, requests: readonly SearchRequest[]) {
  expect(pool.status).toEqual(twin.engine.status);
  for (const request of requests) {
    expect(await pool.search(request)).toEqual(twin.engine.search(request));
  }
  const asked = [...requests, ...requests];
  const answers = await Promise.all(asked.map((request) => pool.search(request)));
  expect(answers).toEqual(asked.map((request) => twin.engine.search(request)));
  const counts = await Promise.all(asked.map(({ filter }) => pool.count(filter)));
  expect(counts).toEqual(asked.map(({ filter }) => twin.engine.count(filter)));
  const rotations = [{ tiers: ['PREMIUM', 'STANDARD'], count: 3, rotation: 7 }] as const;
  const inRotation = await Promise.all(
    asked.map(({ filter }) => pool.findInRotation(filter, rotations)),
  );
  expect(inRotation).toEqual(
    asked.map(({ filter }) => twin.engine.findInRotation(filter, rotations)),
  );
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
        fc.constantFrom(
          {},
          { isCallerFree: true },
          { leastRowsShared: 10, leastRowsAway: 5 },
          { threads: 1, leastRowsShared: Number.POSITIVE_INFINITY },
        ),
        async (cars, batches, requests, merge, options) => {
          const limits = { maxPendingCars: 15, maxFreshCars: 3, rowsPerCell: 4 };
          const twin = new Twin(cars, { limits, merge });
          const pool = await startPool(twin.engine, options);
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
      { numRuns: 8 },
    );
  });

  test('answers with the cars and owners of one moment, whatever changes while it is asked', async () => {
    const twin = new Twin(inventory, { limits: { rowsPerCell: 4 } });
    const pool = await startPool(twin.engine);
    const [owner] = inventory.owners;
    if (!owner) throw new Error('no owner');
    const before = twin.engine.search(everything);
    const first = pool.search(everything);
    twin.apply([{ kind: 'deleteListing', id: inventory.listings[0]?.id ?? 0 }]);
    expect(await first).toEqual(before);
    const second = pool.search(everything);
    twin.apply([{ kind: 'upsertOwner', owner: { ...owner, name: 'Another name' } }]);
    expect(await second).toEqual(twin.engine.search(everything));
  });

  test('finds pieces again that a thread had taken when it ended', async () => {
    const twin = new Twin(inventory, { limits: { rowsPerCell: 1 } });
    let started = 0;
    const pool = await startPool(twin.engine, {
      startThread: (...given) => {
        started += 1;
        return started === 1 ? new GreedyThread(...given) : new SearchThread(...given);
      },
    });
    expect(await pool.search(everything)).toEqual(twin.engine.search(everything));
    expect(ended).toHaveLength(1);
  });

  test('replaces a thread that ended, and answers what that was asked', async () => {
    const twin = new Twin(inventory);
    const pool = await startPool(twin.engine, { threads: 1 });
    const answers = Array.from({ length: 5 }, () => pool.search(everything));
    await threads[0]?.terminate();
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

  test('stops when its threads have answered and ended by themselves', async () => {
    const twin = new Twin(inventory);
    const pool = await startPool(twin.engine);
    const ends = threads.map((thread) => vi.spyOn(thread, 'terminate'));
    const answers = Array.from({ length: 5 }, () => pool.count({ values: {} }));
    await pool.stop();
    expect(await Promise.all(answers)).toEqual(Array(5).fill(inventory.listings.length));
    for (const end of ends) expect(end).not.toHaveBeenCalled();
    expect(ended).toEqual([]);
  });

  test('a copy learns what its engine has learnt, whoever listens since and what has failed', () => {
    const { engine } = new Twin({ ...inventory, listings: inventory.listings.slice(1) });
    const feed = new CopyFeed();
    const { beginning, update } = feed.begin(engine.state());
    const copy = new EngineCopy(structuredClone(beginning));
    copy.follow(update);
    engine.onUpdate((change) => copy.follow(feed.toMessage(change)));
    const [car] = inventory.listings;
    if (!car) throw new Error('no car');
    const another = { ...car, extColorName: 'A colour that no other has' };
    const broken = { ...another, packages: null } as never;
    expect(() => engine.apply([{ kind: 'upsertListing', listing: broken }])).toThrow(TypeError);
    engine.onUpdate(() => {});
    engine.apply([{ kind: 'upsertListing', listing: another }]);
    expect(copy.findById(another.id)).toEqual(engine.findById(another.id));
  });

  test('passes on what a search throws', async () => {
    const pool = await startPool(new Twin(inventory).engine);
    const nonsense = { ...everything, facets: 'none' as never };
    await expect(pool.search(nonsense)).rejects.toThrow(TypeError);
    expect(ended).toEqual([]);
  });
});
