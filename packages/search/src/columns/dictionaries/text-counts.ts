import type { CodeCounts } from '../counting.ts';
import type { TextDictionary } from './text-dictionary.ts';

/**
 * Counts of texts by their numbers. A text is looked up when it is read: thousands may be counted, of which a page
 * reads some.
 */
export class TextCounts implements ReadonlyMap<string, number> {
  readonly #texts: TextDictionary;
  readonly #ids: Uint32Array;
  readonly #counts: Int32Array;

  /** @param counts by the numbers of texts, ascending, each once */
  constructor(texts: TextDictionary, { codes, counts }: CodeCounts) {
    this.#texts = texts;
    this.#ids = codes;
    this.#counts = counts;
  }

  get size(): number {
    return this.#ids.length;
  }

  get(text: string): number | undefined {
    const at = this.#find(text);
    return at < 0 ? undefined : this.#counts[at];
  }

  has(text: string): boolean {
    return this.#find(text) >= 0;
  }

  forEach(visit: (count: number, text: string, counts: ReadonlyMap<string, number>) => void): void {
    for (const [text, count] of this) visit(count, text, this);
  }

  *entries(): MapIterator<[string, number]> {
    for (let at = 0; at < this.#ids.length; at += 1)
      yield [this.#texts.textOf(this.#ids[at] ?? 0), this.#counts[at] ?? 0];
    return undefined;
  }

  *keys(): MapIterator<string> {
    for (const id of this.#ids) yield this.#texts.textOf(id);
    return undefined;
  }

  values(): MapIterator<number> {
    return this.#counts.values();
  }

  [Symbol.iterator](): MapIterator<[string, number]> {
    return this.entries();
  }

  /** Where the text's count is, or -1. */
  #find(text: string): number {
    const id = this.#texts.findId(text);
    if (id === undefined) return -1;
    let low = 0;
    let high = this.#ids.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ids[middle] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    return this.#ids[low] === id ? low : -1;
  }
}
