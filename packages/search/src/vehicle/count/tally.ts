import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import type { SearchRequest } from '@forecourt/domain/search/search-engine';
import { NumberSummary } from '../../columns/counting.ts';
import type { ScannedBlock } from '../../columns/rows/row-scanner.ts';
import { missing, type VehicleColumns } from '../cars/vehicle-columns.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import type { FilterName, RequestPlan } from '../request/request-plan.ts';
import type { ColumnCounts, Tallied } from '../request/search-part.ts';
import type { Segment } from '../segments/segment.ts';
import { type Cell, cellSummary, type SegmentTotals, tellsAgesOn } from './segment-totals.ts';
import { type CountingContext, TargetCounts } from './target-counts.ts';
import type { Target } from './targets.ts';

const summaryExample = new Float64Array(4);

/**
 * The counts of one request over some of the rows. Matches count towards everything; a row that one
 * filter alone keeps out counts towards that filter's own groups.
 */
export class Tally {
  readonly #context: CountingContext;
  readonly #names: readonly FilterName[];
  readonly #isSingle: boolean;
  /** Of the segment that has any. */
  readonly #totals: SegmentTotals | null;
  readonly #matches: PartlyTotalled;
  /** By number of filter. */
  readonly #misses: readonly PartlyTotalled[];
  readonly #summaries: { price: NumberSummary; mileage: NumberSummary } | null;
  readonly #summary: Float64Array;

  /** @param totals of the one segment whose cells are added as a whole */
  constructor(
    request: SearchRequest,
    { names, isSingle }: RequestPlan,
    context: CountingContext,
    totals: SegmentTotals | null,
  ) {
    this.#context = context;
    this.#names = names;
    this.#isSingle = isSingle;
    const wanted = targetsOfRequest(request, context.vocabulary);
    this.#totals = totals && tellsAgesOn(totals, context.today) ? totals : null;
    this.#matches = new PartlyTotalled([...wanted], context, this.#totals);
    this.#misses = names.map((name) => {
      const own = targetsOfFilter(name, context.vocabulary).filter((target) => wanted.has(target));
      return new PartlyTotalled(own, context, isSingle ? this.#totals : null);
    });
    this.#summaries = request.stats
      ? { price: new NumberSummary(missing), mileage: new NumberSummary(missing) }
      : null;
    this.#summary = context.kernels.scratch.take(summaryExample, summaryExample.length);
  }

  add(scanned: ScannedBlock, segment: Segment): void {
    const { columns } = segment;
    const { matches, block } = scanned;
    const cell = this.#findCell(scanned, segment);
    const isMost = 2 * matches.length > block.length;
    if (cell && isMost) {
      this.#matches.totalled.addCell(cell.number);
      this.#matches.totalled.takeAway(scanned.others(), segment);
    } else this.#matches.totalled.add(matches, segment);
    this.#matches.others.add(matches, segment);
    const [sole] = this.#misses;
    if (cell && sole && this.#isSingle && !isMost) {
      // What one filter keeps out is all that neither matches nor was removed.
      sole.totalled.addCell(cell.number);
      sole.totalled.takeAway(matches, segment);
      sole.totalled.takeAway(scanned.removed(), segment);
      if (sole.others.isWanted) sole.others.add(scanned.misses(0), segment);
    } else {
      this.#misses.forEach((counts, filter) => {
        if (!counts.isWanted) return;
        const misses = scanned.misses(filter);
        counts.totalled.add(misses, segment);
        counts.others.add(misses, segment);
      });
    }
    for (const name of ['price', 'mileage'] as const) this.#summarize(name, scanned, columns, cell);
  }

  /** The cell that a block is, when its totals can be used. */
  #findCell({ block }: ScannedBlock, { data: { totals } }: Segment): Cell | null {
    if (!totals || totals !== this.#totals) return null;
    const number = block.findCell(totals.rowsPerCell);
    return number === undefined ? null : { totals, number };
  }

  #summarize(
    name: 'price' | 'mileage',
    { block, status, matches }: ScannedBlock,
    { numbers }: VehicleColumns,
    cell: Cell | null,
  ): void {
    const summary = this.#summaries?.[name];
    if (!summary || matches.length === 0) return;
    if (cell && matches.length === block.length) summary.merge(cellSummary(cell, name));
    else if (matches.isDense) {
      const staged = block.stage(numbers[name]);
      const { kernels } = this.#context;
      kernels.summarize(staged, status, missing, block.length, this.#summary);
      summary.merge(this.#summary);
    } else summary.add(numbers[name], matches.rows, matches.length);
  }

  /** What was counted, in memory of its own. */
  finish(): Tallied {
    return {
      matches: this.#matches.counts(),
      misses: new Map<FilterName, ColumnCounts>(
        this.#names.map((name, filter) => [name, this.#misses[filter]?.counts() ?? new Map()]),
      ),
      price: this.#summaries?.price.toNumbers() ?? null,
      mileage: this.#summaries?.mileage.toNumbers() ?? null,
    };
  }
}

/** Counts of columns whose cells have totals, and of columns that have too many codes for any. */
class PartlyTotalled {
  readonly totalled: TargetCounts;
  readonly others: TargetCounts;

  /** @param totals of the cells that are added as a whole; null where none is */
  constructor(targets: readonly Target[], context: CountingContext, totals: SegmentTotals | null) {
    const hasTotals = (target: Target) => !totals || totals.targets.includes(target);
    this.totalled = new TargetCounts(targets.filter(hasTotals), context, totals);
    this.others = new TargetCounts(
      targets.filter((target) => !hasTotals(target)),
      context,
      null,
    );
  }

  /** Whether anything is counted here. */
  get isWanted(): boolean {
    return this.totalled.isWanted || this.others.isWanted;
  }

  counts(): ColumnCounts {
    return new Map([...this.totalled.counts(), ...this.others.counts()]);
  }
}

function targetsOfRequest(
  { facets = [], histograms, stats }: SearchRequest,
  vocabulary: Vocabulary,
): Set<Target> {
  const targets = new Set(facets.map((group) => targetOf(group, vocabulary)));
  if (histograms)
    for (const target of ['market', 'priceBars', 'mileageBars'] as const) targets.add(target);
  if (stats) targets.add('market');
  return targets;
}

function targetOf(group: FilterGroupKey, { jointOf }: Vocabulary): Target {
  if (group === 'featureCode') return 'features';
  if (group === 'daysOnMarket') return 'ages';
  return jointOf.get(group) ?? 'packages';
}

/** What is counted without the narrowing of a filter. */
function targetsOfFilter(name: FilterName, vocabulary: Vocabulary): Target[] {
  if (name === 'tree') return ['tree'];
  if (name === 'year') return ['market'];
  if (name === 'price') return ['priceBars'];
  if (name === 'mileage') return ['market', 'mileageBars'];
  if (name === 'featureCode') return [];
  return [targetOf(name, vocabulary)];
}
