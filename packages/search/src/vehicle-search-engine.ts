import type { Listing } from '@forecourt/domain/listing';
import { priceBeforeReduction } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import type {
  EngineChange,
  ListingCard,
  SearchEngine,
  SearchFilter,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search-engine';
import { TopK } from './columns/top-k.ts';
import { computeStats, countFacet, countHistograms } from './vehicle/count-facets.ts';
import type { IndexedCar } from './vehicle/group-values.ts';
import { Market } from './vehicle/market.ts';
import { requestFilters } from './vehicle/request-filters.ts';
import { createDictionaries, Segment } from './vehicle/segment.ts';
import { type Selection, selectRows } from './vehicle/select-rows.ts';
import { sortKeyOf } from './vehicle/sort-key.ts';
import type { ModelParents } from './vehicle/vehicle-tree.ts';

export interface Inventory {
  readonly owners: Iterable<Owner>;
  /** Every listing's owner is among `owners`. */
  readonly listings: Iterable<Listing>;
  /** `YYYY-MM-DD`: freshness and wear are measured from here. */
  readonly today: string;
}

/** Changed cars stay apart in a small segment up to this number, then all are sorted in again. */
const mostPendingCars = 4000;

/**
 * Builds the in-memory vehicle search engine. Deal ratings are computed against the inventory as it
 * is at build and at each merge; a car that changes in between is rated against those comparables.
 *
 * @throws when a listing names an unknown owner
 */
export function createVehicleSearchEngine({ owners, listings, today }: Inventory): SearchEngine {
  return new VehicleSearchEngine(owners, listings, today);
}

class VehicleSearchEngine implements SearchEngine {
  readonly #today: string;
  readonly #dictionaries = createDictionaries();
  readonly #parents: ModelParents = new Map();
  readonly #owners: Map<number, Owner>;
  readonly #idOfVin = new Map<string, number>();
  #market: Market;
  #base: Segment;
  #pending: Segment;

  constructor(owners: Iterable<Owner>, listings: Iterable<Listing>, today: string) {
    this.#today = today;
    this.#owners = new Map([...owners].map((owner) => [owner.id, owner]));
    const cards = [...listings].map((listing) => toUnratedCard(listing));
    this.#market = marketOf(cards);
    this.#base = this.#segment(cards.map((card) => this.#toCar(this.#rated(card))));
    this.#pending = this.#segment([]);
  }

  get size(): number {
    return this.#base.remainingSize + this.#pending.remainingSize;
  }

  #rated(card: ListingCard): ListingCard {
    return { ...card, deal: this.#market.rate(card) };
  }

  #toCar(card: ListingCard): IndexedCar {
    const owner = this.#owners.get(card.ownerId);
    if (!owner) throw new Error(`Listing ${card.id} names the unknown owner ${card.ownerId}.`);
    return { card, owner };
  }

  #segment(cars: readonly IndexedCar[]): Segment {
    for (const { card } of cars) {
      this.#idOfVin.set(card.vin, card.id);
      this.#parents.set(card.modelCode, { makeCode: card.makeCode, seriesCode: card.seriesCode });
    }
    return new Segment(cars, this.#dictionaries, this.#today);
  }

  search(request: SearchRequest): SearchResult {
    const selections = this.#select(request.filter);
    const facets = (request.facets ?? []).map(
      (group) => [group, countFacet(group, selections, this.#dictionaries)] as const,
    );
    return {
      total: totalOf(selections),
      hits: hitsOf(selections, request),
      facets: new Map(facets),
      stats: request.stats ? computeStats(selections) : null,
      histograms: request.histograms ? countHistograms(selections) : null,
    };
  }

  count(filter: SearchFilter): number {
    return totalOf(this.#select(filter));
  }

  #select(filter: SearchFilter): Selection[] {
    const filters = requestFilters(filter, this.#dictionaries, this.#parents);
    return [this.#base, this.#pending].map((segment) => selectRows(segment, filter, filters));
  }

  findById(id: number): ListingCard | undefined {
    for (const segment of [this.#pending, this.#base]) {
      const row = segment.findRow(id);
      if (row !== undefined) return segment.cards[row];
    }
    return undefined;
  }

  findByVin(vin: string): ListingCard | undefined {
    const id = this.#idOfVin.get(vin);
    return id === undefined ? undefined : this.findById(id);
  }

  findOwner(id: number): Owner | undefined {
    return this.#owners.get(id);
  }

  apply(changes: readonly EngineChange[]): void {
    const changed = new Map<number, ListingCard>();
    const movedOwners = new Set<number>();
    for (const change of changes) {
      if (change.kind === 'upsertOwner') {
        if (this.#owners.has(change.owner.id)) movedOwners.add(change.owner.id);
        this.#owners.set(change.owner.id, change.owner);
      } else {
        const id = change.kind === 'deleteListing' ? change.id : change.listing.id;
        this.#forget(id);
        changed.delete(id);
        if (change.kind === 'upsertListing') changed.set(id, toUnratedCard(change.listing));
      }
    }
    const kept = [...this.#pending.remaining()].map(({ card }) => card);
    const added = [...changed.values()].map((card) => this.#rated(card));
    this.#settle([...kept, ...added], movedOwners);
  }

  #forget(id: number): void {
    const card = this.findById(id);
    if (!card) return;
    this.#pending.remove(id);
    this.#base.remove(id);
    if (this.#idOfVin.get(card.vin) === id) this.#idOfVin.delete(card.vin);
  }

  /** Keeps changed cars apart while they are few; an owner that moved takes all its cars along. */
  #settle(pending: readonly ListingCard[], movedOwners: ReadonlySet<number>): void {
    if (pending.length <= mostPendingCars && movedOwners.size === 0) {
      this.#pending = this.#segment(pending.map((card) => this.#toCar(card)));
      return;
    }
    const cards = [...this.#base.remaining()].map(({ card }) => card).concat(pending);
    this.#market = marketOf(cards);
    this.#base = this.#segment(cards.map((card) => this.#toCar(this.#rated(card))));
    this.#pending = this.#segment([]);
  }
}

function marketOf(cards: readonly ListingCard[]): Market {
  const market = new Market();
  for (const card of cards) market.add(card);
  return market;
}

function toUnratedCard(listing: Listing): ListingCard {
  const {
    description: _description,
    options: _options,
    photoUrls,
    priceHistory,
    ...shown
  } = listing;
  return {
    ...shown,
    photoUrl: photoUrls[0] ?? null,
    photoCount: photoUrls.length,
    priceBeforeReduction: priceBeforeReduction(priceHistory),
    deal: { rated: false, reason: 'too-few-comparables', comparables: 0 },
  };
}

function totalOf(selections: readonly Selection[]): number {
  return selections.reduce((total, { matches }) => total + matches.length, 0);
}

/** Rows of all segments go through one heap; a payload names segment and row in one number. */
function hitsOf(
  selections: readonly Selection[],
  { sort, offset, limit }: SearchRequest,
): SearchHit[] {
  const top = new TopK(limit === 0 ? 0 : offset + limit);
  selections.forEach((selection, place) => {
    const keyOf = sortKeyOf(sort, selection);
    const { ids } = selection.segment;
    for (const row of selection.matches) {
      top.offer(keyOf(row), ids[row] ?? 0, row * selections.length + place);
    }
  });
  return top
    .sorted()
    .slice(offset)
    .flatMap((payload) => {
      const selection = selections[payload % selections.length];
      return selection ? toHit(selection, Math.floor(payload / selections.length)) : [];
    });
}

function toHit({ segment, distances }: Selection, row: number): SearchHit[] {
  const card = segment.cards[row];
  const owner = segment.owners.find(({ start, end }) => row >= start && row < end)?.owner;
  if (!card || !owner) return [];
  return [{ card, owner, distanceMiles: distances.get(owner.id) ?? null }];
}
