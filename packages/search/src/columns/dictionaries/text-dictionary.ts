import type { Dictionary } from './dictionary.ts';

/** Numbers for texts, in order of appearance. */
export class TextDictionary implements Dictionary {
  readonly #ids = new Map<string, number>();
  readonly #texts: string[] = [];

  /** @param texts what another dictionary held */
  constructor(texts: Iterable<string> = []) {
    for (const text of texts) this.idOf(text);
  }

  entriesFrom(first: number): readonly string[] {
    return this.#texts.slice(first);
  }

  learn(texts: readonly string[]): void {
    for (const text of texts) this.idOf(text);
  }

  get size(): number {
    return this.#texts.length;
  }

  /** The texts by number. */
  get texts(): readonly string[] {
    return this.#texts;
  }

  /** The number of a text, which is new when the text is. */
  idOf(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    this.#texts.push(text);
    this.#ids.set(text, this.#texts.length - 1);
    return this.#texts.length - 1;
  }

  findId(text: string): number | undefined {
    return this.#ids.get(text);
  }

  textOf(id: number): string {
    return this.#texts[id] ?? '';
  }
}
