import { distanceMiles } from '@forecourt/domain/geo';
import type {
  ListingCard,
  MapArea,
  SearchFilter,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search-engine';
import type { Kernels } from '../columns/kernels/kernels.ts';
import { countWithin, lengthOfRanges, type Ranges } from '../columns/ranges.ts';
import { blockSize } from '../columns/row-block.ts';
import type { ScannedBlock } from '../columns/row-scanner.ts';
import { TopK } from '../columns/top-k.ts';
import { candidateRows, rowsWithin } from './candidate-rows.ts';
import type { Layer, Place } from './layers.ts';
import { MatchScanner } from './match-scanner.ts';
import { countOwners, type OwnerCounts } from './owner-counts.ts';
import type { OwnerTable } from './owner-table.ts';
import { readCard } from './read-card.ts';
import type { RequestPlan } from './request-plan.ts';
import { sortOrderOf } from './sort-order.ts';
import { Tally } from './tally.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Of fewer rows, each is asked for its distance. */
const fewCells = 4;

/** Miles. */
const smallestCircle = 10;

function rowsPerCellOf(layers: readonly Layer[]): number {
  return layers[0]?.segment.data.totals?.rowsPerCell ?? blockSize;
}

function lengthOfAll(ranges: readonly Ranges[]): number {
  return ranges.reduce((sum, part) => sum + lengthOfRanges(part), 0);
}

/** Answers requests over layers: counts of layers add up, and the rows of all are ranked together. */
export class Searcher {
  readonly #vocabulary: Vocabulary;
  readonly #owners: OwnerTable;
  readonly #scanner: MatchScanner;
  readonly #keys = new Float64Array(blockSize);

  /** @param today `YYYY-MM-DD`, the day of requests that name none */
  constructor(vocabulary: Vocabulary, owners: OwnerTable, today: string, kernels?: Kernels) {
    this.#vocabulary = vocabulary;
    this.#owners = owners;
    this.#scanner = new MatchScanner(vocabulary, today, kernels);
  }

  search(layers: readonly Layer[], request: SearchRequest): SearchResult {
    const { filter, sort, offset, limit } = request;
    const plan = this.#scanner.plan(filter);
    const tally = new Tally(request, plan, {
      vocabulary: this.#vocabulary,
      kernels: this.#scanner.kernels,
      today: this.#scanner.dayOf(filter),
    });
    const candidates = layers.map((layer) => candidateRows(layer, filter));
    const most = lengthOfAll(candidates);
    const top = new TopK(limit === 0 ? 0 : Math.min(offset + limit, most));
    const circles =
      sort === 'distanceASC' &&
      filter.origin !== undefined &&
      most > fewCells * rowsPerCellOf(layers);
    let total = 0;
    layers.forEach((layer, place) => {
      const offer = circles ? () => {} : this.#offering(request, layers, place, top);
      this.#scanner.scan(layer, candidates[place] ?? [], plan, (scanned) => {
        const { matches } = scanned;
        total += matches.length;
        offer(scanned);
        tally.add(scanned, layer.segment);
      });
    });
    const ranked = circles
      ? this.#rankNearest(layers, candidates, plan, request, total, top.capacity)
      : top;
    return {
      total,
      hits: this.#hits(layers, ranked.sortedFrom(offset), filter),
      facets: new Map((request.facets ?? []).map((group) => [group, tally.facet(group)])),
      stats: request.stats ? tally.stats() : null,
      histograms: request.histograms ? tally.histograms() : null,
    };
  }

  /**
   * By distance, what is wanted of many cars is in a circle around the shopper: in the one that has
   * enough matches when they are as frequent there as everywhere, else in a larger one.
   */
  #rankNearest(
    layers: readonly Layer[],
    candidates: readonly Ranges[],
    plan: RequestPlan,
    request: SearchRequest,
    total: number,
    capacity: number,
  ): TopK {
    const { origin } = request.filter;
    const wanted = Math.min(capacity, total);
    const most = lengthOfAll(candidates);
    const enough = Math.min(most, (2 * wanted * most) / total);
    for (let miles = smallestCircle; origin !== undefined && wanted > 0; miles *= 2) {
      const near = layers.map((layer, place) =>
        rowsWithin(candidates[place] ?? [], layer, origin, miles),
      );
      if (lengthOfAll(near) < enough) continue;
      const top = new TopK(capacity);
      let found = 0;
      layers.forEach((layer, place) => {
        const offer = this.#offering(request, layers, place, top);
        this.#scanner.scan(layer, near[place] ?? [], plan, (scanned) => {
          found += scanned.matches.length;
          offer(scanned);
        });
      });
      if (found >= wanted) return top;
    }
    return new TopK(0);
  }

  /** Offers rows of one layer to the ranking; a payload names layer and row in one number. */
  #offering({ sort, filter }: SearchRequest, layers: readonly Layer[], place: number, top: TopK) {
    const segment = layers[place]?.segment;
    if (segment === undefined || top.capacity === 0) return () => {};
    const order = sortOrderOf(sort, {
      segment,
      vocabulary: this.#vocabulary,
      owners: this.#owners,
      origin: filter.origin,
    });
    const { ids } = segment.columns;
    const keys = this.#keys;
    return (scanned: ScannedBlock) => {
      const { matches } = scanned;
      // Of many rows, most are after what is kept: they need not be looked at one by one.
      const bounds = matches.isDense ? order.boundsOf(top.largestKey) : null;
      const list = bounds
        ? scanned.matchesWithin(bounds.numbers, bounds.low, bounds.high)
        : matches;
      const { rows, length } = list;
      order.writeKeys(rows, length, keys);
      for (let at = 0; at < length; at += 1) {
        const row = rows[at] ?? 0;
        top.offer(keys[at] ?? 0, ids[row] ?? 0, row * layers.length + place);
      }
    };
  }

  #hits(layers: readonly Layer[], payloads: readonly number[], { origin }: SearchFilter) {
    return payloads.flatMap((payload): SearchHit[] => {
      const place = { layer: payload % layers.length, row: Math.floor(payload / layers.length) };
      const card = this.readCard(layers, place);
      const owner = card && this.#owners.findById(card.ownerId);
      if (!card || !owner) return [];
      return [{ card, owner, distanceMiles: origin ? distanceMiles(origin, owner) : null }];
    });
  }

  readCard(layers: readonly Layer[], { layer, row }: Place): ListingCard {
    const segment = layers[layer]?.segment;
    if (!segment) throw new Error(`There is no layer ${layer}.`);
    const owner = this.#owners.get(segment.ownerSlotAt(row));
    return readCard(segment.columns, this.#vocabulary, row, owner.id);
  }

  count(layers: readonly Layer[], filter: SearchFilter): number {
    const plan = this.#scanner.plan(filter);
    let total = 0;
    for (const layer of layers) {
      const ranges = candidateRows(layer, filter);
      if (plan.isEmpty) total += lengthOfRanges(ranges) - countWithin(ranges, layer.removed);
      else {
        this.#scanner.scan(layer, ranges, plan, ({ matches }) => {
          total += matches.length;
        });
      }
    }
    return total;
  }

  countOwners(layers: readonly Layer[], filter: SearchFilter, area: MapArea): OwnerCounts {
    return countOwners(layers, filter, area, { scanner: this.#scanner, owners: this.#owners });
  }
}
