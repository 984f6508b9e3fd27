/** Of more than one in so many numbers, sums are looked for everywhere instead of put in order. */
const fewOf = 16;

/** Arrays of zeroes between two uses: nothing is allocated, and only what was used is cleared. */
const idle: Int32Array[] = [];

function lendZeroes(length: number): Int32Array {
  const zeroes = idle.pop();
  return zeroes && zeroes.length >= length ? zeroes : new Int32Array(2 * length);
}

/** Sums under small numbers, of which often few are used; to be read once. */
export class Sums {
  readonly #size: number;
  readonly #sums: Int32Array;
  /** Numbers that have a sum, as long as they are few; some may be there twice. */
  readonly #used: number[] = [];
  readonly #maxUsed: number;

  /** @param size numbers are below it */
  constructor(size: number) {
    this.#size = size;
    this.#sums = lendZeroes(size);
    this.#maxUsed = size / fewOf;
  }

  add(number: number, amount: number): void {
    const sum = this.#sums[number] ?? 0;
    if (sum === 0 && this.#used.length <= this.#maxUsed) this.#used.push(number);
    this.#sums[number] = sum + amount;
  }

  /** Visits what is not 0, in order, and ends the use of the sums. */
  forEach(visit: (number: number, sum: number) => void): void {
    const sums = this.#sums;
    if (this.#used.length <= this.#maxUsed) {
      this.#used.sort((a, b) => a - b);
      for (const number of this.#used) {
        const sum = sums[number] ?? 0;
        sums[number] = 0;
        if (sum !== 0) visit(number, sum);
      }
    } else {
      for (let number = 0; number < this.#size; number += 1) {
        const sum = sums[number] ?? 0;
        if (sum !== 0) visit(number, sum);
      }
      sums.fill(0, 0, this.#size);
    }
    idle.push(sums);
  }
}
