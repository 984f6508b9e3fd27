import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type {
  ListingCard,
  MapArea,
  OwnerCars,
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
  SearchRequest,
  SearchResult,
  SearchStatus,
} from '@forecourt/domain/search/search-engine';
import type { Dispenser } from '../../columns/rows/pieces.ts';
import { type OwnerCounts, toOwnerCars } from '../owners/owner-counts.ts';
import type { OwnerTable } from '../owners/owner-table.ts';
import type { SearchPart } from '../request/search-part.ts';
import type { Searcher } from '../request/searcher.ts';
import { findPosition, findPositionOfVin, type Layer, sizeOf } from '../segments/layers.ts';

/** A contract without its promises, for code that uses the engine in the engine's own thread. */
export type AtOnce<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends (
    ...given: infer Given
  ) => Promise<infer Answer>
    ? (...given: Given) => Answer
    : Contract[Name];
};

/** All that is asked of an engine or of a copy of one, over the layers that it has at the moment. */
export abstract class ReadingEngine implements AtOnce<SearchReader> {
  protected readonly searcher: Searcher;
  protected readonly owners: OwnerTable;

  constructor(searcher: Searcher, owners: OwnerTable) {
    this.searcher = searcher;
    this.owners = owners;
  }

  protected abstract get layers(): readonly Layer[];

  abstract get status(): SearchStatus;

  /** Listings that can be found. */
  protected get listings(): number {
    return this.layers.reduce((size, layer) => size + sizeOf(layer), 0);
  }

  search(request: SearchRequest): SearchResult {
    return this.searcher.search(this.layers, request);
  }

  countCandidates(filter: SearchFilter): number {
    return this.searcher.countCandidates(this.layers, filter);
  }

  searchPart(request: SearchRequest, dispense: Dispenser): SearchPart | null {
    return this.searcher.partOf(this.layers, request, dispense);
  }

  findInRotation(filter: SearchFilter, rotations: readonly PaidRotation[]): SearchHit[][] {
    return this.searcher.findInRotation(this.layers, filter, rotations);
  }

  count(filter: SearchFilter): number {
    return this.searcher.count(this.layers, filter);
  }

  findById(id: number): ListingCard | undefined {
    const position = findPosition(this.layers, id);
    return position && this.searcher.readCard(this.layers, position);
  }

  findByVin(vin: string): ListingCard | undefined {
    const position = findPositionOfVin(this.layers, vin);
    return position && this.searcher.readCard(this.layers, position);
  }

  findOwner(id: number): Owner | undefined {
    return this.owners.findById(id);
  }

  ownersIn(filter: SearchFilter, area: MapArea): readonly OwnerCars[] {
    return toOwnerCars(this.countOwners(filter, area), (id) => this.findOwner(id));
  }

  countOwners(filter: SearchFilter, area: MapArea): OwnerCounts {
    return this.searcher.countOwners(this.layers, filter, area);
  }
}
