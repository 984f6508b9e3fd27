import type { EngineChange, SearchRequest } from '@forecourt/domain/search/search-engine';
import {
  changesArbitrary,
  inventoryArbitrary,
  listingArbitrary,
} from '@forecourt/search-contract/arbitrary-inventory';
import { everything, requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import { today } from '@forecourt/search-contract/stock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dispenseHere } from '../src/columns/rows/pieces.ts';
import { mergeInWorker } from '../src/merge-in-worker.ts';
import { type Merge, type MergeJob, mergeLayers } from '../src/vehicle/live/merge-layers.ts';
import { createVehicleSearchEngine } from '../src/vehicle-search-engine.ts';
import { allKernels } from './all-kernels.ts';
import { SlowMerges } from './slow-merges.ts';
import { compare, limitsOfTests, Twin } from './twin.ts';

type Step =
  | { readonly changes: EngineChange[] }
  | { readonly request: SearchRequest }
  | 'merges end';

const stepsArbitrary: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: changesArbitrary.map((changes) => ({ changes })) },
    { weight: 2, arbitrary: requestArbitrary.map((request) => ({ request })) },
    { weight: 1, arbitrary: fc.constant('merges end' as const) },
  ),
  { minLength: 2, maxLength: 24, size: 'max' },
);

describe.each(allKernels)(
  'the engine with $name kernels against a plain array filter',
  (kernels) => {
    test.each(limitsOfTests)('answers alike between changes, layers limited to %o', (limits) => {
      fc.assert(
        fc.property(inventoryArbitrary, stepsArbitrary, (inventory, steps) => {
          const twin = new Twin(inventory, { limits, kernels });
          for (const step of steps) {
            if (step === 'merges end') continue;
            if ('changes' in step) twin.apply(step.changes);
            else compare(twin, step.request);
          }
        }),
        { numRuns: 25 },
      );
    });

    test('finds the first of many cars by relevance, whatever it saw near the shopper', () => {
      const limits = { maxPendingCars: 0, rowsPerCell: 4 };
      const firstCars = fc.record({
        request: requestArbitrary,
        place: fc.nat(),
        limit: fc.integer({ min: 1, max: 4 }),
      });
      fc.assert(
        fc.property(inventoryArbitrary, firstCars, (inventory, { request, place, limit }) => {
          const owner = inventory.owners[place % inventory.owners.length];
          if (!owner) return;
          const { latitude, longitude } = owner;
          const { values } = request.filter;
          const filter = { values, origin: { latitude, longitude } };
          const twin = new Twin(inventory, { limits, kernels });
          for (const wanted of [filter, { values: {}, origin: filter.origin }]) {
            compare(twin, { filter: wanted, sort: 'relevance', offset: 0, limit });
          }
        }),
        { numRuns: 30 },
      );
    });

    test.each(limitsOfTests)('answers alike while layers limited to %o merge', async (limits) => {
      let begun = 0;
      await fc.assert(
        fc.asyncProperty(inventoryArbitrary, stepsArbitrary, async (inventory, steps) => {
          const merges = new SlowMerges();
          const twin = new Twin(inventory, { limits, kernels, merge: merges.merge });
          for (const step of steps) {
            if (step === 'merges end') await merges.end();
            else if ('changes' in step) twin.apply(step.changes);
            else compare(twin, step.request);
          }
          await merges.end();
          compare(twin, everything);
          begun += merges.begun;
        }),
        { numRuns: 25 },
      );
      if (limits.maxPendingCars !== undefined) expect(begun).toBeGreaterThan(5);
    });

    test('has another version whenever it answers otherwise', async () => {
      const limits = { maxPendingCars: 3, maxFreshCars: 1 };
      await fc.assert(
        fc.asyncProperty(inventoryArbitrary, stepsArbitrary, async (inventory, steps) => {
          const merges = new SlowMerges();
          const twin = new Twin(inventory, { limits, kernels, merge: merges.merge });
          const answers = new Map<number, unknown>();
          for (const step of [...steps, 'merges end' as const]) {
            if (step === 'merges end') await merges.end();
            else if ('changes' in step) twin.apply(step.changes);
            const { version } = twin.engine.status;
            const answer = twin.engine.search(everything);
            expect(answer).toEqual(answers.get(version) ?? answer);
            answers.set(version, answer);
          }
        }),
        { numRuns: 30 },
      );
    });

    test('answers while another thread merges, and alike when it has', async () => {
      await fc.assert(
        fc.asyncProperty(inventoryArbitrary, changesArbitrary, async (inventory, changes) => {
          const limits = { maxPendingCars: 0 };
          const twin = new Twin(inventory, { limits, kernels, merge: mergeInWorker });
          const listings = inventory.listings.map((listing) => ({ ...listing, salePrice: 9_999 }));
          fc.pre(listings.length > 0);
          twin.apply(listings.map((listing) => ({ kind: 'upsertListing', listing })));
          let isMerging = true;
          void twin.engine.settled().then(() => {
            isMerging = false;
          });
          let answers = 0;
          twin.apply(changes);
          while (isMerging) {
            compare(twin, everything);
            answers += 1;
            await new Promise(setImmediate);
          }
          expect(answers).toBeGreaterThan(1);
          compare(twin, everything);
        }),
        { numRuns: 3 },
      );
    });

    test('goes on with its layers when a merge fails, and tries again with the next change', () => {
      return fc.assert(
        fc.asyncProperty(inventoryArbitrary, stepsArbitrary, async (inventory, steps) => {
          const failures: unknown[] = [];
          const merge = () => Promise.reject(new Error('no memory'));
          const onMergeError = (error: unknown) => failures.push(error);
          const limits = { maxPendingCars: 0 };
          const twin = new Twin(inventory, { limits, kernels, merge, onMergeError });
          for (const step of steps) {
            if (step === 'merges end') await twin.engine.settled();
            else if ('changes' in step) twin.apply(step.changes);
            else compare(twin, step.request);
          }
          await twin.engine.settled();
          compare(twin, everything);
          const failed = failures.length;
          for (const listing of inventory.listings)
            twin.apply([{ kind: 'upsertListing', listing }]);
          await twin.engine.settled();
          if (inventory.listings.length > 0) expect(failures.length).toBeGreaterThan(failed);
        }),
        { numRuns: 30 },
      );
    });

    test('puts no car in order for a page behind the last one, and counts all the same', () => {
      fc.assert(
        fc.property(inventoryArbitrary, requestArbitrary, (inventory, request) => {
          const twin = new Twin(inventory, { kernels });
          const behind = { ...request, limit: 25, offset: 9_999_974 };
          compare(twin, behind);
          const part = twin.engine.searchPart(behind, dispenseHere());
          expect(part?.first.keys ?? []).toHaveLength(0);
          compare(twin, { ...behind, offset: inventory.listings.length });
        }),
        { numRuns: 25 },
      );
    });

    test('counts mandatory fees as part of the price that a deal is judged by', () => {
      fc.assert(
        fc.property(inventoryArbitrary, listingArbitrary(), ({ owners }, example) => {
          const car = { ...example, listingType: 'USED' as const, year: 2020, mileage: 40_000 };
          const like = { ...car, salePrice: 20_000, dealerFees: null };
          const listings = Array.from({ length: 9 }, (_, index) => ({ ...like, id: index + 1 }));
          const withFees = { ...car, id: 10, salePrice: 19_500, dealerFees: 500 };
          const twin = new Twin({ owners, listings: [...listings, withFees] });
          expect(twin.engine.findById(10)?.deal).toMatchObject({ word: 'fair', below: 0 });
        }),
        { numRuns: 20 },
      );
    });

    test('rates anew once at a time, and loses nothing that changes meanwhile', async () => {
      await fc.assert(
        fc.asyncProperty(inventoryArbitrary, changesArbitrary, async (inventory, changes) => {
          const limits = { maxPendingCars: 4000, maxFreshCars: 1 };
          let atOnce = 0;
          let most = 0;
          const merge = async (job: MergeJob) => {
            atOnce += 1;
            most = Math.max(most, atOnce);
            await new Promise(setImmediate);
            atOnce -= 1;
            return mergeLayers(job);
          };
          const twin = new Twin(inventory, { limits, kernels, merge });
          for (const listing of inventory.listings)
            twin.apply([{ kind: 'upsertListing', listing }]);
          const refreshed = [twin.engine.refreshDeals(), twin.engine.refreshDeals()];
          await Promise.resolve();
          twin.apply(changes);
          await Promise.all(refreshed);
          expect(most).toBeLessThanOrEqual(1);
          compare(twin, everything);
        }),
        { numRuns: 30 },
      );
    });

    test('rates cars against those that there are now, when it is told to', async () => {
      const atOnce: Merge = mergeLayers;
      const elsewhere: Merge = async (job) => mergeLayers(structuredClone(job));
      await fc.assert(
        fc.asyncProperty(
          inventoryArbitrary,
          changesArbitrary,
          fc.constantFrom(atOnce, elsewhere),
          async (inventory, changes, merge) => {
            const twin = new Twin(inventory, { merge });
            twin.apply(changes);
            await twin.engine.refreshDeals();
            const owners = [...twin.owners.values()];
            const listings = [...twin.listings.values()];
            const built = createVehicleSearchEngine({ owners, listings, today });
            for (const { id } of listings) {
              expect(twin.engine.findById(id)?.deal).toEqual(built.findById(id)?.deal);
            }
            compare(twin, everything);
          },
        ),
        { numRuns: 25 },
      );
    });
  },
);
