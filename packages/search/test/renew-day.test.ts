import type { EngineChange, SearchRequest } from '@forecourt/domain/search/search-engine';
import {
  changesArbitrary,
  inventoryArbitrary,
  models,
} from '@forecourt/search-contract/arbitrary-inventory';
import { everything, requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import { today } from '@forecourt/search-contract/stock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dispenseHere } from '../src/columns/rows/pieces.ts';
import { mergeInWorker } from '../src/merge-in-worker.ts';
import { SearchPool } from '../src/search-pool.ts';
import { createVehicleSearchEngine } from '../src/vehicle-search-engine.ts';
import { allKernels } from './all-kernels.ts';
import { SlowMerges } from './slow-merges.ts';
import { compare, limitsOfTests, Twin } from './twin.ts';

type Step =
  | { readonly changes: EngineChange[] }
  | { readonly request: SearchRequest }
  | { readonly day: string }
  | 'merges end';

const dayArbitrary = fc.constantFrom('2026-01-19', '2026-01-21', '2026-03-01', '2027-01-01');
const relevantArbitrary = requestArbitrary.map((request) => {
  const { today: _named, ...filter } = request.filter;
  return { ...request, filter, sort: 'relevance' as const };
});

const stepsArbitrary: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: changesArbitrary.map((changes) => ({ changes })) },
    { weight: 2, arbitrary: relevantArbitrary.map((request) => ({ request })) },
    { weight: 2, arbitrary: dayArbitrary.map((day) => ({ day })) },
    { weight: 1, arbitrary: fc.constant('merges end' as const) },
  ),
  { minLength: 2, maxLength: 24, size: 'max' },
);

describe.each(allKernels)('an engine with $name kernels whose day turns', (kernels) => {
  test('answers as one that was built on that day', async () => {
    await fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        changesArbitrary,
        dayArbitrary,
        relevantArbitrary,
        async (inventory, changes, day, request) => {
          const twin = new Twin(inventory, { kernels });
          twin.apply(changes);
          await twin.engine.renewDay(day);
          const built = createVehicleSearchEngine({ ...twin.inventory(), models, today: day });
          expect(twin.engine.today).toBe(day);
          expect(twin.engine.search(request).hits).toEqual(built.search(request).hits);
          compare(twin, request);
          await twin.engine.renewDay(today);
          compare(twin, request);
        },
      ),
      { numRuns: 40 },
    );
  });

  test.each(limitsOfTests)('answers alike while cars change, layers limited to %o', (limits) =>
    fc.assert(
      fc.asyncProperty(inventoryArbitrary, stepsArbitrary, async (inventory, steps) => {
        const merges = new SlowMerges();
        const twin = new Twin(inventory, { limits, kernels, merge: merges.merge });
        const turns: Promise<void>[] = [];
        for (const step of steps) {
          if (step === 'merges end') await merges.end();
          else if ('changes' in step) twin.apply(step.changes);
          else if ('day' in step) turns.push(twin.engine.renewDay(step.day));
          else compare(twin, step.request);
        }
        await merges.end();
        await Promise.all(turns);
        const days = steps.flatMap((step) =>
          typeof step === 'object' && 'day' in step ? step.day : [],
        );
        if (days.length < 2) expect(twin.engine.today).toBe(days[0] ?? today);
        compare(twin, { ...everything, sort: 'relevance' });
      }),
      { numRuns: 25 },
    ),
  );
});

test('threads know the day that the engine has, also of a search that was begun the day before', async () => {
  await fc.assert(
    fc.asyncProperty(
      inventoryArbitrary,
      changesArbitrary,
      dayArbitrary,
      fc.array(relevantArbitrary, { minLength: 1, maxLength: 3 }),
      async (inventory, changes, day, requests) => {
        const twin = new Twin(inventory, { limits: { rowsPerCell: 4 }, merge: mergeInWorker });
        const pool = await SearchPool.start(twin.engine, {
          threads: 2,
          leastRowsAway: 0,
          leastRowsShared: 0,
          onThreadError: (error) => expect.unreachable(String(error)),
        });
        try {
          const before = requests.map((request) => twin.engine.search(request));
          const begun = requests.map((request) => pool.search(request));
          const turned = twin.engine.renewDay(day);
          expect(await Promise.all(begun)).toEqual(before);
          twin.apply(changes);
          await turned;
          for (const request of requests) {
            compare(twin, request);
            expect(await pool.search(request)).toEqual(twin.engine.search(request));
          }
        } finally {
          await pool.stop();
        }
      },
    ),
    { numRuns: 6 },
  );
});

test('a part search that was begun the day before is answered as of that day', async () => {
  const [inventory] = fc.sample(
    inventoryArbitrary.filter(({ listings }) => listings.length > 5),
    { numRuns: 1, seed: 5 },
  );
  if (!inventory) throw new Error('no inventory');
  const { engine } = new Twin(inventory, { limits: { rowsPerCell: 1 } });
  const [{ latitude, longitude } = { latitude: 0, longitude: 0 }] = inventory.owners;
  const filter = { values: { daysOnMarket: ['-30'] }, origin: { latitude, longitude } };
  const request = { ...everything, filter, sort: 'distanceASC' } as const;
  const before = engine.search(request);
  const answer = engine.beginSearch(request);
  const part = engine.searchPart(request, dispenseHere());
  await engine.renewDay('2027-01-01');
  expect(part && answer([part])).toEqual(before);
});
