import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import { mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type {
  FacetCounts,
  NumberStats,
  SearchHistograms,
  SearchStats,
} from '@forecourt/domain/search/search-engine';
import { listingAges } from '@forecourt/domain/vehicle/codes';
import {
  type CodeCounts,
  foldByteCounts,
  NumberSummary,
  toCodeCounts,
} from '../../columns/counting.ts';
import { featureOrder, findJointOf } from '../cars/joint-axes.ts';
import { missing } from '../cars/vehicle-columns.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import { type FilterName, filterNameOf } from '../request/request-plan.ts';
import type { Sums, Tallied } from '../request/search-part.ts';
import type { Target } from './targets.ts';

/** What the parts of a request have counted, folded into the counts of an answer. */
export class AnswerCounts {
  readonly #vocabulary: Vocabulary;
  readonly #matches: Sums;
  readonly #misses: Tallied['misses'];
  /** Each sum is asked for by several groups. */
  readonly #folded = new Map<string, CodeCounts>();
  readonly #price: NumberSummary;
  readonly #mileage: NumberSummary;

  /** @param parts at least one; the counts of the first become those of all */
  constructor(parts: readonly Tallied[], vocabulary: Vocabulary) {
    const [first, ...others] = parts;
    if (!first) throw new Error('There is no part of the answer.');
    for (const { matches, misses } of others) {
      addSums(first.matches, matches);
      for (const [name, sums] of misses) addSums(first.misses.get(name), sums);
    }
    this.#vocabulary = vocabulary;
    this.#matches = first.matches;
    this.#misses = first.misses;
    this.#price = summaryOf(parts.map(({ price }) => price));
    this.#mileage = summaryOf(parts.map(({ mileage }) => mileage));
  }

  /** The counts of every option of a group, its own choice lifted. */
  facet(group: FilterGroupKey): FacetCounts {
    const lifted = filterNameOf(group);
    if (group === 'featureCode') return this.#featureFacet();
    if (group === 'packages') return this.#packageFacet();
    if (group === 'daysOnMarket') return this.#ageFacet();
    const joint = findJointOf(group);
    if (joint === undefined) return new Map();
    return this.#vocabulary.joints[joint].foldCounts(group, this.#counts(joint, lifted));
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
    const misses = lifted === null ? undefined : this.#misses.get(lifted)?.get(target);
    const key = misses ? `${target} without ${lifted}` : target;
    let counts = this.#folded.get(key);
    if (!counts) {
      const matches = this.#matches.get(target) ?? new Uint32Array();
      counts = toCodeCounts(misses ? sumOf(matches, misses) : matches);
      this.#folded.set(key, counts);
    }
    return counts;
  }

  #featureFacet(): FacetCounts {
    const counts = foldByteCounts(this.#counts('features', 'featureCode').counts);
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

/** Adds to the counts of `to`. */
function addSums(to: Sums | undefined, sums: Sums): void {
  for (const [target, counts] of sums) {
    const own = to?.get(target);
    if (own?.length !== counts.length) throw new Error(`Parts have counted ${target} differently.`);
    for (let code = 0; code < counts.length; code += 1) {
      own[code] = (own[code] ?? 0) + (counts[code] ?? 0);
    }
  }
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
