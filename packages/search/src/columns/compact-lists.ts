import { type Codes, concatLists, type ListColumn, takeLists } from './column.ts';
import { type CompactOffsets, toCompactOffsets, toOffsets } from './compact-offsets.ts';

/** Lists of codes by row, as a `ListColumn` whose offsets take a byte where the lists are short. */
export interface CompactLists {
  /** Where the values of each row begin, and at the end their number. */
  readonly starts: CompactOffsets;
  readonly values: Codes;
}

/** The lists with the smallest offsets that they can have. */
export function toCompactLists({ offsets, values }: ListColumn<Codes>): CompactLists {
  return { starts: toCompactOffsets(offsets), values };
}

/** The lists with offsets of four bytes, to go through all of them. */
export function toLists({ starts, values }: CompactLists): ListColumn<Codes> {
  return { offsets: toOffsets(starts), values };
}

/** Rows of several parts in one order. @param rows counted on from part to part */
export function gatherLists(parts: readonly CompactLists[], rows: Uint32Array): CompactLists {
  const [first, ...others] = parts.map(toLists);
  if (!first) throw new Error('There are no lists to gather rows from.');
  return toCompactLists(takeLists(concatLists(first, others), rows));
}
