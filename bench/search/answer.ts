import { type FilterGroupKey, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { mileageBuckets, priceBuckets } from '@forecourt/domain/search/histograms';
import type { NumberStats, SearchResult } from '@forecourt/domain/search/search-engine';
import { listingAges } from '@forecourt/domain/vehicle/codes';
import { foldByteCounts, toCodeCounts } from '@forecourt/search/columns/counting';
import { featureOrder, ofJoint } from '@forecourt/search/vehicle/cars/joint-axes';
import { type FilterName, filterNameOf } from '@forecourt/search/vehicle/request/request-plan';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import type { FlatInventory } from './flat-inventory.ts';
import type { NumberRow, PeerAnswer } from './peers/peer.ts';
import { countedColumns, featureColumns, type PeerRequest } from './peers/request.ts';
import { missOf } from './peers/sql.ts';

/** All that a search says, by part, in one form for everyone who is asked. */
export type Answer = ReadonlyMap<string, unknown>;

/** The first part in which two answers differ; undefined when they agree. */
export function findDifference(answer: Answer, other: Answer): string | undefined {
  return [...answer.keys()].find(
    (part) => JSON.stringify(answer.get(part)) !== JSON.stringify(other.get(part)),
  );
}

export function toEngineAnswer({ total, hits, facets, stats, histograms }: SearchResult): Answer {
  return new Map<string, unknown>([
    ['total', total],
    ['ids', hits.map(({ card }) => card.id)],
    ...facetParts((group) => facets.get(group)),
    ['statistics', [stats?.year, stats?.derivedprice, stats?.mileage]],
    ['bars', [histograms?.price, histograms?.mileage]],
    ['years', inOrder(histograms?.year)],
  ]);
}

/** Names for the codes that a database counted, each group without its own narrowing. */
export function toPeerAnswer(
  answer: PeerAnswer,
  { filters }: PeerRequest,
  inventory: FlatInventory,
): Answer {
  const counts = new PeerCounts(
    answer,
    filters.map(({ name }) => name),
    inventory,
  );
  const years = counts.fold('year', null);
  const bars = (column: string, lifted: FilterName, length: number) => [
    ...counts.of(column, lifted, 256).subarray(0, length),
  ];
  return new Map<string, unknown>([
    ['total', [...years.values()].reduce((sum, count) => sum + count, 0)],
    ['ids', answer.ids],
    ...facetParts((group) => counts.facet(group)),
    ['statistics', [statsOfYears(years), toStats(answer.price), toStats(answer.mileage)]],
    [
      'bars',
      [
        bars('price_bar', 'price', priceBuckets.length),
        bars('mileage_bar', 'mileage', mileageBuckets.length),
      ],
    ],
    ['years', inOrder(counts.fold('year', 'year'))],
  ]);
}

function facetParts(countsOf: (group: FilterGroupKey) => ReadonlyMap<string, number> | undefined) {
  return filterGroupKeys.map((group) => [`facet ${group}`, inOrder(countsOf(group))] as const);
}

function inOrder(counts: ReadonlyMap<string | number, number> = new Map()) {
  return [...counts]
    .map(([code, count]) => [String(code), count] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

class PeerCounts {
  readonly #answer: PeerAnswer;
  readonly #names: readonly FilterName[];
  readonly #inventory: FlatInventory;

  constructor(answer: PeerAnswer, names: readonly FilterName[], inventory: FlatInventory) {
    this.#answer = answer;
    this.#names = names;
    this.#inventory = inventory;
  }

  /** Counts of a column's codes, rows that only the filter `lifted` keeps out included. */
  of(column: string, lifted: FilterName | null, size: number): Uint32Array {
    const target = countedColumns(this.#inventory.vocabulary).indexOf(column);
    const filter = lifted === null ? -1 : this.#names.indexOf(lifted);
    const counts = new Uint32Array(size);
    for (const row of this.#answer.counts) {
      const isCounted = row.miss === 0 || (filter >= 0 && row.miss === missOf(filter));
      if (row.target === target && isCounted)
        counts[row.code] = (counts[row.code] ?? 0) + row.count;
    }
    return counts;
  }

  fold(axis: Axis, lifted: FilterName | null): ReadonlyMap<string, number> {
    const { joints, jointOf } = this.#inventory.vocabulary;
    const name = jointOf.get(axis);
    if (name === undefined) return new Map();
    const joint = ofJoint(joints, name);
    const counts = this.of(`${name}_code`, lifted, joint.size);
    return joint.foldCounts(axis, [toCodeCounts(counts)]);
  }

  facet(group: FilterGroupKey): ReadonlyMap<string, number> {
    const { packageSets } = this.#inventory;
    if (group === 'featureCode') return this.#features();
    if (group === 'daysOnMarket') return this.#ages();
    if (group !== 'packages') return this.fold(group, filterNameOf(group));
    const counts = this.of('packages', 'packages', packageSets.size);
    // The column of packages holds the sets themselves.
    const foldings = Int32Array.from(counts, (_, set) => packageSets.foldingOf(set));
    return packageSets.foldCounts(foldings, [toCodeCounts(counts)]);
  }

  #ages(): Map<string, number> {
    const counts = this.of('age', 'daysOnMarket', 256);
    const named = listingAges.map(({ code, min, max }) => {
      const ofBand = counts.filter((_, age) => age >= min && age <= max);
      return [code, ofBand.reduce((sum, count) => sum + count, 0)] as const;
    });
    return new Map(named.filter(([, count]) => count > 0));
  }

  #features(): Map<string, number> {
    const bytes = featureColumns.map((column) => [...this.of(column, null, 256)]);
    const counts = foldByteCounts([toCodeCounts(Uint32Array.from(bytes.flat()))], bytes.length);
    const named = featureOrder.map((code, index) => [code, counts[index] ?? 0] as const);
    return new Map(named.filter(([, count]) => count > 0));
  }
}

function toStats({ min, max, sum, count }: NumberRow): NumberStats | null {
  return count === 0 ? null : { min, max, average: sum / count };
}

function statsOfYears(counts: ReadonlyMap<string, number>): NumberStats | null {
  const rows = [...counts].map(([year, count]) => [Number(year), count] as const);
  const years = rows.map(([year]) => year);
  return toStats({
    min: Math.min(...years),
    max: Math.max(...years),
    sum: rows.reduce((sum, [year, count]) => sum + year * count, 0),
    count: rows.reduce((sum, [, count]) => sum + count, 0),
  });
}
