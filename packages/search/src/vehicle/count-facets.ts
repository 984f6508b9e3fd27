import { mileageRanges } from '@forecourt/domain/codes';
import type { FilterGroupKey } from '@forecourt/domain/filter-groups';
import { bucketOf, mileageBuckets, priceBuckets } from '@forecourt/domain/histograms';
import type {
  FacetCounts,
  NumberStats,
  SearchHistograms,
  SearchStats,
} from '@forecourt/domain/search-engine';
import { type FilterName, filterNameOf } from './request-filters.ts';
import { type Dictionaries, missing, type SetGroup } from './segment.ts';
import type { Selection } from './select-rows.ts';

type NumberColumn = 'year' | 'price' | 'mileage';

/** Calls `visit` for every row that counts when the filter `name` is lifted. */
function forEachRow(
  selections: readonly Selection[],
  name: FilterName | null,
  visit: (selection: Selection, rows: readonly number[]) => void,
): void {
  for (const selection of selections) {
    visit(selection, selection.matches);
    const misses = name === null ? undefined : selection.nearMisses.get(name);
    if (misses) visit(selection, misses);
  }
}

function forEachNumber(
  selections: readonly Selection[],
  column: NumberColumn,
  lifted: FilterName | null,
  visit: (value: number) => void,
): void {
  forEachRow(selections, lifted, ({ segment }, rows) => {
    const values = segment[column];
    for (const row of rows) {
      const value = values[row] ?? missing;
      if (value !== missing) visit(value);
    }
  });
}

/** The counts of every option of a group, its own choice lifted. */
export function countFacet(
  group: FilterGroupKey,
  selections: readonly Selection[],
  dictionaries: Dictionaries,
): FacetCounts {
  if (group === 'mileage') return countMileageBands(selections);
  return countSets(group, selections, dictionaries);
}

function countSets(group: SetGroup, selections: readonly Selection[], dictionaries: Dictionaries) {
  const dictionary = dictionaries[group];
  const perSet = new Uint32Array(dictionary.size);
  forEachRow(selections, filterNameOf(group), ({ segment }, rows) => {
    const column = segment.sets[group];
    for (const row of rows) {
      const setId = column[row] ?? 0;
      perSet[setId] = (perSet[setId] ?? 0) + 1;
    }
  });
  return dictionary.foldCounts(perSet);
}

function countMileageBands(selections: readonly Selection[]): FacetCounts {
  const counts = new Map<string, number>();
  forEachNumber(selections, 'mileage', 'mileage', (miles) => {
    for (const { code, min, max } of mileageRanges) {
      if (miles >= min && miles <= max) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  });
  return counts;
}

/** Bars for the sliders, each without the narrowing of its own range. */
export function countHistograms(selections: readonly Selection[]): SearchHistograms {
  const year = new Map<number, number>();
  forEachNumber(selections, 'year', 'year', (value) => {
    year.set(value, (year.get(value) ?? 0) + 1);
  });
  return {
    year,
    price: countBuckets(selections, 'price', priceBuckets),
    mileage: countBuckets(selections, 'mileage', mileageBuckets),
  };
}

function countBuckets(
  selections: readonly Selection[],
  column: 'price' | 'mileage',
  bounds: readonly number[],
): number[] {
  const counts = bounds.map(() => 0);
  forEachNumber(selections, column, column, (value) => {
    const bucket = bucketOf(bounds, value);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  });
  return counts;
}

export function computeStats(selections: readonly Selection[]): SearchStats {
  return {
    year: statsOf(selections, 'year'),
    derivedprice: statsOf(selections, 'price'),
    mileage: statsOf(selections, 'mileage'),
  };
}

function statsOf(selections: readonly Selection[], column: NumberColumn): NumberStats | null {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let count = 0;
  forEachNumber(selections, column, null, (value) => {
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value;
    count += 1;
  });
  return count === 0 ? null : { min, max, average: sum / count };
}
