import type { GeoPoint, SearchFilter } from '@forecourt/domain/search/search-engine';
import {
  appendRange,
  intersectRanges,
  type Ranges,
  toRanges,
  withoutSorted,
} from '../../columns/ranges.ts';
import type { Layer } from '../segments/layers.ts';
import type { Segment } from '../segments/segment.ts';

/**
 * The rows that a request looks at: the cars of the admitted owners, among which are those that were
 * removed since. What else leaves a car out altogether is settled here, so that it counts nowhere.
 */
export function candidateRows({ segment }: Layer, filter: SearchFilter): Ranges {
  let rows = rowsOfRanks(segment, segment.places.admitted(filter));
  if (filter.vins) {
    const wanted = filter.vins.flatMap((vin) => segment.rowsOfVin(vin));
    rows = intersectRanges(rows, toRanges(wanted.sort((a, b) => a - b)));
  }
  if (filter.excludedIds && filter.excludedIds.length > 0) {
    const excluded = filter.excludedIds.flatMap((id) => segment.findRow(id) ?? []);
    rows = withoutSorted(rows, Uint32Array.from(excluded).sort());
  }
  return rows;
}

/** Those of a request's rows whose owners are in a circle. */
export function rowsWithin(
  rows: Ranges,
  { segment }: Layer,
  origin: GeoPoint,
  miles: number,
): Ranges {
  return intersectRanges(rows, rowsOfRanks(segment, segment.places.within(origin, miles)));
}

function rowsOfRanks({ starts }: Segment, ranks: Ranges): Ranges {
  const rows: number[] = [];
  for (let at = 0; at < ranks.length; at += 2) {
    appendRange(rows, starts[ranks[at] ?? 0] ?? 0, starts[ranks[at + 1] ?? 0] ?? 0);
  }
  return rows;
}
