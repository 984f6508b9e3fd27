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
import { CarWriter, unknownOwner } from './vehicle/car-writer.ts';
import {
  findPlace,
  findPlaceOfVin,
  type Layer,
  type LayerColumns,
  type Place,
  placesOfOwner,
  sizeOf,
  toLayerColumns,
} from './vehicle/layers.ts';
import { type LayerLimits, LiveLayers } from './vehicle/live-layers.ts';
import type { MarketColumns } from './vehicle/market.ts';
import { type Merge, mergeLayers, ratedSegment } from './vehicle/merge-layers.ts';
import { movesCars, type OwnersState, OwnerTable } from './vehicle/owner-table.ts';
import { refreshMerit } from './vehicle/refresh-merit.ts';
import { Searcher } from './vehicle/searcher.ts';
import { Segment } from './vehicle/segment.ts';
import { toUnratedCard } from './vehicle/unrated-card.ts';
import {
  createVocabulary,
  stateOfVocabulary,
  type Vocabulary,
  type VocabularyState,
} from './vehicle/vocabulary.ts';

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

/** Everything an engine holds, as plain data for files and threads. Nothing in it changes any more. */
export interface EngineState {
  /** The day that merit is measured from. */
  readonly today: string;
  readonly owners: OwnersState;
  readonly vocabulary: VocabularyState;
  readonly layers: readonly LayerColumns[];
  readonly market: MarketColumns;
}

export interface VehicleSearchEngine extends SearchEngine {
  /** Resolves when no merge is going on. */
  settled(): Promise<void>;
  /** What the engine holds now. */
  state(): EngineState;
}

/**
 * Builds the in-memory vehicle search engine. Deal ratings are computed against the inventory as it
 * is at build and at each merge; a car that changes in between is rated against those comparables.
 * Feature codes on a card come in the order of their vocabulary.
 *
 * @throws when a listing names an unknown owner; `apply` then changes nothing
 */
export function createVehicleSearchEngine(
  { listings, ...inventory }: Inventory,
  options: ChangeOptions = {},
): VehicleSearchEngine {
  const builder = new VehicleSearchEngineBuilder(inventory);
  for (const listing of listings) builder.add(listing);
  return builder.build(options);
}

/** As `createVehicleSearchEngine`, for listings that come bit by bit: nothing is kept but columns. */
export class VehicleSearchEngineBuilder {
  readonly #today: string;
  readonly #vocabulary = createVocabulary();
  readonly #owners: OwnerTable;
  readonly #writer: CarWriter;

  constructor({ owners, today, models = [] }: Omit<Inventory, 'listings'>) {
    for (const model of models) knowModel(this.#vocabulary, model);
    this.#today = today;
    this.#owners = new OwnerTable(owners);
    this.#writer = new CarWriter(this.#vocabulary, this.#owners, today);
  }

  /** @throws when the listing's owner is unknown */
  add(listing: Listing): void {
    this.#writer.add(toUnratedCard(listing));
  }

  /** The engine of all that was added; the builder ends with it. */
  build(options: ChangeOptions = {}): VehicleSearchEngine {
    const [today, vocabulary, owners] = [this.#today, this.#vocabulary, this.#owners];
    const pricing = vocabulary.pricing.live();
    const { segment, market } = ratedSegment([this.#writer.finish()], owners.places(), pricing);
    const layers = [{ segment: new Segment(segment, owners), removed: new Uint32Array() }];
    return new Engine({ today, vocabulary, owners, layers, market }, options);
  }
}

/**
 * An engine that holds what another did. Merit is measured anew when the day is another.
 *
 * @param today `YYYY-MM-DD`
 */
export function restoreVehicleSearchEngine(
  state: EngineState,
  today: string,
  options: ChangeOptions = {},
): VehicleSearchEngine {
  const vocabulary = createVocabulary(state.vocabulary);
  const owners = new OwnerTable(state.owners.owners, state.owners.placeKeys);
  const layers = state.layers.map(({ segment, removed }) => {
    const columns =
      state.today === today ? segment.columns : refreshMerit(segment.columns, vocabulary, today);
    return { segment: new Segment({ ...segment, columns }, owners), removed };
  });
  return new Engine({ today, vocabulary, owners, layers, market: state.market }, options);
}

function knowModel(vocabulary: Vocabulary, { code, makeCode, seriesCode }: VehicleModel): void {
  const values = { makeCode: [makeCode], modelCode: [code] };
  const series = seriesCode === null ? [] : [seriesCode];
  vocabulary.joints.tree.codeOf((axis) => {
    if (axis === 'seriesCode') return series;
    return axis === 'makeCode' || axis === 'modelCode' ? values[axis] : [];
  });
}

interface EngineParts {
  readonly today: string;
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly layers: readonly Layer[];
  readonly market: MarketColumns;
}

class Engine implements VehicleSearchEngine {
  readonly #today: string;
  readonly #vocabulary: Vocabulary;
  readonly #owners: OwnerTable;
  readonly #searcher: Searcher;
  readonly #layers: LiveLayers;

  constructor({ today, vocabulary, owners, layers, market }: EngineParts, options: ChangeOptions) {
    this.#today = today;
    this.#vocabulary = vocabulary;
    this.#owners = owners;
    this.#searcher = new Searcher(vocabulary, owners, today);
    const { merge = mergeLayers, onMergeError = () => {}, limits = {} } = options;
    const context = { vocabulary, owners, merge, onMergeError, limits };
    this.#layers = new LiveLayers(context, layers, market);
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
    const writer = new CarWriter(this.#vocabulary, this.#owners, this.#today);
    for (const listing of listings.values()) if (listing) writer.add(toUnratedCard(listing));
    for (const place of kept) writer.add(this.#searcher.readCard(this.#layers.all, place));
    this.#layers.change([...replaced, ...kept], writer.finish());
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

  state(): EngineState {
    return {
      today: this.#today,
      owners: this.#owners.state(),
      vocabulary: stateOfVocabulary(this.#vocabulary),
      layers: this.#layers.all.map(toLayerColumns),
      market: this.#layers.market,
    };
  }
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
