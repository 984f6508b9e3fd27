import type { GeoPoint, SearchRequest } from '@forecourt/domain/search/search-engine';
import { lengthOfRanges, type Ranges } from '../../columns/ranges.ts';
import { blockSize } from '../../columns/rows/row-block.ts';
import type { RowList } from '../../columns/rows/row-list.ts';
import type { ScannedBlock } from '../../columns/rows/row-scanner.ts';
import { TopK } from '../../columns/top-k.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { OwnerTable } from '../owners/owner-table.ts';
import { candidateRows, rowsWithin } from '../request/candidate-rows.ts';
import type { MatchScanner } from '../request/match-scanner.ts';
import type { SearchPart } from '../request/search-part.ts';
import type { CarPosition, Layer } from '../segments/layers.ts';
import type { CodeBounds, NumberBounds } from './sort-context.ts';
import { sortOrderOf } from './sort-order.ts';

/** Of fewer rows, each match is asked for its distance. */
const fewCells = 2;

/** So few matches, against the rows of a cell, are all asked for it: a circle around them is large. */
const fewMatches = 1 / 8;

/** Miles. */
const smallestCircle = 10;

/** Of the rows around the shopper, an eighth of a cell mostly has cars as good as there are. */
const nearCells = 1 / 8;

/** Rows whose keys are computed at once: those before them tell which of the next need no exact one. */
const rowsAtOnce = 128;

interface RankerParts {
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly scanner: MatchScanner;
}

/** Puts the first matches of a request in order. */
export class Ranker {
  readonly #parts: RankerParts;
  readonly #keys = new Float64Array(rowsAtOnce);

  constructor(parts: RankerParts) {
    this.#parts = parts;
  }

  /** How many matches of a part are offered to its ranking, when so many rows are looked at in all. */
  maxOffered({ sort, filter }: SearchRequest, layers: readonly Layer[], rows: number): number {
    const rowsPerCell = rowsPerCellOf(layers);
    const isInCircle = sort === 'distanceASC' && filter.origin !== undefined;
    return isInCircle && rows > fewCells * rowsPerCell ? fewMatches * rowsPerCell : rows;
  }

  /**
   * A key that none of the wanted cars is above. By relevance, near cars come first: where many rows are
   * looked at, those around the shopper tell what the others must be better than.
   */
  maxKey(
    request: SearchRequest,
    layers: readonly Layer[],
    candidates: readonly Ranges[],
    wanted: number,
  ): number {
    const { origin } = request.filter;
    if (request.sort !== 'relevance' || !origin || wanted === 0) return Number.POSITIVE_INFINITY;
    const rows = lengthOfAll(candidates);
    const rowsPerCell = rowsPerCellOf(layers);
    const enough = nearCells * rowsPerCell + 2 * wanted;
    if (rows <= fewCells * rowsPerCell || enough > rows / 2) return Number.POSITIVE_INFINITY;
    const top = this.#rank(layers, request, nearest(layers, candidates, origin, enough), wanted);
    return top.size < wanted ? Number.POSITIVE_INFINITY : top.furthestKey();
  }

  /** Offers rows of one layer to a ranking; a payload names layer and row in one number. */
  offering({ sort, filter }: SearchRequest, layers: readonly Layer[], index: number, top: TopK) {
    const segment = layers[index]?.segment;
    if (segment === undefined || top.capacity === 0) return () => {};
    const { vocabulary, owners } = this.#parts;
    const { origin, costs } = filter;
    const { scratch } = this.#parts.scanner.kernels;
    const order = sortOrderOf(sort, { segment, vocabulary, owners, scratch, origin, costs });
    const { ids } = segment.columns;
    const keys = this.#keys;
    return (scanned: ScannedBlock) => {
      const { matches } = scanned;
      // Of many rows, most come after the entries that are held: they need not be looked at one by one.
      const bounds = matches.isDense ? order.boundsOf(top.largestKey, scanned.block) : null;
      const list = bounds ? matchesIn(scanned, bounds) : matches;
      for (let from = 0; from < list.length; from += rowsAtOnce) {
        const rows = list.rows.subarray(from, Math.min(from + rowsAtOnce, list.length));
        order.writeKeys(rows, rows.length, keys, top.largestKey);
        for (let at = 0; at < rows.length; at += 1) {
          const key = keys[at] ?? 0;
          // Most rows come too late: their ids need not be fetched.
          if (key > top.largestKey) continue;
          const row = rows[at] ?? 0;
          top.offer(key, ids[row] ?? 0, row * layers.length + index);
        }
      }
    };
  }

  /**
   * Where the cars of a page are.
   *
   * @param layers those that the parts are of
   */
  page(
    layers: readonly Layer[],
    request: SearchRequest,
    parts: readonly SearchPart[],
  ): CarPosition[] {
    const { offset, limit } = request;
    const total = parts.reduce((sum, part) => sum + part.total, 0);
    const wanted = limit === 0 || offset >= total ? 0 : Math.min(offset + limit, total);
    const top = this.#findNearest(layers, request, total, wanted) ?? mergeFirst(parts, wanted);
    return top.sortedFrom(offset).map((payload) => {
      return { layer: payload % layers.length, row: Math.floor(payload / layers.length) };
    });
  }

  /**
   * By distance, what is wanted of many cars is in a circle around the shopper: in the one that has
   * enough matches when they are as frequent there as everywhere, else in a larger one. Undefined
   * where the parts have offered all matches.
   */
  #findNearest(
    layers: readonly Layer[],
    request: SearchRequest,
    total: number,
    wanted: number,
  ): TopK | undefined {
    const { sort, filter } = request;
    const { origin } = filter;
    if (sort !== 'distanceASC' || !origin || wanted === 0) return undefined;
    const candidates = layers.map((layer) => candidateRows(layer, filter));
    const rows = lengthOfAll(candidates);
    if (total <= this.maxOffered(request, layers, rows)) return undefined;
    for (let enough = (2 * wanted * rows) / total; ; enough *= 4) {
      const near = nearest(layers, candidates, origin, Math.min(rows, enough));
      const top = this.#rank(layers, request, near, wanted);
      if (top.size >= wanted) return top;
    }
  }

  #rank(
    layers: readonly Layer[],
    request: SearchRequest,
    candidates: readonly Ranges[],
    wanted: number,
  ): TopK {
    const { scanner } = this.#parts;
    const plan = scanner.plan(request.filter);
    const top = new TopK(wanted);
    layers.forEach((layer, index) => {
      const offer = this.offering(request, layers, index, top);
      scanner.scan(layer, [candidates[index] ?? []], plan, offer);
    });
    return top;
  }
}

function matchesIn(scanned: ScannedBlock, bounds: NumberBounds | CodeBounds): RowList {
  return 'codes' in bounds
    ? scanned.matchesPassing(bounds.codes, bounds.table)
    : scanned.matchesWithin(bounds.numbers, bounds.low, bounds.high);
}

function rowsPerCellOf(layers: readonly Layer[]): number {
  return layers[0]?.segment.data.totals?.rowsPerCell ?? blockSize;
}

/** The rows in the smallest circle around the shopper, of those tried, that has so many. */
function nearest(
  layers: readonly Layer[],
  candidates: readonly Ranges[],
  origin: GeoPoint,
  enough: number,
): readonly Ranges[] {
  for (let miles = smallestCircle; ; miles *= 2) {
    const near = layers.map((layer, index) =>
      rowsWithin(candidates[index] ?? [], layer, origin, miles),
    );
    if (lengthOfAll(near) >= enough) return near;
  }
}

function mergeFirst(parts: readonly SearchPart[], wanted: number): TopK {
  const top = new TopK(wanted);
  for (const { first } of parts) top.offerAll(first);
  return top;
}

function lengthOfAll(ranges: readonly Ranges[]): number {
  return ranges.reduce((sum, part) => sum + lengthOfRanges(part), 0);
}
