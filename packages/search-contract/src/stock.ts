import type { Listing } from '@forecourt/domain/listing/listing';
import { findPriceReduction } from '@forecourt/domain/listing/listing-rules';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type {
  EngineChange,
  ListingCard,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search/search-engine';
import { relevanceOf } from '@forecourt/vehicle-rules/relevance';
import { expect } from 'vitest';
import { type Inventory, models } from './arbitrary-inventory.ts';
import { Oracle } from './oracle.ts';
import type { OracleCar } from './oracle-car.ts';

/** The day that every engine is built on that is compared. */
export const today = '2026-01-20';

/** What should be for sale, to compare with what an engine answers. */
export class Stock {
  readonly owners: Map<number, Owner>;
  readonly listings: Map<number, Listing>;

  constructor({ owners, listings }: Inventory) {
    this.owners = new Map(owners.map((owner) => [owner.id, owner]));
    this.listings = new Map(listings.map((listing) => [listing.id, listing]));
  }

  /** The day that relevance is measured from. */
  get today(): string {
    return today;
  }

  /** Takes the changes that an engine took. */
  apply(changes: readonly EngineChange[]): void {
    for (const change of changes) {
      if (change.kind === 'upsertOwner') this.owners.set(change.owner.id, change.owner);
      else if (change.kind === 'deleteListing') this.listings.delete(change.id);
      else this.listings.set(change.listing.id, change.listing);
    }
  }

  /** The owners and listings as they are now. */
  inventory(): Inventory {
    return { owners: [...this.owners.values()], listings: [...this.listings.values()] };
  }

  /**
   * An oracle of these cars.
   *
   * @param cards every car's card as the engine has it: deal ratings are taken from there, because an engine
   *   may rate a car against comparables of some time ago
   */
  oracle(cards: ReadonlyMap<number, ListingCard>): Oracle {
    const cars = [...this.listings.values()].map((listing): OracleCar => {
      const owner = this.owners.get(listing.ownerId);
      const card = cards.get(listing.id);
      if (!owner || !card) throw new Error(`The engine has lost car ${listing.id}.`);
      return {
        listing,
        owner,
        deal: card.deal,
        relevanceFrom: (miles) => relevanceOf(card, this.today, miles),
      };
    });
    return new Oracle(cars, models, this.today);
  }
}

/** What an engine says of one request. */
export interface EngineAnswer {
  readonly result: SearchResult;
  /** Of `count` with the request's filter. */
  readonly count: number;
  /** Of the engine's status. */
  readonly listings: number;
}

/** Compares an engine's answer to a request with the oracle's. */
export function expectAnswer(oracle: Oracle, request: SearchRequest, answer: EngineAnswer): void {
  const { filter } = request;
  const { result } = answer;
  const matching = oracle.matching(filter);
  expect(result.total).toBe(matching.length);
  expect(answer.count).toBe(matching.length);
  expect(answer.listings).toBe(oracle.cars.length);
  const page = oracle.page(request);
  expect(result.hits.map(({ card }) => card.id)).toEqual(page.map(({ listing }) => listing.id));
  expect(result.hits.map(({ card }) => card)).toEqual(page.map(cardOf));
  expect(result.hits.map(({ owner }) => owner)).toEqual(page.map(({ owner }) => owner));
  expect(result.stats).toEqual(request.stats ? oracle.stats(filter) : null);
  expect(result.histograms).toEqual(request.histograms ? oracle.histograms(filter) : null);
  const facets = (request.facets ?? []).map(
    (group) => [group, oracle.facet(group, filter)] as const,
  );
  const counted = [...result.facets].map(([group, counts]) => [group, new Map(counts)] as const);
  expect(new Map(counted)).toEqual(new Map(facets));
}

function cardOf({ listing, deal }: OracleCar): ListingCard {
  const { description: _d, options: _o, photoUrls, priceHistory, ...shown } = listing;
  return {
    ...shown,
    photoUrl: photoUrls[0] ?? null,
    photoCount: photoUrls.length,
    fyuseId: listing.fyuseId ?? null,
    priceBeforeReduction: findPriceReduction(priceHistory)?.from ?? null,
    priceReducedOn: findPriceReduction(priceHistory)?.on ?? null,
    deal,
  };
}
