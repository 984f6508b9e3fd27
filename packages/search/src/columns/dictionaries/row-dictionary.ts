import { GrowableNumbers } from '../growable-numbers.ts';

const leastPlaces = 64;

/** Numbers for rows of so many numbers each, in order of appearance. */
export class RowDictionary {
  readonly #width: number;
  /** Row behind row. */
  readonly #rows = new GrowableNumbers((length) => new Uint32Array(length), leastPlaces);
  /** By place: a row's number and one, 0 where there is none; at most one place in two is taken. */
  #places = new Uint32Array(leastPlaces);
  #size = 0;

  /** @param rows what another dictionary of the same width held */
  constructor(width: number, rows: Uint32Array = new Uint32Array()) {
    this.#width = width;
    for (let at = 0; at < rows.length; at += width) this.numberOf(rows.subarray(at, at + width));
  }

  /** Numbers are below it. */
  get size(): number {
    return this.#size;
  }

  /** A copy of all rows, one behind the other. */
  rows(): Uint32Array {
    return this.#rows.finish();
  }

  /** What a row has at an index. */
  at(number: number, index: number): number {
    return this.#rows.reserve(0)[number * this.#width + index] ?? 0;
  }

  /** The number of a row, which is new when the row is. */
  numberOf(row: Uint32Array): number {
    const place = this.#placeOf(row, 0);
    const known = this.#places[place] ?? 0;
    if (known > 0) return known - 1;
    this.#rows.reserve(this.#width).set(row, this.#rows.length);
    this.#rows.advance(this.#width);
    this.#size += 1;
    this.#places[place] = this.#size;
    if (2 * this.#size > this.#places.length) this.#grow();
    return this.#size - 1;
  }

  /** Where the row is, or belongs. @param from where it begins among the numbers */
  #placeOf(numbers: Uint32Array, from: number): number {
    const last = this.#places.length - 1;
    const rows = this.#rows.reserve(0);
    let hash = 0;
    for (let index = 0; index < this.#width; index += 1) {
      hash = Math.imul(hash ^ (numbers[from + index] ?? 0), 0x9e37_79b1);
      hash ^= hash >>> 15;
    }
    for (let place = hash & last; ; place = (place + 1) & last) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0) return place;
      let same = 0;
      const first = number * this.#width;
      while (same < this.#width && rows[first + same] === numbers[from + same]) same += 1;
      if (same === this.#width) return place;
    }
  }

  #grow(): void {
    this.#places = new Uint32Array(2 * this.#places.length);
    const rows = this.#rows.reserve(0);
    for (let number = 0; number < this.#size; number += 1) {
      this.#places[this.#placeOf(rows, number * this.#width)] = number + 1;
    }
  }
}
