import { describeSearchContract } from '@forecourt/search-contract/describe-search-contract';
import type { InventoryOfDay } from '@forecourt/search-contract/engine-under-test';
import { describe } from 'vitest';
import type { Kernels } from '../src/columns/kernels/kernels.ts';
import { LocalSearch } from '../src/local-search.ts';
import { SearchPool } from '../src/search-pool.ts';
import { createVehicleSearchEngine } from '../src/vehicle-search-engine.ts';
import { allKernels } from './all-kernels.ts';
import { limitsOfTests } from './twin.ts';

/** Layers are limited by the number of cars, so that an inventory that failed fails again. */
function buildInMemory(inventory: InventoryOfDay, kernels: Kernels) {
  const limits = limitsOfTests[inventory.listings.length % limitsOfTests.length] ?? {};
  return createVehicleSearchEngine(inventory, { kernels, limits });
}

describe('answers as a plain array filter does [shoppers.search, filter.*, sort.*, codes.fuel-types]', () => {
  for (const kernels of allKernels) {
    describeSearchContract({
      name: `the engine in memory with ${kernels.name} kernels`,
      build: async (inventory) => ({
        engine: new LocalSearch(buildInMemory(inventory, kernels)),
        stop: async () => {},
      }),
      runs: 30,
    });

    describeSearchContract({
      name: `the engine in memory with ${kernels.name} kernels and threads`,
      build: async (inventory) => {
        const memory = buildInMemory(inventory, kernels);
        const pool = await SearchPool.start(memory, {
          threads: 1,
          isCallerFree: true,
          leastRowsAway: 0,
          leastRowsShared: 0,
          onThreadError: (error) => {
            throw error;
          },
        });
        return { engine: withChanges(pool, memory), stop: () => pool.stop() };
      },
      // Each starts a thread.
      runs: 2,
    });
  }
});

/** The pool's answers, and changes made to the engine whose columns it searches. */
function withChanges(pool: SearchPool, memory: ReturnType<typeof createVehicleSearchEngine>) {
  return {
    search: pool.search.bind(pool),
    count: pool.count.bind(pool),
    findInRotation: pool.findInRotation.bind(pool),
    findById: pool.findById.bind(pool),
    findByVin: pool.findByVin.bind(pool),
    findOwner: pool.findOwner.bind(pool),
    ownersIn: pool.ownersIn.bind(pool),
    get status() {
      return pool.status;
    },
    apply: (changes: Parameters<typeof memory.apply>[0]) => new LocalSearch(memory).apply(changes),
  };
}
