/**
 * Sets of integers as half-open ranges, flat: start, end, start, end …, ascending, apart from one
 * another and never empty. Neighbouring integers, as neighbours in space have here, are one range.
 */
export type Ranges = readonly number[];

/** Appends a range behind `ranges`, joined with the last one where they touch. */
export function appendRange(ranges: number[], start: number, end: number): void {
  if (start >= end) return;
  const last = ranges.length - 1;
  const lastEnd = ranges[last];
  if (lastEnd !== undefined && lastEnd >= start) ranges[last] = Math.max(lastEnd, end);
  else ranges.push(start, end);
}

/** @param sorted ascending; repeats are fine */
export function toRanges(sorted: Iterable<number>): Ranges {
  const ranges: number[] = [];
  for (const value of sorted) appendRange(ranges, value, value + 1);
  return ranges;
}

/** How many integers there are in all. */
export function lengthOfRanges(ranges: Ranges): number {
  let length = 0;
  for (let at = 0; at < ranges.length; at += 2) length += (ranges[at + 1] ?? 0) - (ranges[at] ?? 0);
  return length;
}

/** What is in both. */
export function intersectRanges(a: Ranges, b: Ranges): Ranges {
  const both: number[] = [];
  let atA = 0;
  let atB = 0;
  while (atA < a.length && atB < b.length) {
    const endA = a[atA + 1] ?? 0;
    const endB = b[atB + 1] ?? 0;
    appendRange(both, Math.max(a[atA] ?? 0, b[atB] ?? 0), Math.min(endA, endB));
    if (endA < endB) atA += 2;
    else atB += 2;
  }
  return both;
}

/** What is in either. */
export function uniteRanges(a: Ranges, b: Ranges): Ranges {
  const either: number[] = [];
  let atA = 0;
  let atB = 0;
  while (atA < a.length || atB < b.length) {
    const takeA = (a[atA] ?? Number.POSITIVE_INFINITY) <= (b[atB] ?? Number.POSITIVE_INFINITY);
    const from = takeA ? a : b;
    const at = takeA ? atA : atB;
    appendRange(either, from[at] ?? 0, from[at + 1] ?? 0);
    if (takeA) atA += 2;
    else atB += 2;
  }
  return either;
}

/** What is in `ranges` and not in `others`. */
export function exceptRanges(ranges: Ranges, others: Ranges): Ranges {
  const left: number[] = [];
  let next = 0;
  for (let at = 0; at < ranges.length; at += 2) {
    let start = ranges[at] ?? 0;
    const end = ranges[at + 1] ?? 0;
    while (next < others.length && (others[next + 1] ?? 0) <= start) next += 2;
    for (let other = next; (others[other] ?? end) < end; other += 2) {
      appendRange(left, start, others[other] ?? 0);
      start = Math.max(start, others[other + 1] ?? 0);
    }
    appendRange(left, start, end);
  }
  return left;
}

/** `ranges` without the integers of `sorted`, which ascend. */
export function withoutSorted(ranges: Ranges, sorted: Uint32Array): Ranges {
  if (sorted.length === 0) return ranges;
  const left: number[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    let start = ranges[at] ?? 0;
    const end = ranges[at + 1] ?? 0;
    for (let hole = lowerBound(sorted, start); hole < sorted.length; hole += 1) {
      const value = sorted[hole] ?? 0;
      if (value >= end) break;
      appendRange(left, start, value);
      start = value + 1;
    }
    appendRange(left, start, end);
  }
  return left;
}

/** How many of `sorted`, which ascend, are in the ranges. */
export function countWithin(ranges: Ranges, sorted: Uint32Array): number {
  let count = 0;
  for (let at = 0; at < ranges.length; at += 2) {
    count += lowerBound(sorted, ranges[at + 1] ?? 0) - lowerBound(sorted, ranges[at] ?? 0);
  }
  return count;
}

/** The index of the first value that is not below `wanted`. */
export function lowerBound(sorted: Uint32Array | Float64Array, wanted: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a list has a number. @param sorted ascending */
export function hasSorted(sorted: Uint32Array, wanted: number): boolean {
  return sorted[lowerBound(sorted, wanted)] === wanted;
}

/** @param a ascends, and so does `b`; what both have is there twice */
export function mergeSorted(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length);
  let atA = 0;
  let atB = 0;
  for (let index = 0; index < merged.length; index += 1) {
    const takesA = (a[atA] ?? Number.POSITIVE_INFINITY) <= (b[atB] ?? Number.POSITIVE_INFINITY);
    merged[index] = (takesA ? a[atA++] : b[atB++]) ?? 0;
  }
  return merged;
}
