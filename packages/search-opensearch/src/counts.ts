import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import { mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type {
  FacetCounts,
  NumberStats,
  SearchHistograms,
  SearchRequest,
  SearchStats,
} from '@forecourt/domain/search/search-engine';
import type { Clause } from './clause.ts';
import { type FilterPlan, listedDaysOf, type Part, partOf } from './filter-plan.ts';

/** More than the options of any group: only the rarest trims and packages of a very large market are beyond. */
const maxOptions = 20_000;

const barFields = { price: 'bar.price', mileage: 'bar.mileage', year: 'bar.year' } as const;
const statFields = { year: 'year', derivedprice: 'price', mileage: 'mileage' } as const;

/** So many cars have an option, a bar or an owner. */
export interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
  readonly prices?: Aggregation;
}

/** What one aggregation says; which of it is there depends on its kind. */
export interface Aggregation {
  readonly buckets?: readonly Bucket[];
  readonly count?: number;
  readonly min?: number | null;
  readonly max?: number | null;
  readonly avg?: number | null;
  /** What it was divided into. */
  readonly owners?: Aggregation;
}

/** Answers by the names that `countsOf` gave. */
export type Aggregations = Readonly<Record<string, Aggregation>>;

/**
 * What is to be counted, by the part of the filter that it leaves out: null for what leaves out nothing
 * that was chosen.
 *
 * @param today `YYYY-MM-DD`, up to which days on the market are counted
 */
export function countsOf(
  request: SearchRequest,
  { parts }: FilterPlan,
  today: string,
): Map<Part | null, Record<string, Clause>> {
  const counts = new Map<Part | null, Record<string, Clause>>([[null, {}]]);
  const add = (own: Part, name: string, aggregation: Clause) => {
    // Features are asked for together: a further one narrows what the chosen ones left.
    const lifted = parts.has(own) && own !== 'featureCode' ? own : null;
    const others = counts.get(lifted);
    if (others) others[name] = aggregation;
    else counts.set(lifted, { [name]: aggregation });
  };
  for (const group of request.facets ?? []) {
    add(partOf(group), `facet.${group}`, facetOf(group, today));
  }
  if (request.histograms) {
    for (const name of ['price', 'mileage', 'year'] as const) {
      add(name, `bars.${name}`, { terms: { field: barFields[name], size: maxOptions } });
    }
  }
  if (request.stats) {
    const unlifted = counts.get(null) ?? {};
    for (const [name, field] of Object.entries(statFields)) {
      unlifted[`stats.${name}`] = { stats: { field } };
    }
  }
  return counts;
}

function facetOf(group: FilterGroupKey, today: string): Clause {
  if (group !== 'daysOnMarket') {
    return { terms: { field: `group.${group}`, size: maxOptions } };
  }
  const ranges = listedDaysOf(today).map(({ code, from, to }) => ({
    key: code,
    ...(from !== undefined && { from }),
    // The end of a range does not belong to it.
    ...(to !== undefined && { to: to + 1 }),
  }));
  return { range: { field: 'listedDay', ranges } };
}

/**
 * How many cars each option of a group has, those without a car left out.
 *
 * @param answers by the names that they were asked by
 */
export function readFacets(
  groups: readonly FilterGroupKey[],
  answers: Aggregations,
): Map<FilterGroupKey, FacetCounts> {
  return new Map(groups.map((group) => [group, countsIn(answers[`facet.${group}`])]));
}

function countsIn(answer: Aggregation | undefined): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { key, doc_count: count } of answer?.buckets ?? []) {
    if (count > 0) counts.set(String(key), count);
  }
  return counts;
}

/** The bars of prices and mileages by their bucket, and cars by year. */
export function readHistograms(answers: Aggregations): SearchHistograms {
  const bars = (name: string, bounds: readonly number[]) => {
    const counts = countsIn(answers[`bars.${name}`]);
    return bounds.map((_, bar) => counts.get(String(bar)) ?? 0);
  };
  const years = [...countsIn(answers['bars.year'])];
  return {
    price: bars('price', priceBuckets),
    mileage: bars('mileage', mileageBuckets),
    year: new Map(years.map(([year, cars]) => [Number(year), cars])),
  };
}

/** Least, most and average of years, prices (whole dollars) and miles; null where no car has one. */
export function readStats(answers: Aggregations): SearchStats {
  const of = (name: string): NumberStats | null => {
    const { min = null, max = null, avg = null } = answers[`stats.${name}`] ?? {};
    return min === null || max === null || avg === null ? null : { min, max, average: avg };
  };
  return { year: of('year'), derivedprice: of('derivedprice'), mileage: of('mileage') };
}
