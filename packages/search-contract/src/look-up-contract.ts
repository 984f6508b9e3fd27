import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesArbitrary, inventoryArbitrary, listingIds, vinOf } from './arbitrary-inventory.ts';
import { requestArbitrary } from './arbitrary-request.ts';
import type { Contract } from './engine-under-test.ts';
import { areaArbitrary, everywhere, expectedOwners } from './owners-in-areas.ts';
import { expectedRotation, rotationArbitrary } from './rotations.ts';

/** Cars and owners by what names them. */
export function testLookUps({ trial, runs }: Contract): void {
  test('finds cars by id and VIN, of several with one VIN the one with the largest id', () => {
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, changesArbitrary, listingIds, (cars, changes, id) =>
        trial(cars, async ({ engine }, stock) => {
          await engine.apply(changes);
          stock.apply(changes);
          const sameVin = [...stock.listings.values()].filter(({ vin }) => vin === vinOf(id));
          const largest = sameVin.reduce((found, car) => Math.max(found, car.id), 0);
          expect((await engine.findById(id))?.id).toBe(stock.listings.get(id)?.id);
          expect((await engine.findByVin(vinOf(id)))?.id ?? 0).toBe(largest);
          for (const owner of [1, 8, 99]) {
            expect(await engine.findOwner(owner)).toEqual(stock.owners.get(owner));
          }
        }),
      ),
      runs,
    );
  });
}

/** Rotations of paid places. */
export function testRotations({ trial, runs }: Contract): void {
  test('finds the rotations of paid indexes at once as searches for each of them do', () => {
    const rotations = fc.array(rotationArbitrary, { maxLength: 5 });
    return fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        changesArbitrary,
        requestArbitrary,
        rotations,
        (cars, changes, { filter }, wanted) =>
          trial(cars, async ({ engine }) => {
            await engine.apply(changes);
            const expected = await Promise.all(
              wanted.map((rotation) => expectedRotation(engine, filter, rotation)),
            );
            expect(await engine.findInRotation(filter, wanted)).toEqual(expected);
          }),
      ),
      runs,
    );
  });
}

/** Owners on the map. */
export function testOwnersInAreas({ trial, runs }: Contract): void {
  test('tells the owners in an area, with cars and prices, as a plain array filter does', () => {
    return fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        changesArbitrary,
        requestArbitrary,
        areaArbitrary,
        (cars, changes, { filter }, area) =>
          trial(cars, async ({ engine }, stock) => {
            for (const batch of [[], changes]) {
              await engine.apply(batch);
              stock.apply(batch);
              for (const asked of [filter, { values: {} }]) {
                const expected = await expectedOwners(engine, stock, asked, area);
                expect(await engine.ownersIn(asked, area)).toEqual(expected);
              }
            }
            const owners = await engine.ownersIn(filter, everywhere);
            const sum = owners.reduce((total, owner) => total + owner.cars, 0);
            expect(sum).toBe(await engine.count(filter));
          }),
      ),
      runs,
    );
  });
}
