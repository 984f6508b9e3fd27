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
import { findPlace, findPlaceOfVin, type Place, placesOfOwner, sizeOf } from './vehicle/layers.ts';
import { type LayerLimits, LiveLayers } from './vehicle/live-layers.ts';
import { type Merge, mergeLayers, ratedSegment } from './vehicle/merge-layers.ts';
import type { LooseRows } from './vehicle/order-rows.ts';
import { movesCars, OwnerTable } from './vehicle/owner-table.ts';
import { Searcher } from './vehicle/searcher.ts';
import { Segment } from './vehicle/segment.ts';
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
}

/** How an engine takes changes. */
export interface ChangeOptions {
  /** Merges layers; at once unless another thread is given the work. */
  readonly merge?: Merge;
  /** Told of a merge that failed: nothing is lost, the next change tries again. */
  readonly onMergeError?: (error: unknown) => void;
  readonly limits?: LayerLimits;
}

export interface VehicleModel {
  readonly code: string;
  readonly makeCode: string;
  readonly seriesCode: string | null;
}

export interface VehicleSearchEngine extends SearchEngine {
  /** Resolves when no merge is going on. */
  settled(): Promise<void>;
}

/**
 * Builds the in-memory vehicle search engine. Deal ratings are computed against the inventory as it
 * is at build and at each merge; a car that changes in between is rated against those comparables.
 * Feature codes on a card come in the order of their vocabulary.
 *
 * @throws when a listing names an unknown owner; `apply` then changes nothing
 */
export function createVehicleSearchEngine(
  inventory: Inventory,
  options: ChangeOptions = {},
): VehicleSearchEngine {
  return new Engine(inventory, options);
}

class Engine implements VehicleSearchEngine {
  readonly #today: string;
  readonly #vocabulary = createVocabulary();
  readonly #owners: OwnerTable;
  readonly #searcher: Searcher;
  readonly #layers: LiveLayers;

  constructor({ owners, listings, today, models = [] }: Inventory, options: ChangeOptions) {
    this.#today = today;
    this.#owners = new OwnerTable(owners);
    this.#searcher = new Searcher(this.#vocabulary, this.#owners);
    for (const model of models) this.#knowModel(model);
    const { segment, market } = ratedSegment(
      [this.#write(listings)],
      this.#owners.places(),
      this.#vocabulary.pricing.live(),
    );
    this.#layers = new LiveLayers(
      {
        vocabulary: this.#vocabulary,
        owners: this.#owners,
        merge: options.merge ?? mergeLayers,
        onMergeError: options.onMergeError ?? (() => {}),
        limits: options.limits ?? {},
      },
      [{ segment: new Segment(segment, this.#owners), removed: new Uint32Array() }],
      market,
    );
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

  get size(): number {
    return this.#layers.all.reduce((size, layer) => size + sizeOf(layer), 0);
  }

  search(request: SearchRequest): SearchResult {
    return this.#searcher.search(this.#layers.all, request);
  }

  count(filter: SearchFilter): number {
    return this.#searcher.count(this.#layers.all, filter);
  }

  findById(id: number): ListingCard | undefined {
    const place = findPlace(this.#layers.all, id);
    return place && this.#searcher.readCard(this.#layers.all, place);
  }

  findByVin(vin: string): ListingCard | undefined {
    const place = findPlaceOfVin(this.#layers.all, vin);
    return place && this.#searcher.readCard(this.#layers.all, place);
  }

  findOwner(id: number): Owner | undefined {
    return this.#owners.findById(id);
  }

  apply(changes: readonly EngineChange[]): void {
    const { owners, listings } = lastVersions(changes);
    this.#requireOwners(listings.values(), owners);
    const moved = this.#putOwners(owners.values());
    const kept = moved.filter((place) => !listings.has(this.#idAt(place)));
    const replaced = [...listings.keys()].flatMap((id) => findPlace(this.#layers.all, id) ?? []);
    const added = this.#write(
      [...listings.values()].filter((listing) => listing !== null),
      kept.map((place) => this.#searcher.readCard(this.#layers.all, place)),
    );
    this.#layers.change([...replaced, ...kept], added);
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
        moved.push(...placesOfOwner(this.#layers.all, slot));
      }
    }
    return moved;
  }

  #idAt({ layer, row }: Place): number {
    return this.#layers.all[layer]?.segment.idAt(row) ?? 0;
  }

  settled(): Promise<void> {
    return this.#layers.settled();
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
