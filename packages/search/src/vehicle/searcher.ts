import { distanceMiles } from '@forecourt/domain/geo';
import type {
  ListingCard,
  SearchFilter,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search-engine';
import { lengthOfRanges } from '../columns/ranges.ts';
import { RowScanner, type RowSink } from '../columns/row-scanner.ts';
import { TopK } from '../columns/top-k.ts';
import { candidateRows } from './candidate-rows.ts';
import type { Layer, Place } from './layers.ts';
import type { OwnerTable } from './owner-table.ts';
import { readCard } from './read-card.ts';
import { dayNumber } from './relevance.ts';
import { RequestPlan } from './request-plan.ts';
import { sortKeyOf } from './sort-key.ts';
import { Tally } from './tally.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Answers requests over layers: counts of layers add up, and one heap ranks the rows of all. */
export class Searcher {
  readonly #vocabulary: Vocabulary;
  readonly #owners: OwnerTable;
  readonly #today: string;
  readonly #scanner = new RowScanner();

  /** @param today `YYYY-MM-DD`, the day of requests that name none */
  constructor(vocabulary: Vocabulary, owners: OwnerTable, today: string) {
    this.#vocabulary = vocabulary;
    this.#owners = owners;
    this.#today = today;
  }

  #dayOf({ today = this.#today }: SearchFilter): number {
    return dayNumber(today);
  }

  search(layers: readonly Layer[], request: SearchRequest): SearchResult {
    const { filter, offset, limit } = request;
    const today = this.#dayOf(filter);
    const plan = new RequestPlan(filter, this.#vocabulary, today);
    const tally = new Tally(request, plan.names, this.#vocabulary, today);
    const candidates = layers.map((layer) => candidateRows(layer, filter));
    const most = candidates.reduce((sum, ranges) => sum + lengthOfRanges(ranges), 0);
    const top = new TopK(limit === 0 ? 0 : Math.min(offset + limit, most));
    let total = 0;
    layers.forEach((layer, place) => {
      const { columns } = layer.segment;
      const offer = this.#offering(request, layers, place, top);
      const sink: RowSink = {
        matches: (rows, length) => {
          total += length;
          tally.addMatches(columns, rows, length);
          offer(rows, length);
        },
        misses: (index, rows, length) => tally.addMisses(index, columns, rows, length),
      };
      this.#scanner.scan(candidates[place] ?? [], plan.tests(columns), plan.names.length, sink);
    });
    return {
      total,
      hits: this.#hits(layers, top.sorted().slice(offset), filter),
      facets: new Map((request.facets ?? []).map((group) => [group, tally.facet(group)])),
      stats: request.stats ? tally.stats() : null,
      histograms: request.histograms ? tally.histograms() : null,
    };
  }

  /** Offers rows of one layer to the heap; a payload names layer and row in one number. */
  #offering({ sort, filter }: SearchRequest, layers: readonly Layer[], place: number, top: TopK) {
    const segment = layers[place]?.segment;
    if (segment === undefined || top.capacity === 0) return () => {};
    const { ids } = segment.columns;
    const keyOf = sortKeyOf(sort, {
      segment,
      vocabulary: this.#vocabulary,
      owners: this.#owners,
      origin: filter.origin,
    });
    return (rows: Uint32Array, length: number) => {
      for (let at = 0; at < length; at += 1) {
        const row = rows[at] ?? 0;
        top.offer(keyOf(row), ids[row] ?? 0, row * layers.length + place);
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
    const plan = new RequestPlan(filter, this.#vocabulary, this.#dayOf(filter));
    let total = 0;
    for (const layer of layers) {
      const ranges = candidateRows(layer, filter);
      if (plan.names.length === 0 && !filter.tiers) total += lengthOfRanges(ranges);
      else {
        const sink: RowSink = {
          matches: (_rows, length) => {
            total += length;
          },
          misses: () => {},
        };
        this.#scanner.scan(ranges, plan.tests(layer.segment.columns), plan.names.length, sink);
      }
    }
    return total;
  }
}
