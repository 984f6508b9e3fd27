/** The array types that a column of numbers may have. */
export type NumberArray =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array;

/** A typed array whose length is not known in advance; it doubles when it is full. */
export class GrowableNumbers<Numbers extends NumberArray> {
  readonly #make: (length: number) => Numbers;
  #numbers: Numbers;
  #length = 0;

  /** @param make how an array of the wanted type is made, as typed arrays of a type have no generic constructor */
  constructor(make: (length: number) => Numbers, capacity = 64) {
    this.#make = make;
    this.#numbers = make(capacity);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    this.reserve(1);
    this.#numbers[this.#length] = value;
    this.#length += 1;
  }

  /** Replaces a value, or adds one behind the last. */
  set(index: number, value: number): void {
    if (index < this.#length) this.#numbers[index] = value;
    else this.push(value);
  }

  /** Room for `count` more values, of which `advance` then takes those that were written. */
  reserve(count: number): Numbers {
    if (this.#length + count > this.#numbers.length) {
      const larger = this.#make(Math.max(this.#length + count, 2 * this.#numbers.length));
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    return this.#numbers;
  }

  advance(count: number): void {
    this.#length += count;
  }

  /** The values so far, in an array of exactly their number. */
  finish(): Numbers {
    const exact = this.#make(this.#length);
    exact.set(this.#numbers.subarray(0, this.#length));
    return exact;
  }
}
