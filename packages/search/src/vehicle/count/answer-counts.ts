import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import { mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type {
  FacetCounts,
  NumberStats,
  SearchHistograms,
  SearchStats,
} from '@forecourt/domain/search/search-engine';
import { listingAges } from '@forecourt/domain/vehicle/codes';
import { type CodeCounts, foldByteCounts, NumberSummary, toArray } from '../../columns/counting.ts';
import { addUp } from '../../columns/sums.ts';
import { featureOrder, featureStride, ofJoint } from '../cars/joint-axes.ts';
import { missing } from '../cars/vehicle-columns.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import { type FilterName, filterNameOf } from '../request/request-plan.ts';
import type { Tallied } from '../request/search-part.ts';
import { ageCodes, type Target } from './targets.ts';

/** What the parts of a request have counted, folded into the counts of an answer. */
export class AnswerCounts {
  readonly #vocabulary: Vocabulary;
  readonly #parts: readonly Tallied[];
  /** Of all parts, as far as they were asked for. */
  readonly #matches = new Map<Target, CodeCounts>();
  readonly #price: NumberSummary;
  readonly #mileage: NumberSummary;

  constructor(parts: readonly Tallied[], vocabulary: Vocabulary) {
    this.#parts = parts;
    this.#vocabulary = vocabulary;
    this.#price = summaryOf(parts.map(({ price }) => price));
    this.#mileage = summaryOf(parts.map(({ mileage }) => mileage));
  }

  /** The counts of every option of a group, its own choice lifted; of features, which AND, kept. */
  facet(group: FilterGroupKey): FacetCounts {
    const lifted = filterNameOf(group);
    if (group === 'featureCode') return this.#featureFacet();
    if (group === 'packages') return this.#packageFacet();
    if (group === 'daysOnMarket') return this.#ageFacet();
    const { joints, jointOf } = this.#vocabulary;
    const joint = jointOf.get(group);
    if (joint === undefined) return new Map();
    return ofJoint(joints, joint).foldCounts(group, this.#counts(joint, lifted));
  }

  #ageFacet(): FacetCounts {
    const counts = toArray(this.#counts('ages', 'daysOnMarket'), ageCodes);
    const named = listingAges.map(({ code, min, max }) => {
      let sum = 0;
      for (let age = min; age < ageCodes && age <= max; age += 1) sum += counts[age] ?? 0;
      return [code, sum] as const;
    });
    return new Map(named.filter(([, count]) => count > 0));
  }

  /** To be added. @param lifted the filter whose sole failures count too */
  #counts(target: Target, lifted: FilterName | null): CodeCounts[] {
    const counts = [this.#matchesOf(target)];
    if (lifted === null) return counts;
    for (const { misses } of this.#parts) {
      const ofPart = misses.get(lifted)?.get(target);
      if (ofPart) counts.push(ofPart);
    }
    return counts;
  }

  /** Added once, and folded for each group of the column. */
  #matchesOf(target: Target): CodeCounts {
    const known = this.#matches.get(target);
    if (known) return known;
    const counts = addUp(this.#parts.flatMap(({ matches }) => matches.get(target) ?? []));
    this.#matches.set(target, counts);
    return counts;
  }

  #featureFacet(): FacetCounts {
    const counts = foldByteCounts(this.#counts('features', null), featureStride);
    const named = featureOrder.map((code, index) => [code, counts[index] ?? 0] as const);
    return new Map(named.filter(([, count]) => count > 0));
  }

  #packageFacet(): FacetCounts {
    return this.#vocabulary.packages.foldCounts(this.#counts('packages', 'packages'));
  }

  #years(lifted: FilterName | null): Map<number, number> {
    const counts = this.#vocabulary.joints.market.foldCounts(
      'year',
      this.#counts('market', lifted),
    );
    return new Map([...counts].map(([year, count]) => [Number(year), count]));
  }

  /** Bars for the sliders, each without the narrowing of its own range. */
  histograms(): SearchHistograms {
    return {
      price: toArray(this.#counts('priceBars', 'price'), priceBuckets.length),
      mileage: toArray(this.#counts('mileageBars', 'mileage'), mileageBuckets.length),
      year: this.#years('year'),
    };
  }

  stats(): SearchStats {
    return {
      year: statsOfCounts(this.#years(null)),
      derivedprice: this.#price.finish(),
      mileage: this.#mileage.finish(),
    };
  }
}

function summaryOf(summaries: readonly (Float64Array | null)[]): NumberSummary {
  const sum = new NumberSummary(missing);
  for (const summary of summaries) if (summary) sum.merge(summary);
  return sum;
}

function statsOfCounts(counts: ReadonlyMap<number, number>): NumberStats | null {
  if (counts.size === 0) return null;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let total = 0;
  for (const [value, count] of counts) {
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value * count;
    total += count;
  }
  return { min, max, average: sum / total };
}
