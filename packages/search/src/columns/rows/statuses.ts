/**
 * The status of a row is the sum of what its failed tests add, in a byte that saturates: 0 is a match,
 * `failureOf(k)` alone a row that only filter `k` keeps out, and everything from `out` on counts
 * nowhere.
 */
export type Statuses = Uint8ClampedArray;

const failure = 64;
export const out = 2 * failure;

/** @param filter below 64 */
export function failureOf(filter: number): number {
  return failure + filter;
}

/** Rows are looked at so many at a time. */
const step = 16;

/** The rows of as many steps as `length` rows take. */
export function wholeSteps(length: number): number {
  return Math.ceil(length / step) * step;
}
