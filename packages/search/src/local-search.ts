import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type {
  EngineChange,
  ListingCard,
  MapArea,
  OwnerCars,
  PaidRotation,
  SearchEngine,
  SearchFilter,
  SearchHit,
  SearchReader,
  SearchRequest,
  SearchResult,
  SearchStatus,
} from '@forecourt/domain/search/search-engine';
import type { VehicleSearchEngine } from './vehicle/live/live-engine.ts';
import type { AtOnce } from './vehicle/live/reading-engine.ts';

/** What is asked of an engine, or of a copy, in this thread: what it throws rejects the promise. */
export class LocalReader implements SearchReader {
  readonly #engine: AtOnce<SearchReader>;

  constructor(engine: AtOnce<SearchReader>) {
    this.#engine = engine;
  }

  async search(request: SearchRequest): Promise<SearchResult> {
    return this.#engine.search(request);
  }

  async count(filter: SearchFilter): Promise<number> {
    return this.#engine.count(filter);
  }

  async findInRotation(
    filter: SearchFilter,
    rotations: readonly PaidRotation[],
  ): Promise<readonly SearchHit[][]> {
    return this.#engine.findInRotation(filter, rotations);
  }

  async findById(id: number): Promise<ListingCard | undefined> {
    return this.#engine.findById(id);
  }

  async findByVin(vin: string): Promise<ListingCard | undefined> {
    return this.#engine.findByVin(vin);
  }

  async findOwner(id: number): Promise<Owner | undefined> {
    return this.#engine.findOwner(id);
  }

  async ownersIn(filter: SearchFilter, area: MapArea): Promise<readonly OwnerCars[]> {
    return this.#engine.ownersIn(filter, area);
  }

  get status(): SearchStatus {
    return this.#engine.status;
  }
}

/** The contract over an engine in this thread. */
export class LocalSearch extends LocalReader implements SearchEngine {
  readonly #changing: VehicleSearchEngine;

  constructor(engine: VehicleSearchEngine) {
    super(engine);
    this.#changing = engine;
  }

  async apply(changes: readonly EngineChange[]): Promise<void> {
    this.#changing.apply(changes);
  }
}
