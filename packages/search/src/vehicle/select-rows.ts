import type { SearchFilter } from '@forecourt/domain/search-engine';
import { admitsOwner, distanceTo } from './place-filter.ts';
import { exclusionTest, type FilterName, type RequestFilter } from './request-filters.ts';
import type { Segment } from './segment.ts';

/** The rows of a segment that matter to a request. */
export interface Selection {
  readonly segment: Segment;
  readonly matches: readonly number[];
  /** Rows that fail one filter alone: they count towards the groups of that filter. */
  readonly nearMisses: ReadonlyMap<FilterName, readonly number[]>;
  /** Miles from the origin per admitted owner id; empty without an origin. */
  readonly distances: ReadonlyMap<number, number>;
}

/** One pass over the cars of the admitted owners. A row that fails two filters counts nowhere. */
export function selectRows(
  segment: Segment,
  filter: SearchFilter,
  filters: readonly RequestFilter[],
): Selection {
  const tests = filters.map(({ bind }) => bind(segment));
  const misses: number[][] = filters.map(() => []);
  const matches: number[] = [];
  const distances = new Map<number, number>();
  const included = exclusionTest(filter, segment);
  const { removed } = segment;

  for (const { owner, start, end } of segment.owners) {
    const distance = distanceTo(owner, filter);
    if (!admitsOwner(owner, distance, filter)) continue;
    if (distance !== null) distances.set(owner.id, distance);
    for (let row = start; row < end; row += 1) {
      if (removed[row] === 1 || (included && !included(row))) continue;
      const failed = soleFailure(tests, row);
      if (failed === none) matches.push(row);
      else if (failed !== several) misses[failed]?.push(row);
    }
  }
  const nearMisses = new Map(filters.map(({ name }, place) => [name, misses[place] ?? []]));
  return { segment, matches, nearMisses, distances };
}

const none = -1;
const several = -2;

/** The place of the only test that a row fails, `none` or `several`. */
function soleFailure(tests: readonly ((row: number) => boolean)[], row: number): number {
  let failed = none;
  for (let place = 0; place < tests.length; place += 1) {
    if (tests[place]?.(row)) continue;
    if (failed !== none) return several;
    failed = place;
  }
  return failed;
}
