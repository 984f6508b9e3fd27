import { type CodeCounts, takePacked } from './counting.ts';
import { defaultKernels } from './kernels/default-kernels.ts';

/** Sums under small numbers, to be read once; of several, those begun last are to be read first. */
export class Sums {
  /** Numbers are not below minus so much. */
  readonly #below: number;
  /** Where the scratch of the kernels ended before. */
  readonly #mark = defaultKernels.scratch.mark();
  /** From the least number on. What is below 0 is there less 2³², which is the same in the end. */
  readonly #sums: Uint32Array;

  /**
   * @param size numbers are below it
   * @param below how many numbers below 0 there are
   */
  constructor(size: number, below = 1) {
    this.#below = below;
    this.#sums = defaultKernels.scratch.zeroedWords(below + size);
  }

  add(number: number, amount: number): void {
    const at = this.#below + number;
    this.#sums[at] = (this.#sums[at] ?? 0) + amount;
  }

  /** Adds each count under its code. */
  addAll(counts: CodeCounts): void {
    defaultKernels.addCounts(this.#sums, this.#below, counts);
  }

  /** Adds each count under the number of its code. @param numbers by code */
  addUnder(numbers: Int32Array, counts: CodeCounts): void {
    defaultKernels.addCountsUnder(this.#sums, this.#below, numbers, counts);
  }

  /** What is not 0 under numbers below 0, in memory of its own; by how far they are below −1. */
  takeBelow(): CodeCounts {
    const { codes, counts } = this.#take(0, this.#below);
    return { codes: codes.map((at) => this.#below - 1 - at), counts };
  }

  /** What is not 0 from 0 on, in order, in memory of its own; ends the use of the sums. */
  finish(): CodeCounts {
    const told = this.#take(this.#below, this.#sums.length);
    defaultKernels.scratch.release(this.#mark);
    return told;
  }

  #take(start: number, end: number): CodeCounts {
    const { scratch, packCounts } = defaultKernels;
    const mark = scratch.mark();
    const sums = this.#sums.subarray(start, end);
    const codes = scratch.words(end - start);
    const told = takePacked(sums, codes, packCounts(sums, codes));
    scratch.release(mark);
    return told;
  }
}

/** @param lists counts of the same column */
export function addUp(lists: readonly CodeCounts[]): CodeCounts {
  const [first, ...others] = lists;
  if (!first) return { codes: new Uint32Array(), counts: new Int32Array() };
  if (others.length === 0) return first;
  const sums = new Sums(1 + Math.max(...lists.map(({ codes }) => largestOf(codes))));
  for (const list of lists) sums.addAll(list);
  return sums.finish();
}

function largestOf(codes: Uint32Array): number {
  let largest = 0;
  for (let at = 0; at < codes.length; at += 1) largest = Math.max(largest, codes[at] ?? 0);
  return largest;
}
