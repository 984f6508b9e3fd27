import { features } from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Inventory, inventoryArbitrary, markets, models } from './arbitrary-inventory.ts';
import type { Contract } from './engine-under-test.ts';
import { ratePlainly } from './rate-plainly.ts';

/** Cars of two models and close prices, so that enough of them compare with one another. */
const likeCarsArbitrary: fc.Arbitrary<Inventory> = inventoryArbitrary.map(
  ({ owners, listings }) => ({
    owners,
    listings: listings.map((car, index) => {
      const { code, ...model } = models[index % 8 === 0 ? 1 : 0] ?? { code: car.modelCode };
      return {
        ...car,
        ...model,
        modelCode: code,
        salePrice: 18_000 + (Number(car.salePrice) % 6000),
      };
    }),
  }),
);

/** Deal ratings of the cars that an engine is built from. */
export function testRatings({ trial, runs }: Contract): void {
  test('rates the cars that it is built from by the rule of comparables', () => {
    return fc.assert(
      fc.asyncProperty(likeCarsArbitrary, (cars) =>
        trial(cars, async ({ engine }) => {
          for (const car of cars.listings) {
            const card = await engine.findById(car.id);
            expect(card?.deal).toEqual(ratePlainly(car, cars.listings));
          }
        }),
      ),
      runs,
    );
  });
}

/** Codes of no vocabulary. */
export function testUnknownFeatures({ trial, runs }: Contract): void {
  test('finds nothing for a feature that nobody knows', () => {
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, (cars) =>
        trial(cars, async ({ engine }) => {
          expect(await engine.count({ values: { featureCode: ['NOT_A_FEATURE'] } })).toBe(0);
        }),
      ),
      runs,
    );
  });
}

/** Features are asked for together, so that a further one narrows. */
export function testFeatureCounts({ trial, runs }: Contract): void {
  test('counts of each feature the cars that are left once it is chosen too', () => {
    const chosen = features.slice(0, 1).map(({ code }) => code);
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, (cars) =>
        trial(cars, async ({ engine }) => {
          const { facets } = await engine.search({
            filter: { values: { featureCode: chosen } },
            ...({ sort: 'relevance', offset: 0, limit: 0, facets: ['featureCode'] } as const),
          });
          for (const { code } of features.slice(0, 6)) {
            const values = { featureCode: [...new Set([...chosen, code])] };
            expect(facets.get('featureCode')?.get(code) ?? 0).toBe(await engine.count({ values }));
          }
        }),
      ),
      runs,
    );
  });
}

/** Models of which nothing is for sale. */
export function testUnsoldModels({ trial, runs }: Contract): void {
  test('narrows a make by a model of which no car was ever for sale', () => {
    const filter = { values: { makeCode: ['FORD', 'BMW'], modelCode: ['F150'] } };
    return fc.assert(
      fc.asyncProperty(inventoryArbitrary, ({ owners, listings: all }) => {
        const listings = all.filter(({ modelCode }) => modelCode !== 'F150');
        return trial({ owners, listings }, async ({ engine }) => {
          const ofBmw = listings.filter(({ makeCode }) => makeCode === 'BMW');
          expect(await engine.count(filter)).toBe(ofBmw.length);
        });
      }),
      runs,
    );
  });
}

/** Location is one group: a radius, a state and a market narrow each other, and delivery stands beside all of them. */
export function testDelivery({ trial, runs }: Contract): void {
  const origin = { latitude: 33, longitude: -97 };
  const where = { values: {}, origin, radiusMiles: 300, state: 'TX' };
  test('finds what is delivered to the shopper whatever its place, and counts it in every filter', () => {
    return fc.assert(
      fc.asyncProperty(
        inventoryArbitrary,
        fc.constantFrom(...markets),
        fc.constantFrom(...markets),
        (cars, deliveredToDma, dmaCode) =>
          trial(cars, async ({ engine }) => {
            const filter = { ...where, dmaCode, deliveredToDma };
            const { hits, total, facets } = await engine.search({
              filter,
              ...({ sort: 'relevance', offset: 0, limit: 1000, facets: ['makeCode'] } as const),
            });
            const delivered = cars.listings.filter(({ ownerId }) => {
              const codes = cars.owners.find(({ id }) => id === ownerId)?.deliveryDmaCodes ?? [];
              return codes.includes('*') || codes.includes(deliveredToDma);
            });
            const found = new Set(hits.map(({ card }) => card.id));
            expect(delivered.filter(({ id }) => !found.has(id))).toEqual([]);
            for (const { card, owner } of hits)
              if (!delivered.some(({ id }) => id === card.id))
                expect(owner).toMatchObject({ state: 'TX', dmaCode });
            const ofMakes = [...(facets.get('makeCode')?.values() ?? [])];
            expect(ofMakes.reduce((sum, count) => sum + count, 0)).toBe(total);
          }),
      ),
      runs,
    );
  });
}
