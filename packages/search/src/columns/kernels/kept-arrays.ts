/** A part of the memory: a power of two of words. */
interface Block {
  readonly byteOffset: number;
  readonly words: number;
}

const leastWords = 64;

/** Arrays over a part of a memory, each for as long as somebody holds it. */
export class KeptArrays {
  readonly #buffer: ArrayBufferLike;
  readonly #limit: number;
  #end: number;
  /** Where blocks are that nobody holds, by their words. */
  readonly #free = new Map<number, number[]>();
  readonly #held = new FinalizationRegistry<Block>(({ byteOffset, words }) =>
    this.#freeOf(words).push(byteOffset),
  );

  /** @param first the bytes from there up to `limit` are nobody else's */
  constructor(buffer: ArrayBufferLike, first: number, limit: number) {
    this.#buffer = buffer;
    this.#end = Math.ceil(first / Uint32Array.BYTES_PER_ELEMENT) * Uint32Array.BYTES_PER_ELEMENT;
    this.#limit = limit;
  }

  /** An array with anything in it, or undefined where there is no room. */
  take(length: number): Int32Array | undefined {
    const words = Math.max(leastWords, 2 ** Math.ceil(Math.log2(Math.max(1, length))));
    const byteOffset = this.#freeOf(words).pop() ?? this.#extend(words);
    if (byteOffset === undefined) return undefined;
    const array = new Int32Array(this.#buffer, byteOffset, length);
    this.#held.register(array, { byteOffset, words });
    return array;
  }

  #freeOf(words: number): number[] {
    const known = this.#free.get(words);
    if (known) return known;
    const free: number[] = [];
    this.#free.set(words, free);
    return free;
  }

  #extend(words: number): number | undefined {
    const byteOffset = this.#end;
    const end = byteOffset + words * Uint32Array.BYTES_PER_ELEMENT;
    if (end > this.#limit) return undefined;
    this.#end = end;
    return byteOffset;
  }
}
