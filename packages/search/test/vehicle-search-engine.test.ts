import { filterGroupKeys } from '@forecourt/domain/filter-groups';
import { type Listing, priceBeforeReduction } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import type {
  EngineChange,
  ListingCard,
  SearchEngine,
  SearchRequest,
} from '@forecourt/domain/search-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relevanceOf } from '../src/vehicle/relevance.ts';
import { createVehicleSearchEngine } from '../src/vehicle-search-engine.ts';
import {
  changesArbitrary,
  type Inventory,
  inventoryArbitrary,
  listingArbitrary,
  listingIds,
  models,
  vinOf,
} from './arbitrary-inventory.ts';
import { requestArbitrary } from './arbitrary-request.ts';
import { Oracle, type OracleCar } from './oracle.ts';

const today = '2026-01-20';

/** What should be for sale, beside the engine that should know it. */
class Twin {
  readonly owners: Map<number, Owner>;
  readonly listings: Map<number, Listing>;
  readonly engine: SearchEngine;

  constructor({ owners, listings }: Inventory, mostPendingCars = 4000) {
    this.owners = new Map(owners.map((owner) => [owner.id, owner]));
    this.listings = new Map(listings.map((listing) => [listing.id, listing]));
    this.engine = createVehicleSearchEngine({ owners, listings, today, models, mostPendingCars });
  }

  apply(changes: readonly EngineChange[]): void {
    this.engine.apply(changes);
    for (const change of changes) {
      if (change.kind === 'upsertOwner') this.owners.set(change.owner.id, change.owner);
      else if (change.kind === 'deleteListing') this.listings.delete(change.id);
      else this.listings.set(change.listing.id, change.listing);
    }
  }

  /** Deal ratings are taken from the cards: the market has tests of its own. */
  oracle(): Oracle {
    return new Oracle(
      [...this.listings.values()].map((listing) => this.#car(listing)),
      models,
    );
  }

  #car(listing: Listing): OracleCar {
    const owner = this.owners.get(listing.ownerId);
    const card = this.engine.findById(listing.id);
    if (!owner || !card) throw new Error(`The engine has lost car ${listing.id}.`);
    return { listing, owner, deal: card.deal, relevance: relevanceOf(card, today) };
  }
}

function expectedCard({ listing, deal }: OracleCar): ListingCard {
  const { description: _d, options: _o, photoUrls, priceHistory, ...shown } = listing;
  return {
    ...shown,
    photoUrl: photoUrls[0] ?? null,
    photoCount: photoUrls.length,
    priceBeforeReduction: priceBeforeReduction(priceHistory),
    deal,
  };
}

function compare(twin: Twin, request: SearchRequest): void {
  const { filter } = request;
  const oracle = twin.oracle();
  const result = twin.engine.search(request);
  const matching = oracle.matching(filter);
  expect(result.total).toBe(matching.length);
  expect(twin.engine.count(filter)).toBe(matching.length);
  expect(twin.engine.size).toBe(twin.listings.size);
  const page = oracle.page(request);
  expect(result.hits.map(({ card }) => card.id)).toEqual(page.map(({ listing }) => listing.id));
  expect(result.hits.map(({ card }) => card)).toEqual(page.map(expectedCard));
  expect(result.hits.map(({ owner }) => owner)).toEqual(page.map(({ owner }) => owner));
  expect(result.stats).toEqual(request.stats ? oracle.stats(filter) : null);
  expect(result.histograms).toEqual(request.histograms ? oracle.histograms(filter) : null);
  const facets = (request.facets ?? []).map(
    (group) => [group, oracle.facet(group, filter)] as const,
  );
  expect(result.facets).toEqual(new Map(facets));
}

const everything: SearchRequest = {
  filter: { values: {} },
  sort: 'relevance',
  offset: 0,
  limit: 50,
  facets: filterGroupKeys,
  histograms: true,
  stats: true,
};

type Step = { readonly changes: EngineChange[] } | { readonly request: SearchRequest };

const stepsArbitrary: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    changesArbitrary.map((changes) => ({ changes })),
    requestArbitrary.map((request) => ({ request })),
  ),
  { minLength: 2, maxLength: 6 },
);

describe('the engine against a plain array filter', () => {
  test('answers every request alike', () => {
    fc.assert(
      fc.property(
        inventoryArbitrary,
        fc.array(requestArbitrary, { minLength: 1, maxLength: 4 }),
        (inventory, requests) => {
          const twin = new Twin(inventory);
          for (const request of requests) compare(twin, request);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([0, 3, 30, 4000])(
    'answers alike between changes, with up to %i changed cars kept apart',
    (mostPendingCars) => {
      fc.assert(
        fc.property(inventoryArbitrary, stepsArbitrary, (inventory, steps) => {
          const twin = new Twin(inventory, mostPendingCars);
          for (const step of steps) {
            if ('changes' in step) twin.apply(step.changes);
            else compare(twin, step.request);
          }
        }),
        { numRuns: 500 },
      );
    },
  );

  test('finds cars by id and VIN, of several with one VIN the one with the largest id', () => {
    fc.assert(
      fc.property(inventoryArbitrary, changesArbitrary, listingIds, (inventory, changes, id) => {
        const twin = new Twin(inventory);
        twin.apply(changes);
        const cars = [...twin.listings.values()];
        const sameVin = cars.filter(({ vin }) => vin === vinOf(id)).map((car) => car.id);
        expect(twin.engine.findById(id)?.id).toBe(twin.listings.get(id)?.id);
        expect(twin.engine.findByVin(vinOf(id))?.id).toBe(
          sameVin.length > 0 ? Math.max(...sameVin) : undefined,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('changes nothing when one of the changes names an unknown owner', () => {
    fc.assert(
      fc.property(inventoryArbitrary, listingArbitrary(), (inventory, listing) => {
        const twin = new Twin(inventory);
        const orphan = { ...listing, ownerId: 99 };
        const changes: EngineChange[] = [
          ...inventory.listings.map(({ id }) => ({ kind: 'deleteListing' as const, id })),
          { kind: 'upsertListing', listing: orphan },
        ];
        expect(() => twin.engine.apply(changes)).toThrow('unknown owner 99');
        compare(twin, everything);
      }),
      { numRuns: 20 },
    );
  });

  test('finds nothing for a feature that nobody knows', () => {
    fc.assert(
      fc.property(inventoryArbitrary, (inventory) => {
        const { engine } = new Twin(inventory);
        expect(engine.count({ values: { featureCode: ['NOT_A_FEATURE'] } })).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test('narrows a make by a model of which no car was ever for sale, once it knows the model', () => {
    fc.assert(
      fc.property(inventoryArbitrary, (inventory) => {
        const listings = inventory.listings.filter(({ modelCode }) => modelCode !== 'F150');
        const filter = { values: { makeCode: ['FORD', 'BMW'], modelCode: ['F150'] } };
        const twin = new Twin({ ...inventory, listings });
        expect(twin.engine.count(filter)).toBe(
          listings.filter(({ makeCode }) => makeCode === 'BMW').length,
        );
      }),
      { numRuns: 20 },
    );
  });
});
