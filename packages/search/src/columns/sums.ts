import { type CodeCounts, takePacked } from './counting.ts';
import { defaultKernels } from './kernels/default-kernels.ts';

/** Of more than one in so many numbers, sums are looked for everywhere instead of put in order. */
const fewOf = 16;

/** Sums under small numbers, of which often few are used; to be read once, those begun last first. */
export class Sums {
  readonly #size: number;
  /** Where the scratch of the kernels ended before. */
  readonly #mark = defaultKernels.scratch.mark();
  /** What is below 0 is there less 2³², which is the same in the end. */
  readonly #sums: Uint32Array;
  /** Numbers that something was added to, as long as they are few; some may be there twice. */
  readonly #used: Uint32Array;
  #usedLength = 0;
  #isFew = true;

  /** @param size numbers are below it */
  constructor(size: number) {
    const { scratch } = defaultKernels;
    this.#size = size;
    this.#sums = scratch.zeroedWords(size);
    this.#used = scratch.words(Math.ceil(size / fewOf));
  }

  add(number: number, amount: number): void {
    this.#expect(1);
    this.#sums[number] = (this.#sums[number] ?? 0) + amount;
    if (this.#isFew) this.#used[this.#usedLength++] = number;
  }

  /** Adds each count under its code. */
  addAll({ codes, counts }: CodeCounts): void {
    this.#expect(codes.length);
    const sums = this.#sums;
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      sums[code] = (sums[code] ?? 0) + (counts[at] ?? 0);
    }
    if (!this.#isFew) return;
    this.#used.set(codes, this.#usedLength);
    this.#usedLength += codes.length;
  }

  /** Adds each count under the number of its code, if that is not below 0. */
  addUnder(numbers: Int32Array, { codes, counts }: CodeCounts): void {
    this.#expect(codes.length);
    const [sums, used, isFew] = [this.#sums, this.#used, this.#isFew];
    let usedLength = this.#usedLength;
    for (let at = 0; at < codes.length; at += 1) {
      const number = numbers[codes[at] ?? 0] ?? -1;
      if (number < 0) continue;
      sums[number] = (sums[number] ?? 0) + (counts[at] ?? 0);
      if (isFew) used[usedLength++] = number;
    }
    this.#usedLength = usedLength;
  }

  /** @param additions that are about to be made */
  #expect(additions: number): void {
    this.#isFew &&= (this.#usedLength + additions) * fewOf <= this.#size;
  }

  /** What is not 0, in order, in memory of its own; ends the use of the sums. */
  finish(): CodeCounts {
    const told = this.#isFew ? this.#takeUsed() : this.#takeAll();
    defaultKernels.scratch.release(this.#mark);
    return told;
  }

  #takeAll(): CodeCounts {
    const codes = defaultKernels.scratch.words(this.#size);
    return takePacked(this.#sums, codes, defaultKernels.packCounts(this.#sums, codes));
  }

  #takeUsed(): CodeCounts {
    const codes = toSorted(this.#used.subarray(0, this.#usedLength));
    const counts = new Int32Array(codes.length);
    let present = 0;
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      const sum = this.#sums[code] ?? 0;
      // A number that is there twice is told once.
      this.#sums[code] = 0;
      codes[present] = code;
      counts[present] = sum;
      if (sum !== 0) present += 1;
    }
    return { codes: codes.subarray(0, present), counts: counts.subarray(0, present) };
  }
}

/** So few are put in order faster than the library's sorting is called. */
const fewToSort = 24;

function toSorted(numbers: Uint32Array): Uint32Array {
  if (numbers.length > fewToSort) return numbers.slice().sort();
  const sorted = new Uint32Array(numbers.length);
  for (let end = 0; end < numbers.length; end += 1) {
    const number = numbers[end] ?? 0;
    let at = end;
    for (; at > 0 && (sorted[at - 1] ?? 0) > number; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
    sorted[at] = number;
  }
  return sorted;
}

/** @param lists counts of the same column */
export function addCounts(lists: readonly CodeCounts[]): CodeCounts {
  const [first, ...others] = lists;
  if (!first || others.length === 0)
    return first ?? { codes: new Uint32Array(), counts: new Int32Array() };
  const sums = new Sums(1 + Math.max(...lists.map(({ codes }) => largestOf(codes))));
  for (const list of lists) sums.addAll(list);
  return sums.finish();
}

function largestOf(codes: Uint32Array): number {
  let largest = 0;
  for (let at = 0; at < codes.length; at += 1) largest = Math.max(largest, codes[at] ?? 0);
  return largest;
}
