import { listingAges } from '@forecourt/domain/codes';
import type { FilterGroupKey } from '@forecourt/domain/filter-groups';
import { mileageBuckets, priceBuckets } from '@forecourt/domain/histograms';
import type {
  FacetCounts,
  NumberStats,
  SearchHistograms,
  SearchRequest,
  SearchStats,
} from '@forecourt/domain/search-engine';
import {
  type CodeCounts,
  foldByteCounts,
  NumberSummary,
  toCodeCounts,
} from '../columns/counting.ts';
import type { ScannedBlock } from '../columns/row-scanner.ts';
import { featureOrder, findJointOf } from './joint-axes.ts';
import { type FilterName, filterNameOf, type RequestPlan } from './request-plan.ts';
import type { Segment } from './segment.ts';
import { type Cell, cellSummary, tellsAgesOn } from './segment-totals.ts';
import { ageCodes, type CountingContext, TargetCounts } from './target-counts.ts';
import type { Target } from './targets.ts';
import { missing, type VehicleColumns } from './vehicle-columns.ts';

const summaryExample = new Float64Array(4);

/**
 * The counts of one request over all segments. Matches count towards everything; a row that one
 * filter alone keeps out counts towards that filter's own groups.
 */
export class Tally {
  readonly #context: CountingContext;
  readonly #names: readonly FilterName[];
  readonly #isSingle: boolean;
  readonly #matches: TargetCounts;
  /** By number of filter. */
  readonly #misses: readonly TargetCounts[];
  /** Each sum is asked for by several groups. */
  readonly #folded = new Map<string, CodeCounts>();
  readonly #summaries: { price: NumberSummary; mileage: NumberSummary } | null;
  readonly #summary: Float64Array;

  constructor(request: SearchRequest, { names, isSingle }: RequestPlan, context: CountingContext) {
    this.#context = context;
    this.#names = names;
    this.#isSingle = isSingle;
    const wanted = targetsOfRequest(request);
    this.#matches = new TargetCounts([...wanted], context);
    this.#misses = names.map((name) => {
      const own = targetsOfFilter(name).filter((target) => wanted.has(target));
      return new TargetCounts(own, context);
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
      this.#matches.addCell(cell);
      this.#matches.takeAway(scanned.others(), columns);
    } else this.#matches.add(matches, columns);
    const [sole] = this.#misses;
    if (cell && sole && this.#isSingle && !isMost) {
      // What one filter keeps out is all that neither matches nor was removed.
      sole.addCell(cell);
      sole.takeAway(matches, columns);
      sole.takeAway(scanned.removed(), columns);
    } else {
      this.#misses.forEach((counts, filter) => {
        counts.add(scanned.misses(filter), columns);
      });
    }
    for (const name of ['price', 'mileage'] as const) this.#summarize(name, scanned, columns, cell);
  }

  /** The cell that a block is, when its totals can be used. */
  #findCell({ block }: ScannedBlock, { data: { totals } }: Segment): Cell | null {
    if (!totals || !tellsAgesOn(totals, this.#context.today, ageCodes)) return null;
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

  /** The counts of every option of a group, its own choice lifted. */
  facet(group: FilterGroupKey): FacetCounts {
    const lifted = filterNameOf(group);
    if (group === 'featureCode') return this.#featureFacet();
    if (group === 'packages') return this.#packageFacet();
    if (group === 'daysOnMarket') return this.#ageFacet();
    const joint = findJointOf(group);
    if (joint === undefined) return new Map();
    return this.#context.vocabulary.joints[joint].foldCounts(group, this.#counts(joint, lifted));
  }

  #ageFacet(): FacetCounts {
    const { counts, present } = this.#counts('ages', 'daysOnMarket');
    const named = listingAges.map(({ code, min, max }) => {
      const ages = present.filter((age) => age >= min && age <= max);
      return [code, ages.reduce((sum, age) => sum + (counts[age] ?? 0), 0)] as const;
    });
    return new Map(named.filter(([, count]) => count > 0));
  }

  /** @param lifted the filter whose sole failures count too */
  #counts(target: Target, lifted: FilterName | null): CodeCounts {
    const filter = lifted === null ? -1 : this.#names.indexOf(lifted);
    const misses = this.#misses[filter]?.of(target);
    const key = misses ? `${target} without ${lifted}` : target;
    let counts = this.#folded.get(key);
    if (!counts) {
      const matches = this.#matches.of(target) ?? new Uint32Array();
      counts = toCodeCounts(misses ? sumOf(matches, misses) : matches);
      this.#folded.set(key, counts);
    }
    return counts;
  }

  #featureFacet(): FacetCounts {
    const counts = foldByteCounts(this.#counts('features', 'featureCode').counts);
    const named = featureOrder.map((code, place) => [code, counts[place] ?? 0] as const);
    return new Map(named.filter(([, count]) => count > 0));
  }

  #packageFacet(): FacetCounts {
    return this.#context.vocabulary.packages.foldCounts(this.#counts('packages', 'packages'));
  }

  #years(lifted: FilterName | null): Map<number, number> {
    const counts = this.#context.vocabulary.joints.market.foldCounts(
      'year',
      this.#counts('market', lifted),
    );
    return new Map([...counts].map(([year, count]) => [Number(year), count]));
  }

  /** Bars for the sliders, each without the narrowing of its own range. */
  histograms(): SearchHistograms {
    return {
      price: [...this.#counts('priceBars', 'price').counts.subarray(0, priceBuckets.length)],
      mileage: [
        ...this.#counts('mileageBars', 'mileage').counts.subarray(0, mileageBuckets.length),
      ],
      year: this.#years('year'),
    };
  }

  stats(): SearchStats {
    return {
      year: statsOfCounts(this.#years(null)),
      derivedprice: this.#summaries?.price.finish() ?? null,
      mileage: this.#summaries?.mileage.finish() ?? null,
    };
  }
}

function targetsOfRequest({ facets = [], histograms, stats }: SearchRequest): Set<Target> {
  const targets = new Set(facets.map(targetOf));
  if (histograms)
    for (const target of ['market', 'priceBars', 'mileageBars'] as const) targets.add(target);
  if (stats) targets.add('market');
  return targets;
}

function targetOf(group: FilterGroupKey): Target {
  if (group === 'featureCode') return 'features';
  if (group === 'daysOnMarket') return 'ages';
  return findJointOf(group) ?? 'packages';
}

/** What is counted without the narrowing of a filter. */
function targetsOfFilter(name: FilterName): Target[] {
  if (name === 'tree') return ['tree'];
  if (name === 'year') return ['market'];
  if (name === 'price') return ['priceBars'];
  if (name === 'mileage') return ['market', 'mileageBars'];
  return [targetOf(name)];
}

function sumOf(a: Uint32Array, b: Uint32Array): Uint32Array {
  const sum = a.slice();
  for (let code = 0; code < sum.length; code += 1) sum[code] = (sum[code] ?? 0) + (b[code] ?? 0);
  return sum;
}

function statsOfCounts(counts: ReadonlyMap<number, number>): NumberStats | null {
  if (counts.size === 0) return null;
  let [min, max, sum, total] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const [value, count] of counts) {
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value * count;
    total += count;
  }
  return { min, max, average: sum / total };
}
