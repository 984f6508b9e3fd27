import { findPriceReduction, type Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/owner';
import type {
  EngineChange,
  ListingCard,
  SearchRequest,
} from '@forecourt/domain/search/search-engine';
import { expect } from 'vitest';
import type { ChangeOptions, VehicleSearchEngine } from '../src/vehicle/live-engine.ts';
import { relevanceOf } from '../src/vehicle/relevance.ts';
import { createVehicleSearchEngine } from '../src/vehicle-search-engine.ts';
import { type Inventory, models } from './arbitrary-inventory.ts';
import { Oracle, type OracleCar } from './oracle.ts';

export const today = '2026-01-20';

/** Limits small enough that every kind of merge and total happens among few cars. */
export const limitsOfTests = [
  { maxPendingCars: 0 },
  { maxPendingCars: 3, maxFreshCars: 1, rowsPerCell: 4 },
  { maxPendingCars: 15, maxFreshCars: 3, rowsPerCell: 7 },
  { maxPendingCars: 4000, maxFreshCars: 2 },
  {},
];

/** What should be for sale, beside the engine that should know it. */
export class Twin {
  readonly owners: Map<number, Owner>;
  readonly listings: Map<number, Listing>;
  readonly engine: VehicleSearchEngine;

  constructor(
    { owners, listings }: Inventory,
    options: ChangeOptions = {},
    engine = createVehicleSearchEngine({ owners, listings, today, models }, options),
  ) {
    this.owners = new Map(owners.map((owner) => [owner.id, owner]));
    this.listings = new Map(listings.map((listing) => [listing.id, listing]));
    this.engine = engine;
  }

  /** The same cars beside another engine. */
  with(engine: VehicleSearchEngine): Twin {
    const inventory = { owners: [...this.owners.values()], listings: [...this.listings.values()] };
    return new Twin(inventory, {}, engine);
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
      today,
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
    priceBeforeReduction: findPriceReduction(priceHistory)?.from ?? null,
    priceReducedOn: findPriceReduction(priceHistory)?.on ?? null,
    deal,
  };
}

export function compare(twin: Twin, request: SearchRequest): void {
  const { filter } = request;
  const oracle = twin.oracle();
  const result = twin.engine.search(request);
  const matching = oracle.matching(filter);
  expect(result.total).toBe(matching.length);
  expect(twin.engine.count(filter)).toBe(matching.length);
  expect(twin.engine.status.listings).toBe(twin.listings.size);
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
