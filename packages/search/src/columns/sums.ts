import { type CodeCounts, toCodeCounts } from './counting.ts';

/** Of more than one in so many numbers, sums are looked for everywhere instead of put in order. */
const fewOf = 16;

/** Arrays of zeroes between two uses: nothing is allocated, and only what was used is cleared. */
const idle: Uint32Array[] = [];

function lendZeroes(length: number): Uint32Array {
  const zeroes = idle.pop();
  return zeroes && zeroes.length >= length ? zeroes : new Uint32Array(2 * length);
}

/** Sums under small numbers, of which often few are used; to be read once. */
export class Sums {
  readonly #size: number;
  /** What is below 0 is there less 2³², which is the same in the end. */
  readonly #sums: Uint32Array;
  /** Numbers that something was added to, as long as they are few; some may be there twice. */
  readonly #used: number[] = [];
  #isFew = true;

  /** @param size numbers are below it */
  constructor(size: number) {
    this.#size = size;
    this.#sums = lendZeroes(size);
  }

  add(number: number, amount: number): void {
    this.#expect(1);
    this.#sums[number] = (this.#sums[number] ?? 0) + amount;
    if (this.#isFew) this.#used.push(number);
  }

  /** Adds each count under its code. */
  addAll({ codes, counts }: CodeCounts): void {
    this.#expect(codes.length);
    const sums = this.#sums;
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      sums[code] = (sums[code] ?? 0) + (counts[at] ?? 0);
    }
    if (this.#isFew) for (const code of codes) this.#used.push(code);
  }

  /** Adds each count under the number of its code, if that is not below 0. */
  addUnder(numbers: Int32Array, { codes, counts }: CodeCounts): void {
    this.#expect(codes.length);
    const [sums, used, isFew] = [this.#sums, this.#used, this.#isFew];
    for (let at = 0; at < codes.length; at += 1) {
      const number = numbers[codes[at] ?? 0] ?? -1;
      if (number < 0) continue;
      sums[number] = (sums[number] ?? 0) + (counts[at] ?? 0);
      if (isFew) used.push(number);
    }
  }

  /** @param additions that are about to be made */
  #expect(additions: number): void {
    this.#isFew &&= (this.#used.length + additions) * fewOf <= this.#size;
  }

  /** What is not 0, in order, in memory of its own; ends the use of the sums. */
  finish(): CodeCounts {
    const told = this.#isFew ? this.#takeUsed() : toCodeCounts(this.#sums.subarray(0, this.#size));
    if (!this.#isFew) this.#sums.fill(0, 0, this.#size);
    idle.push(this.#sums);
    return told;
  }

  #takeUsed(): CodeCounts {
    const codes = toSorted(this.#used);
    const counts = new Int32Array(codes.length);
    let present = 0;
    for (let at = 0; at < codes.length; at += 1) {
      const code = codes[at] ?? 0;
      const sum = this.#sums[code] ?? 0;
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

function toSorted(numbers: readonly number[]): Uint32Array {
  if (numbers.length > fewToSort) return Uint32Array.from(numbers).sort();
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
  if (!first || others.length === 0) return first ?? toCodeCounts(new Uint32Array());
  const sums = new Sums(1 + Math.max(...lists.map(({ codes }) => largestOf(codes))));
  for (const list of lists) sums.addAll(list);
  return sums.finish();
}

function largestOf(codes: Uint32Array): number {
  let largest = 0;
  for (let at = 0; at < codes.length; at += 1) largest = Math.max(largest, codes[at] ?? 0);
  return largest;
}
