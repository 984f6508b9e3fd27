import type { Ranges } from '../../src/columns/ranges.ts';

/** The integers that ranges hold, in order. */
export function members(ranges: Ranges): number[] {
  const values: number[] = [];
  for (let at = 0; at < ranges.length; at += 2) {
    for (let value = ranges[at] ?? 0; value < (ranges[at + 1] ?? 0); value += 1) values.push(value);
  }
  return values;
}
