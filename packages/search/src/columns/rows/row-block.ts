import type { Codes, ListColumn } from '../column.ts';
import type { CompactLists } from '../compact-lists.ts';
import { type CompactOffsets, offsetAt, rowsPerBaseBits } from '../compact-offsets.ts';
import type { NumberArray } from '../growable-numbers.ts';
import type { Kernels } from '../kernels/kernels.ts';
import { type Copy, copying } from '../number-arrays.ts';
import { lowerBound } from '../ranges.ts';
import type { Scratch } from './scratch.ts';

/** Rows looked at between two deliveries: what is staged of so many stays in the processor's cache. */
export const blockSize = 16_384;

interface Staged<Numbers> {
  readonly values: Numbers;
  readonly copy: Copy;
  /** The number of the block whose values they are. */
  block: number;
}

/**
 * Some of the rows of a segment, side by side: a row's position is its number here. What kernels work on
 * is staged, that is copied into their memory, whichever ranges the rows are from.
 */
export class RowBlock {
  readonly #scratch: Scratch;
  readonly #staged = new Map<NumberArray, Staged<NumberArray>>();
  readonly #offsets = new Map<CompactOffsets, Uint32Array>();
  /** The first row of each chunk, and its position. */
  readonly #starts: number[] = [];
  readonly #positions: number[] = [];
  #number = 0;
  #length = 0;

  constructor(scratch: Scratch) {
    this.#scratch = scratch;
  }

  get length(): number {
    return this.#length;
  }

  /** In how many ranges its rows are. */
  get chunkCount(): number {
    return this.#starts.length;
  }

  clear(): void {
    this.#starts.length = 0;
    this.#positions.length = 0;
    this.#length = 0;
    this.#number += 1;
  }

  /** Rows above those that are there. */
  append(start: number, end: number): void {
    this.#starts.push(start);
    this.#positions.push(this.#length);
    this.#length += end - start;
  }

  /** The cell that is the block: as many rows as a cell has, from a multiple of them on. */
  findCell(rowsPerCell: number): number | undefined {
    const [first = 0] = this.#starts;
    const isCell =
      this.#starts.length === 1 && this.#length === rowsPerCell && first % rowsPerCell === 0;
    return isCell ? first / rowsPerCell : undefined;
  }

  /** The rows in pieces, each from `start` up to `end`, the first of them at `position`. */
  forEachChunk(visit: (start: number, end: number, position: number) => void): void {
    for (let chunk = 0; chunk < this.#starts.length; chunk += 1) {
      const start = this.#starts[chunk] ?? 0;
      const position = this.#positions[chunk] ?? 0;
      visit(start, start + (this.#positions[chunk + 1] ?? this.#length) - position, position);
    }
  }

  /**
   * A column's values by position.
   *
   * @param stride how many of them belong to a row
   */
  stage<Numbers extends NumberArray>(column: Numbers, stride = 1): Numbers {
    const slot = this.#slotOf(column, blockSize * stride);
    if (slot.block === this.#number) return slot.values;
    this.forEachChunk((start, end, position) => {
      slot.copy(start * stride, end * stride, position * stride);
    });
    slot.block = this.#number;
    return slot.values;
  }

  /** A column of lists by position. */
  stageLists(column: CompactLists, kernels: Kernels): ListColumn<Codes> {
    const { starts } = column;
    const offsets = this.#offsetsOf(starts);
    const values = this.#slotOf(column.values, this.#lengthOfLists(starts));
    const staged = { offsets, values: values.values };
    if (values.block === this.#number) return staged;
    const steps = this.#slotOf(starts.steps, blockSize + 1);
    const bases = this.#slotOf(starts.bases, (blockSize >> rowsPerBaseBits) + 2);
    const parts = { bases: bases.values, steps: steps.values };
    let end = 0;
    this.forEachChunk((start, chunkEnd, position) => {
      const first = offsetAt(starts, start);
      const last = offsetAt(starts, chunkEnd);
      const firstBase = start >> rowsPerBaseBits;
      bases.copy(firstBase, (chunkEnd >> rowsPerBaseBits) + 1, 0);
      steps.copy(start, chunkEnd + 1, 0);
      const skipped = start - (firstBase << rowsPerBaseBits);
      const chunk = offsets.subarray(position, position + chunkEnd + 1 - start);
      kernels.writeOffsets(chunk, parts, skipped, end - first);
      values.copy(first, last, end);
      end += last - first;
    });
    values.block = this.#number;
    return staged;
  }

  #lengthOfLists(starts: CompactOffsets): number {
    let length = 0;
    this.forEachChunk((start, end) => {
      length += offsetAt(starts, end) - offsetAt(starts, start);
    });
    return length;
  }

  #offsetsOf(starts: CompactOffsets): Uint32Array {
    const known = this.#offsets.get(starts);
    if (known) return known;
    const offsets = this.#scratch.words(blockSize + 1);
    this.#offsets.set(starts, offsets);
    return offsets;
  }

  #slotOf<Numbers extends NumberArray>(column: Numbers, length: number): Staged<Numbers> {
    const known = this.#staged.get(column);
    // The cached array of a column has its type.
    if (known && known.values.length >= length) return known as Staged<Numbers>;
    const values = this.#scratch.take(column, length);
    const slot = { values, copy: copying(column, values), block: -1 };
    this.#staged.set(column, slot);
    return slot;
  }

  /** The rows at the first `length` of `positions`, which ascend. */
  readRows(positions: Uint32Array, length: number, rows: Uint32Array): void {
    let chunk = 0;
    let end = this.#positions[1] ?? blockSize;
    let shift = this.#starts[0] ?? 0;
    for (let at = 0; at < length; at += 1) {
      const position = positions[at] ?? 0;
      while (position >= end) {
        chunk += 1;
        end = this.#positions[chunk + 1] ?? blockSize;
        shift = (this.#starts[chunk] ?? 0) - (this.#positions[chunk] ?? 0);
      }
      rows[at] = position + shift;
    }
  }

  /** Calls with the position of each of `sorted` that is here. */
  forEachPositionOf(sorted: Uint32Array, visit: (position: number) => void): void {
    if (sorted.length === 0) return;
    this.forEachChunk((start, end, position) => {
      for (let at = lowerBound(sorted, start); at < sorted.length; at += 1) {
        const row = sorted[at] ?? 0;
        if (row >= end) return;
        visit(row - start + position);
      }
    });
  }
}
