import { packageCode } from '@forecourt/domain/listing/listing-rules';
import type { CodeCounts } from '../../columns/counting.ts';
import type { Dictionary } from '../../columns/dictionaries/dictionary.ts';
import { TextDictionary } from '../../columns/dictionaries/text-dictionary.ts';
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
  /** By number, where they were asked for before. */
  readonly #codes: string[] = [];
  /** Of the numbers below `#learnt`. */
  readonly #idsOfCode = new Map<string, number[]>();
  #learnt = 0;

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

  /** `*` where the car has the code under another number as well. */
  #codeOf(id: number): string {
    const entry = this.#entries.textOf(id);
    const code = this.#codes[id] ?? entry.slice(0, entry.indexOf('\n'));
    this.#codes[id] = code;
    return code;
  }

  /** A byte for each number: 1 where its code is one of `codes`. */
  havingAny(codes: readonly string[]): Uint8Array {
    for (; this.#learnt < this.size; this.#learnt += 1) {
      const code = this.#codeOf(this.#learnt);
      const ids = this.#idsOfCode.get(code);
      if (ids) ids.push(this.#learnt);
      else this.#idsOfCode.set(code, [this.#learnt]);
    }
    const wanted = new Uint8Array(this.size);
    for (const code of codes) {
      if (code === repeat) continue;
      for (const id of this.#idsOfCode.get(code) ?? []) wanted[id] = 1;
    }
    return wanted;
  }

  /** The codes of one car's packages, each once. */
  codesOf(ids: Iterable<number>): string[] {
    return Array.from(ids, (id) => this.#codeOf(id)).filter((code) => code !== repeat);
  }

  /** Turns counts by number into counts by code. */
  foldCounts(parts: readonly CodeCounts[]): Map<string, number> {
    const perName = new Sums(this.size);
    for (const { codes, counts } of parts) {
      for (let at = 0; at < codes.length; at += 1) perName.add(codes[at] ?? 0, counts[at] ?? 0);
    }
    const perCode = new Map<string, number>();
    perName.forEach((id, count) => {
      const code = this.#codeOf(id);
      if (code !== repeat) perCode.set(code, (perCode.get(code) ?? 0) + count);
    });
    return perCode;
  }
}
