import { packageCode } from '@forecourt/domain/listing/listing-rules';
import type { CodeCounts } from '../../columns/counting.ts';
import type { Dictionary } from '../../columns/dictionaries/dictionary.ts';
import { TextCounts } from '../../columns/dictionaries/text-counts.ts';
import { TextDictionary } from '../../columns/dictionaries/text-dictionary.ts';
import { GrowableNumbers } from '../../columns/growable-numbers.ts';
import { defaultKernels } from '../../columns/kernels/default-kernels.ts';
import { Sums } from '../../columns/sums.ts';

/** A name's code, and its number where it had one before. */
interface Found {
  readonly code: string;
  readonly id: number | undefined;
}

/** In place of a code: never part of one. */
const repeat = '*';

/**
 * Numbers for the names of packages as sellers write them. Several names may have one code; the car
 * that has two of those has its second name under another number, so that it counts once.
 */
export class PackageNames implements Dictionary {
  /** Code and name, a line each. */
  readonly #entries: TextDictionary;
  /** By name, where they were written before. */
  readonly #found = new Map<string, Found>();
  readonly #codes = new TextDictionary();
  /** By the number of a name, as far as they were asked for: that of its code, or -1 for `*`. */
  readonly #codeIds = new GrowableNumbers(defaultKernels.keep);
  /** The numbers of the names that have a code, by its number. */
  readonly #idsOfCode: number[][] = [];

  /** @param texts what another dictionary held */
  constructor(texts?: readonly string[]) {
    this.#entries = new TextDictionary(texts);
  }

  get size(): number {
    return this.#entries.size;
  }

  get texts(): readonly string[] {
    return this.#entries.texts;
  }

  entriesFrom(first: number): readonly string[] {
    return this.#entries.entriesFrom(first);
  }

  learn(entries: readonly string[]): void {
    this.#entries.learn(entries);
  }

  /** The numbers of a car's packages, in their order. */
  idsOf(names: readonly string[]): number[] {
    const codes: string[] = [];
    return names.map((name) => {
      const { code, id } = this.#find(name);
      if (codes.includes(code)) return this.#entries.idOf(`${repeat}\n${name}`);
      codes.push(code);
      return id ?? this.#add(name, code);
    });
  }

  #find(name: string): Found {
    const known = this.#found.get(name);
    if (known) return known;
    const found = { code: packageCode(name), id: undefined };
    this.#found.set(name, found);
    return found;
  }

  /** A name that comes first with its code among the packages of a car. */
  #add(name: string, code: string): number {
    const id = this.#entries.idOf(`${code}\n${name}`);
    this.#found.set(name, { code, id });
    return id;
  }

  nameOf(id: number): string {
    const entry = this.#entries.textOf(id);
    return entry.slice(entry.indexOf('\n') + 1);
  }

  /** The numbers of codes by the numbers of names, of all that there are. */
  #learnCodes(): Int32Array {
    for (let id = this.#codeIds.length; id < this.size; id += 1) {
      const entry = this.#entries.textOf(id);
      const code = entry.slice(0, entry.indexOf('\n'));
      const codeId = code === repeat ? -1 : this.#codes.idOf(code);
      this.#codeIds.push(codeId);
      if (codeId === this.#idsOfCode.length) this.#idsOfCode.push([]);
      this.#idsOfCode[codeId]?.push(id);
    }
    return this.#codeIds.reserve(0);
  }

  /** A byte for each number: 1 where its code is one of `codes`. */
  havingAny(codes: readonly string[]): Uint8Array {
    this.#learnCodes();
    const wanted = new Uint8Array(this.size);
    for (const code of codes) {
      const codeId = this.#codes.findId(code) ?? -1;
      for (const id of this.#idsOfCode[codeId] ?? []) wanted[id] = 1;
    }
    return wanted;
  }

  /** The codes of one car's packages, each once. */
  codesOf(ids: Iterable<number>): string[] {
    const codeIds = this.#learnCodes();
    return Array.from(ids, (id) => codeIds[id] ?? -1)
      .filter((codeId) => codeId >= 0)
      .map((codeId) => this.#codes.textOf(codeId));
  }

  /** Turns counts by number into counts by code. */
  foldCounts(parts: readonly CodeCounts[]): TextCounts {
    const codeIds = this.#learnCodes();
    const perCode = new Sums(this.#codes.size);
    for (const part of parts) perCode.addUnder(codeIds, part);
    return new TextCounts(this.#codes, perCode.finish());
  }
}
