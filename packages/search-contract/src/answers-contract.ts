import type { EngineChange } from '@forecourt/domain/search/search-engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesArbitrary, inventoryArbitrary, listingArbitrary } from './arbitrary-inventory.ts';
import { everything, requestArbitrary } from './arbitrary-request.ts';
import { type Contract, compareAnswer } from './engine-under-test.ts';

/** Searches and counts, between changes. */
export function testAnswers({ trial, runs }: Contract): void {
  test('answers requests between changes as a plain array filter does', () => {
    const rounds = fc.array(fc.tuple(changesArbitrary, requestArbitrary), {
      minLength: 1,
      maxLength: 5,
    });
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, requestArbitrary, rounds, (cars, first, later) =>
        trial(cars, async ({ engine }, stock) => {
          await compareAnswer(engine, stock, first);
          for (const [changes, request] of later) {
            await engine.apply(changes);
            stock.apply(changes);
            await compareAnswer(engine, stock, request);
          }
          await compareAnswer(engine, stock, everything);
        }),
      ),
      runs,
    );
  });
}

/** The version of the status. */
export function testVersions({ trial, runs }: Contract): void {
  test('has another version whenever it answers otherwise, never a smaller one', () => {
    const batches = fc.array(changesArbitrary, { minLength: 1, maxLength: 5 });
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, batches, (cars, changes) =>
        trial(cars, async ({ engine }) => {
          let before = await engine.search(everything);
          let version = engine.status.version;
          for (const batch of changes) {
            await engine.apply(batch);
            const after = await engine.search(everything);
            expect(engine.status.version).toBeGreaterThanOrEqual(version);
            if (engine.status.version === version) expect(after).toEqual(before);
            [before, version] = [after, engine.status.version];
          }
        }),
      ),
      runs,
    );
  });
}

/** Changes that cannot be made. */
export function testUnknownOwners({ trial, runs }: Contract): void {
  test('changes nothing when one of the changes names an unknown owner', () => {
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, listingArbitrary(), (cars, listing) =>
        trial(cars, async ({ engine }, stock) => {
          const changes: EngineChange[] = [
            ...cars.listings.map(({ id }) => ({ kind: 'deleteListing' as const, id })),
            { kind: 'upsertListing', listing: { ...listing, ownerId: 99 } },
          ];
          await expect(engine.apply(changes)).rejects.toThrow('unknown owner 99');
          await compareAnswer(engine, stock, everything);
        }),
      ),
      runs,
    );
  });
}
