import { distanceMiles } from '@forecourt/domain/place/geo';
import type {
  ListingCard,
  MapArea,
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search/search-engine';
import type { Kernels } from '../../columns/kernels/kernels.ts';
import { countWithin, lengthOfRanges, type Ranges } from '../../columns/ranges.ts';
import { cutRanges, type Dispenser, dispenseHere, Pieces } from '../../columns/rows/pieces.ts';
import { blockSize } from '../../columns/rows/row-block.ts';
import { TopK } from '../../columns/top-k.ts';
import { TouchedCountsPool } from '../../columns/touched-counts.ts';
import { readCard } from '../cars/read-card.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import { AnswerCounts } from '../count/answer-counts.ts';
import type { SegmentTotals } from '../count/segment-totals.ts';
import { Tally } from '../count/tally.ts';
import type { Target } from '../count/targets.ts';
import { countOwners, type OwnerCounts } from '../owners/owner-counts.ts';
import type { OwnerTable } from '../owners/owner-table.ts';
import { Ranker } from '../rank/ranker.ts';
import { RotationFinder } from '../rank/rotation-finder.ts';
import type { CarPosition, Layer } from '../segments/layers.ts';
import { candidateRows } from './candidate-rows.ts';
import { type EngineDay, MatchScanner } from './match-scanner.ts';
import type { SearchPart } from './search-part.ts';

/** Worth asking for, and short enough to be waited for: some tenths of a millisecond. */
const cellsPerPiece = 1;

function findTotals(layers: readonly Layer[]): SegmentTotals | null {
  return layers.find(({ segment }) => segment.data.totals)?.segment.data.totals ?? null;
}

/** The rows to look at, in pieces of so many cells. */
function cutCandidates(layers: readonly Layer[], candidates: readonly Ranges[], cells: number) {
  const rowsPerCell = findTotals(layers)?.rowsPerCell ?? blockSize;
  return candidates.map((ranges) => cutRanges(ranges, cells * rowsPerCell, rowsPerCell));
}

/** Answers requests over layers: counts of layers add up, and the rows of all are ranked together. */
export class Searcher {
  readonly #vocabulary: Vocabulary;
  readonly #owners: OwnerTable;
  readonly #scanner: MatchScanner;
  readonly #ranker: Ranker;
  readonly #rotationFinder: RotationFinder;
  readonly #pool = new TouchedCountsPool<Target>();

  constructor(vocabulary: Vocabulary, owners: OwnerTable, day: EngineDay, kernels?: Kernels) {
    this.#vocabulary = vocabulary;
    this.#owners = owners;
    this.#scanner = new MatchScanner(vocabulary, day, kernels);
    const parts = { vocabulary, owners, scanner: this.#scanner };
    this.#ranker = new Ranker(parts);
    this.#rotationFinder = new RotationFinder(parts);
  }

  search(layers: readonly Layer[], request: SearchRequest): SearchResult {
    return this.answer(layers, request, [
      this.#part(layers, request, Number.POSITIVE_INFINITY, dispenseHere()),
    ]);
  }

  /**
   * What the rows of some pieces add to an answer; null when others have taken all of them.
   *
   * @param dispense gives the numbers of the pieces that fall to the caller, ascending
   */
  partOf(layers: readonly Layer[], request: SearchRequest, dispense: Dispenser): SearchPart | null {
    const part = this.#part(layers, request, cellsPerPiece, dispense);
    return part.pieces === 0 ? null : part;
  }

  #part(
    layers: readonly Layer[],
    request: SearchRequest,
    cells: number,
    dispense: Dispenser,
  ): SearchPart {
    const { filter, offset, limit } = request;
    const candidates = layers.map((layer) => candidateRows(layer, filter));
    const rows = candidates.reduce((sum, ranges) => sum + lengthOfRanges(ranges), 0);
    // Behind the last car there is no page, however deep it is asked for.
    const wanted = limit === 0 || offset >= rows ? 0 : Math.min(offset + limit, rows);
    const top = new TopK(wanted, this.#ranker.maxKey(request, layers, candidates, wanted));
    const plan = this.#scanner.plan(filter);
    const context = {
      vocabulary: this.#vocabulary,
      kernels: this.#scanner.kernels,
      pool: this.#pool,
      today: this.#scanner.dayOf(filter),
    };
    const tally = new Tally(request, plan, context, findTotals(layers));
    const maxOffered = this.#ranker.maxOffered(request, layers, rows);
    const pieces = new Pieces(cutCandidates(layers, candidates, cells), dispense);
    let total = 0;
    layers.forEach((layer, position) => {
      const offer = this.#ranker.offering(request, layers, position, top);
      this.#scanner.scan(layer, pieces.of(position), plan, (scanned) => {
        total += scanned.matches.length;
        if (total <= maxOffered) offer(scanned);
        tally.add(scanned, layer.segment);
      });
    });
    return {
      pieces: pieces.taken,
      pieceCount: pieces.count,
      total,
      first: top.entries(),
      tallied: tally.finish(),
    };
  }

  /**
   * @param layers those that the parts are of
   * @param parts all that there are
   */
  answer(
    layers: readonly Layer[],
    request: SearchRequest,
    parts: readonly SearchPart[],
  ): SearchResult {
    const counts = new AnswerCounts(
      parts.map(({ tallied }) => tallied),
      this.#vocabulary,
    );
    return {
      total: parts.reduce((sum, { total }) => sum + total, 0),
      hits: this.#hits(layers, this.#ranker.page(layers, request, parts), request.filter),
      facets: new Map((request.facets ?? []).map((group) => [group, counts.facet(group)])),
      stats: request.stats ? counts.stats() : null,
      histograms: request.histograms ? counts.histograms() : null,
    };
  }

  #hits(layers: readonly Layer[], positions: readonly CarPosition[], { origin }: SearchFilter) {
    return positions.flatMap((position): SearchHit[] => {
      const card = this.readCard(layers, position);
      const owner = card && this.#owners.findById(card.ownerId);
      if (!card || !owner) return [];
      return [{ card, owner, distanceMiles: origin ? distanceMiles(origin, owner) : null }];
    });
  }

  readCard(layers: readonly Layer[], { layer, row }: CarPosition): ListingCard {
    const segment = layers[layer]?.segment;
    if (!segment) throw new Error(`There is no layer ${layer}.`);
    const owner = this.#owners.get(segment.ownerSlotAt(row));
    return readCard(segment.columns, this.#vocabulary, row, owner.id);
  }

  countCandidates(layers: readonly Layer[], filter: SearchFilter): number {
    return layers.reduce((sum, layer) => sum + lengthOfRanges(candidateRows(layer, filter)), 0);
  }

  count(layers: readonly Layer[], filter: SearchFilter): number {
    const plan = this.#scanner.plan(filter);
    let total = 0;
    for (const layer of layers) {
      const ranges = candidateRows(layer, filter);
      if (plan.isEmpty) total += lengthOfRanges(ranges) - countWithin(ranges, layer.removed);
      else {
        this.#scanner.scan(layer, [ranges], plan, ({ matches }) => {
          total += matches.length;
        });
      }
    }
    return total;
  }

  findInRotation(
    layers: readonly Layer[],
    filter: SearchFilter,
    rotations: readonly PaidRotation[],
  ): SearchHit[][] {
    const found = this.#rotationFinder.find(layers, filter, rotations);
    return found.map((positions) => this.#hits(layers, positions, filter));
  }

  countOwners(layers: readonly Layer[], filter: SearchFilter, area: MapArea): OwnerCounts {
    return countOwners(layers, filter, area, { scanner: this.#scanner, owners: this.#owners });
  }
}
