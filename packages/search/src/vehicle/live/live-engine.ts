import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type {
  EngineChange,
  MapArea,
  SearchEngine,
  SearchFilter,
  SearchRequest,
  SearchResult,
  SearchStatus,
} from '@forecourt/domain/search/search-engine';
import { lastVersions } from '@forecourt/vehicle-rules/last-versions';
import { unknownOwner } from '@forecourt/vehicle-rules/unknown-owner';
import { toUnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import type { Dictionary } from '../../columns/dictionaries/dictionary.ts';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import type { Dispenser } from '../../columns/rows/pieces.ts';
import { CarWriter } from '../cars/car-writer.ts';
import type { MarketColumns } from '../cars/market.ts';
import { dictionariesOf, stateOfVocabulary, type Vocabulary } from '../cars/vocabulary.ts';
import { describeColumns } from '../count/describe-columns.ts';
import type { OwnerCounts } from '../owners/owner-counts.ts';
import { movesCars, type OwnerTable } from '../owners/owner-table.ts';
import type { EngineDay } from '../request/match-scanner.ts';
import type { SearchPart } from '../request/search-part.ts';
import { Searcher } from '../request/searcher.ts';
import {
  type CarPosition,
  findPosition,
  type Layer,
  positionsOfOwner,
  toLayerColumns,
} from '../segments/layers.ts';
import type { EngineState, EngineUpdate } from './engine-state.ts';
import { type LayerLimits, LiveLayers } from './live-layers.ts';
import { type Merge, mergeLayers } from './merge-layers.ts';
import { type AtOnce, ReadingEngine } from './reading-engine.ts';

/** How an engine takes changes. */
export interface ChangeOptions {
  /** Merges layers; at once unless another thread is given the work. */
  readonly merge?: Merge;
  /** Told of a merge that failed: nothing is lost, the next change tries again. */
  readonly onMergeError?: (error: unknown) => void;
  readonly limits?: LayerLimits;
  /** The loops over rows; by default the fastest that run here. */
  readonly kernels?: Kernels;
}

/** The engine in memory: the contract without its promises, and what threads and files need. */
export interface VehicleSearchEngine extends AtOnce<SearchEngine> {
  /** `YYYY-MM-DD`: the day that merit is measured from, and that of requests that name none. */
  readonly today: string;
  /** As `ownersIn`, in a form that goes from thread to thread. */
  countOwners(filter: SearchFilter, area: MapArea): OwnerCounts;
  /** How many rows a search with this filter looks at. */
  countCandidates(filter: SearchFilter): number;
  /**
   * What the rows of some pieces add to an answer; null when others have taken all of them.
   *
   * @param dispense gives the numbers of the pieces that fall to the caller, ascending
   */
  searchPart(request: SearchRequest, dispense: Dispenser): SearchPart | null;
  /**
   * Begins a search whose parts are found over what the engine holds now. They can be answered from
   * until an owner changes; the answer is null then.
   */
  beginSearch(request: SearchRequest): (parts: readonly SearchPart[]) => SearchResult | null;
  /** Rates every car against the cars as they are now, unless nothing has changed since that was done. */
  refreshDeals(): Promise<void>;
  /**
   * Measures merit from another day, so that cars age while the engine runs: by a merge of everything, beside
   * the requests, which are of the day before until it takes effect.
   *
   * @param today `YYYY-MM-DD`
   */
  renewDay(today: string): Promise<void>;
  /** Resolves when no merge is going on. */
  settled(): Promise<void>;
  /** All data of the engine as of now. */
  state(): EngineState;
  /**
   * Tells of everything that changes after `state()` is what it is now.
   *
   * @returns how to listen no more
   */
  onUpdate(listener: (update: EngineUpdate) => void): () => void;
}

export interface EngineParts {
  readonly today: string;
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly layers: readonly Layer[];
  readonly market: MarketColumns;
}

/** The engine: searches its layers, and takes changes into them. */
export class LiveEngine extends ReadingEngine implements VehicleSearchEngine {
  readonly #day: EngineDay;
  readonly #vocabulary: Vocabulary;
  readonly #layers: LiveLayers;
  readonly #dictionaries: readonly Dictionary[];
  /** Each with the sizes of the dictionaries as it knows them. */
  readonly #listeners = new Map<(update: EngineUpdate) => void, readonly number[]>();
  #version = 0;

  constructor({ today, vocabulary, owners, layers, market }: EngineParts, options: ChangeOptions) {
    const day = { today };
    super(new Searcher(vocabulary, owners, day, options.kernels), owners);
    this.#day = day;
    this.#vocabulary = vocabulary;
    const { merge = mergeLayers, onMergeError = () => {}, limits = {} } = options;
    const onMerged = () => this.#tell([]);
    const context = { day, vocabulary, owners, merge, onMerged, onMergeError, limits };
    this.#layers = new LiveLayers(context, layers, market);
    this.#dictionaries = dictionariesOf(vocabulary);
  }

  protected get layers(): readonly Layer[] {
    return this.#layers.all;
  }

  get today(): string {
    return this.#day.today;
  }

  get status(): SearchStatus {
    const { layers, listings } = this;
    const vocabulary = this.#vocabulary;
    return {
      listings,
      version: this.#version,
      // Few ask for them.
      get columns() {
        return describeColumns(vocabulary, layers);
      },
    };
  }

  beginSearch(begun: SearchRequest): (parts: readonly SearchPart[]) => SearchResult | null {
    const { layers } = this;
    // The day may turn before the parts are there.
    const request = { ...begun, filter: { today: this.today, ...begun.filter } };
    const { version } = this.owners;
    return (parts) =>
      this.owners.version === version ? this.searcher.answer(layers, request, parts) : null;
  }

  apply(changes: readonly EngineChange[]): void {
    const { owners, listings } = lastVersions(changes);
    this.#requireOwners(listings.values(), owners);
    const moved = this.#putOwners(owners.values());
    const staying = moved.filter((position) => !listings.has(this.#idAt(position)));
    const replaced = [...listings.keys()].flatMap((id) => findPosition(this.layers, id) ?? []);
    const writer = new CarWriter(this.#vocabulary, this.owners, this.today);
    for (const listing of listings.values()) if (listing) writer.add(toUnratedCard(listing));
    for (const position of staying) writer.add(this.searcher.readCard(this.layers, position));
    this.#layers.change([...replaced, ...staying], writer.finish());
    this.#tell([...owners.values()]);
  }

  #requireOwners(listings: Iterable<Listing | null>, added: ReadonlyMap<number, Owner>): void {
    for (const listing of listings) {
      const known = !listing || added.has(listing.ownerId) || this.findOwner(listing.ownerId);
      if (!known) throw unknownOwner(listing);
    }
  }

  /** @returns the positions of the cars whose owners moved or changed what they are found by */
  #putOwners(owners: Iterable<Owner>): CarPosition[] {
    const moved: CarPosition[] = [];
    for (const owner of owners) {
      const before = this.owners.findById(owner.id);
      this.owners.put(owner);
      const slot = this.owners.findSlot(owner.id);
      if (before && slot !== undefined && movesCars(before, owner)) {
        moved.push(...positionsOfOwner(this.layers, slot));
      }
    }
    return moved;
  }

  #idAt({ layer, row }: CarPosition): number {
    return this.layers[layer]?.segment.idAt(row) ?? 0;
  }

  onUpdate(listener: (update: EngineUpdate) => void): () => void {
    this.#listeners.set(listener, this.#sizes());
    return () => void this.#listeners.delete(listener);
  }

  /** Called after every change that may change an answer. */
  #tell(owners: readonly Owner[]): void {
    this.#version += 1;
    if (this.#listeners.size === 0) return;
    const { today } = this;
    const layers = this.layers.map(toLayerColumns);
    // A change that failed half-way has taught the dictionaries what nobody was told of.
    for (const [listener, known] of this.#listeners) {
      const entries = this.#dictionaries.map((it, at) => it.entriesFrom(known[at] ?? 0));
      this.#listeners.set(listener, this.#sizes());
      listener({ today, layers, owners, entries });
    }
  }

  #sizes(): readonly number[] {
    return this.#dictionaries.map(({ size }) => size);
  }

  refreshDeals(): Promise<void> {
    return this.#layers.refresh(this.today);
  }

  renewDay(today: string): Promise<void> {
    return this.#layers.refresh(today);
  }

  settled(): Promise<void> {
    return this.#layers.settled();
  }

  state(): EngineState {
    return {
      today: this.today,
      owners: this.owners.state(),
      vocabulary: stateOfVocabulary(this.#vocabulary),
      layers: this.layers.map(toLayerColumns),
      market: this.#layers.market,
    };
  }
}
