import type { Ranges } from '../ranges.ts';

/**
 * Cuts ranges into pieces of at least so many rows, the last one aside. Cuts are at multiples of
 * `rowsPerCell`, so that no cell is torn.
 */
export function cutRanges(ranges: Ranges, rows: number, rowsPerCell: number): Ranges[] {
  const pieces: Ranges[] = [];
  let piece: number[] = [];
  let length = 0;
  for (let at = 0; at < ranges.length; at += 2) {
    const end = ranges[at + 1] ?? 0;
    for (let start = ranges[at] ?? 0; start < end; ) {
      const enough = start + rows - length;
      const stop = Math.min(end, Math.ceil(enough / rowsPerCell) * rowsPerCell);
      piece.push(start, stop);
      length += stop - start;
      start = stop;
      if (length < rows) continue;
      pieces.push(piece);
      piece = [];
      length = 0;
    }
  }
  return length === 0 ? pieces : [...pieces, piece];
}

/** Gives numbers from 0 on, each to one of those who ask. */
export type Dispenser = () => number;

/** For one who works alone. */
export function dispenseHere(): Dispenser {
  let next = 0;
  return () => next++;
}

/** For several threads. @param next is 0 before the first one asks */
export function dispenseShared(next: Int32Array): Dispenser {
  return () => Atomics.add(next, 0, 1);
}

/** More numbers than there are pieces. */
const noMore = 2 ** 30;

/** Gives out no further pieces. */
export function endDispensing(next: Int32Array): void {
  Atomics.store(next, 0, noMore);
}

/** Whether all pieces of a shared counter are taken: who comes later has nothing to do. */
export function isDispensingEnded(next: Int32Array): boolean {
  return Atomics.load(next, 0) >= noMore;
}

/** The pieces of one who shares the work with others: a piece is taken when the one before it is done. */
export class Pieces {
  /** Of all who share the work. */
  readonly count: number;
  /** How many were taken here. */
  taken = 0;
  readonly #lists: readonly (readonly Ranges[])[];
  readonly #dispense: Dispenser;
  /** The number that was dispensed last; its piece is yet to be taken. */
  #next: number;

  /** @param lists the pieces of each layer; the same, and in the same order, for all who share them */
  constructor(lists: readonly (readonly Ranges[])[], dispense: Dispenser) {
    this.count = lists.reduce((sum, { length }) => sum + length, 0);
    this.#lists = lists;
    this.#dispense = dispense;
    this.#next = dispense();
  }

  /** What falls to the caller of one list. Lists are asked for in order. */
  *of(list: number): Generator<Ranges> {
    const first = this.#lists.slice(0, list).reduce((sum, { length }) => sum + length, 0);
    for (;;) {
      const piece = this.#lists[list]?.[this.#next - first];
      if (!piece) return;
      this.taken += 1;
      yield piece;
      this.#next = this.#dispense();
    }
  }
}
