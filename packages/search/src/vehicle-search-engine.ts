import type { Listing } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import type {
  EngineChange,
  ListingCard,
  SearchEngine,
  SearchFilter,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search-engine';
import { ColumnWriter } from './vehicle/column-writer.ts';
import {
  findPlace,
  findPlaceOfVin,
  type Place,
  placesOfOwner,
  removePlaces,
  sizeOf,
} from './vehicle/layers.ts';
import type { Market } from './vehicle/market.ts';
import { movesCars, OwnerTable } from './vehicle/owner-table.ts';
import { marketOf, rateColumns } from './vehicle/rate-columns.ts';
import { Searcher } from './vehicle/searcher.ts';
import { collectRows, type Layer, type LooseRows, Segment } from './vehicle/segment.ts';
import { toUnratedCard, type UnratedCard } from './vehicle/unrated-card.ts';
import { createVocabulary } from './vehicle/vocabulary.ts';

export interface Inventory {
  readonly owners: Iterable<Owner>;
  /** Every listing's owner is among `owners`. Read once; nothing is kept but columns. */
  readonly listings: Iterable<Listing>;
  /** `YYYY-MM-DD`: freshness and wear are measured from here. */
  readonly today: string;
  /** Models that may be chosen before a car of theirs was ever for sale. */
  readonly models?: Iterable<VehicleModel>;
  /** Changed cars up to this number stay apart from the others; by default 4 % of them, at least 4,000. */
  readonly mostPendingCars?: number;
}

export interface VehicleModel {
  readonly code: string;
  readonly makeCode: string;
  readonly seriesCode: string | null;
}

/** Cars of the latest changes stay few enough to be sorted anew with every change. */
const mostFreshCars = 1000;
const freshShare = 0.25;

/**
 * Builds the in-memory vehicle search engine. Deal ratings are computed against the inventory as it
 * is at build and at each merge; a car that changes in between is rated against those comparables.
 * Feature codes on a card come in the order of their vocabulary.
 *
 * @throws when a listing names an unknown owner; `apply` then changes nothing
 */
export function createVehicleSearchEngine(inventory: Inventory): SearchEngine {
  return new VehicleSearchEngine(inventory);
}

class VehicleSearchEngine implements SearchEngine {
  readonly #today: string;
  readonly #mostPendingCars: number | undefined;
  readonly #vocabulary = createVocabulary();
  readonly #owners: OwnerTable;
  readonly #searcher: Searcher;
  #market: Market;
  /** The base, then the pending cars, then the fresh ones. */
  #layers: readonly Layer[];

  constructor({ owners, listings, today, models = [], mostPendingCars }: Inventory) {
    this.#today = today;
    this.#mostPendingCars = mostPendingCars;
    this.#owners = new OwnerTable(owners);
    this.#searcher = new Searcher(this.#vocabulary, this.#owners);
    for (const model of models) this.#knowModel(model);
    const rows = this.#write(listings);
    this.#market = marketOf(rows.columns, this.#vocabulary);
    this.#layers = [this.#layerOf(this.#rated(rows))];
  }

  #knowModel({ code, makeCode, seriesCode }: VehicleModel): void {
    const values = { makeCode: [makeCode], modelCode: [code] };
    const series = seriesCode === null ? [] : [seriesCode];
    this.#vocabulary.joints.tree.codeOf((axis) => {
      if (axis === 'seriesCode') return series;
      return axis === 'makeCode' || axis === 'modelCode' ? values[axis] : [];
    });
  }

  #write(listings: Iterable<Listing>, cards: Iterable<UnratedCard> = []): LooseRows {
    const writer = new ColumnWriter(this.#vocabulary, this.#today);
    for (const listing of listings) this.#writeCard(writer, toUnratedCard(listing));
    for (const card of cards) this.#writeCard(writer, card);
    return writer.finish();
  }

  #writeCard(writer: ColumnWriter, card: UnratedCard): void {
    const slot = this.#owners.findSlot(card.ownerId);
    if (slot === undefined) throw unknownOwner(card);
    writer.add({ card, owner: this.#owners.get(slot) }, slot);
  }

  #rated({ columns, ownerSlots }: LooseRows): LooseRows {
    return { columns: rateColumns(columns, this.#market, this.#vocabulary), ownerSlots };
  }

  #layerOf(rows: LooseRows): Layer {
    return { segment: new Segment(rows, this.#owners), removed: new Uint32Array() };
  }

  get size(): number {
    return this.#layers.reduce((size, layer) => size + sizeOf(layer), 0);
  }

  search(request: SearchRequest): SearchResult {
    return this.#searcher.search(this.#layers, request);
  }

  count(filter: SearchFilter): number {
    return this.#searcher.count(this.#layers, filter);
  }

  findById(id: number): ListingCard | undefined {
    const place = findPlace(this.#layers, id);
    return place && this.#searcher.readCard(this.#layers, place);
  }

  findByVin(vin: string): ListingCard | undefined {
    const place = findPlaceOfVin(this.#layers, vin);
    return place && this.#searcher.readCard(this.#layers, place);
  }

  findOwner(id: number): Owner | undefined {
    return this.#owners.findById(id);
  }

  apply(changes: readonly EngineChange[]): void {
    const { owners, listings } = lastVersions(changes);
    this.#requireOwners(listings.values(), owners);
    const moved = this.#putOwners(owners.values());
    const kept = moved.filter((place) => !listings.has(this.#idAt(place)));
    const replaced = [...listings.keys()].flatMap((id) => findPlace(this.#layers, id) ?? []);
    const added = this.#write(
      [...listings.values()].filter((listing) => listing !== null),
      kept.map((place) => this.#searcher.readCard(this.#layers, place)),
    );
    this.#settle(removePlaces(this.#layers, [...replaced, ...kept]), added);
  }

  #requireOwners(listings: Iterable<Listing | null>, added: ReadonlyMap<number, Owner>): void {
    for (const listing of listings) {
      const known = !listing || added.has(listing.ownerId) || this.findOwner(listing.ownerId);
      if (!known) throw unknownOwner(listing);
    }
  }

  /** @returns where the cars are that are now found elsewhere */
  #putOwners(owners: Iterable<Owner>): Place[] {
    const moved: Place[] = [];
    for (const owner of owners) {
      const before = this.#owners.findById(owner.id);
      this.#owners.put(owner);
      const slot = this.#owners.findSlot(owner.id);
      if (before && slot !== undefined && movesCars(before, owner)) {
        moved.push(...placesOfOwner(this.#layers, slot));
      }
    }
    return moved;
  }

  #idAt({ layer, row }: Place): number {
    return this.#layers[layer]?.segment.idAt(row) ?? 0;
  }

  /**
   * Finds the added cars a layer: a small one that is sorted anew each time, from there a larger one,
   * and in the end the base, whose merge rates every deal afresh.
   */
  #settle([base, pending, fresh]: readonly Layer[], added: LooseRows): void {
    const layers = [base, pending, fresh].filter((layer) => layer !== undefined);
    const [sizeOfBase = 0, sizeOfPending = 0, sizeOfFresh = 0] = layers.map(sizeOf);
    const freshCars = sizeOfFresh + added.ownerSlots.length;
    const mostPending = this.#mostPendingCars ?? Math.max(4000, 0.04 * sizeOfBase);
    const removed = base?.removed.length ?? 0;
    if (Math.max(sizeOfPending + freshCars, removed) > mostPending) {
      const rows = collectRows(layers, added);
      this.#market = marketOf(rows.columns, this.#vocabulary);
      this.#layers = [this.#layerOf(this.#rated(rows))];
      return;
    }
    const isFresh = freshCars <= Math.min(mostFreshCars, freshShare * mostPending);
    const merged = isFresh ? 2 : 1;
    const rest = layers.slice(0, merged);
    if (rest.length < merged) rest.push(this.#layerOf(this.#emptyRows()));
    this.#layers = [...rest, this.#layerOf(collectRows(layers.slice(merged), this.#rated(added)))];
  }

  #emptyRows(): LooseRows {
    return new ColumnWriter(this.#vocabulary, this.#today).finish();
  }
}

function unknownOwner({ id, ownerId }: Pick<Listing, 'id' | 'ownerId'>): Error {
  return new Error(`Listing ${id} names the unknown owner ${ownerId}.`);
}

/** What is left of the changes when only the last one of each thing counts; null is a deletion. */
function lastVersions(changes: readonly EngineChange[]) {
  const owners = new Map<number, Owner>();
  const listings = new Map<number, Listing | null>();
  for (const change of changes) {
    if (change.kind === 'upsertOwner') owners.set(change.owner.id, change.owner);
    else if (change.kind === 'deleteListing') listings.set(change.id, null);
    else listings.set(change.listing.id, change.listing);
  }
  return { owners, listings };
}
