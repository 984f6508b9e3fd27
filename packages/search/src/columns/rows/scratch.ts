import type { NumberArray } from '../growable-numbers.ts';
import { arrayOver } from '../number-arrays.ts';

/** Room behind each array, so that a kernel may go on to the end of its last few rows. */
const alignment = 64;

/**
 * Memory for the arrays of one request, handed out front to back and all taken back at once. A
 * request so allocates nothing that has to be collected.
 */
export class Scratch {
  #buffer: ArrayBufferLike;
  readonly #grow: (bytes: number) => ArrayBufferLike;
  readonly #first: number;
  #end: number;

  /**
   * @param grow gives memory of at least so many bytes; arrays over the former one stay as they are
   * @param first the bytes before it belong to other users of the memory
   */
  constructor(buffer: ArrayBufferLike, grow: (bytes: number) => ArrayBufferLike, first = 0) {
    this.#buffer = buffer;
    this.#grow = grow;
    this.#first = Math.ceil(first / alignment) * alignment;
    this.#end = this.#first;
  }

  /** An array of the example's type with anything in it. */
  take<Numbers extends NumberArray>(example: Numbers, length: number): Numbers {
    const start = this.#end;
    const bytes = length * example.BYTES_PER_ELEMENT;
    this.#end = start + Math.ceil(bytes / alignment + 1) * alignment;
    if (this.#end > this.#buffer.byteLength) this.#buffer = this.#grow(2 * this.#end);
    return arrayOver(example, this.#buffer, start, length);
  }

  words(length: number): Uint32Array {
    return this.take(wordExample, length);
  }

  /** Numbers that saturate: 255 and one are 255. */
  clampedBytes(length: number): Uint8ClampedArray {
    const { buffer, byteOffset } = this.take(byteExample, length);
    return new Uint8ClampedArray(buffer, byteOffset, length);
  }

  zeroedWords(length: number): Uint32Array {
    return this.words(length).fill(0);
  }

  /** Where the next array will begin. */
  mark(): number {
    return this.#end;
  }

  /** Takes back what was handed out since `mark`, by default everything. */
  release(mark = this.#first): void {
    this.#end = mark;
  }
}

const wordExample = new Uint32Array();
const byteExample = new Uint8Array();
