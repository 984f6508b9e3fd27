import type { ListColumn } from '../column.ts';
import type { CodeCounts } from '../counting.ts';
import { Sums } from '../sums.ts';
import { TextCounts } from './text-counts.ts';
import { TextDictionary } from './text-dictionary.ts';

/** What a dictionary of sets holds, as plain data. */
export interface ValueSetsState {
  readonly values: readonly string[];
  /** By number of set: numbers of values, ascending. */
  readonly sets: ListColumn<Uint32Array>;
}

/**
 * A dictionary of sets of texts. A row holds one number that stands for all its values of a group,
 * whether it has none, one or several, so that a filter is one look-up and a count one increment.
 * Numbers are given in order of appearance and never change, so segments of different age agree.
 */
export class ValueSets {
  readonly #values = new TextDictionary();
  readonly #setsOfValue: number[][] = [];
  readonly #setIds = new Map<string, number>();
  /** Set ids by the values as they were given, so that most sets are found without being sorted. */
  readonly #setIdsAsGiven = new Map<string, number>();
  readonly #sets: number[][] = [[]];
  /** By set: its value, or -1 where it has none or several. Most sets have one. */
  readonly #onlyIds: number[] = [-1];
  /** Whether a set has several values. */
  #hasLargeSets = false;

  /** @param state what another dictionary held */
  constructor(state?: ValueSetsState) {
    if (!state) return;
    for (const value of state.values) this.#valueIdOf(value);
    const { offsets, values } = state.sets;
    for (let setId = 1; setId + 1 < offsets.length; setId += 1) {
      this.#setIdOfSorted(Array.from(values.subarray(offsets[setId], offsets[setId + 1])));
    }
  }

  /** A copy of what is there now. */
  state(): ValueSetsState {
    const offsets = new Uint32Array(this.#sets.length + 1);
    this.#sets.forEach((ids, setId) => {
      offsets[setId + 1] = (offsets[setId] ?? 0) + ids.length;
    });
    const sets = { offsets, values: Uint32Array.from(this.#sets.flat()) };
    return { values: this.#values.entriesFrom(0), sets };
  }

  /** Distinct sets so far. Set 0 is the empty one. */
  get size(): number {
    return this.#sets.length;
  }

  /** The number of a set; order and repeats in `values` do not matter. */
  setIdOf(values: readonly string[]): number {
    const [first] = values;
    if (first === undefined) return 0;
    const asGiven = values.length === 1 ? first : values.join('\0');
    const known = this.#setIdsAsGiven.get(asGiven);
    if (known !== undefined) return known;
    const ids = new Set(values.map((value) => this.#valueIdOf(value)));
    const setId = this.#setIdOfSorted([...ids].sort((a, b) => a - b));
    this.#setIdsAsGiven.set(asGiven, setId);
    return setId;
  }

  #setIdOfSorted(ids: number[]): number {
    const key = ids.join(',');
    const known = this.#setIds.get(key);
    if (known !== undefined) return known;
    this.#sets.push(ids);
    this.#onlyIds.push(ids.length === 1 ? (ids[0] ?? -1) : -1);
    this.#hasLargeSets ||= ids.length > 1;
    for (const id of ids) this.#setsOfValue[id]?.push(this.#sets.length - 1);
    this.#setIds.set(key, this.#sets.length - 1);
    return this.#sets.length - 1;
  }

  #valueIdOf(value: string): number {
    const id = this.#values.idOf(value);
    if (id === this.#setsOfValue.length) this.#setsOfValue.push([]);
    return id;
  }

  /** The texts of a set, in order of their first appearance anywhere. */
  valuesOf(setId: number): string[] {
    return (this.#sets[setId] ?? []).map((id) => this.#values.textOf(id));
  }

  /** One byte a set: 1 where the set has one of `values`. Costs what they cost, not what all sets do. */
  havingAny(values: readonly string[]): Uint8Array {
    const table = new Uint8Array(this.size);
    for (const value of values) {
      const id = this.#values.findId(value);
      if (id === undefined) continue;
      for (const setId of this.#setsOfValue[id] ?? []) table[setId] = 1;
    }
    return table;
  }

  /** As `havingAny`, for all values that pass a test. */
  having(test: (value: string) => boolean): Uint8Array {
    return this.havingAny(this.#values.texts.filter(test));
  }

  /**
   * What `foldCounts` wants to know of a code's set: the only value's number, or -1 - the set's where it has
   * none or several.
   */
  foldingOf(setId: number): number {
    const onlyId = this.#onlyIds[setId] ?? -1;
    return onlyId >= 0 ? onlyId : -1 - setId;
  }

  /**
   * Turns counts per code into counts per value, in order of the values, leaving out what was not counted.
   *
   * @param foldings `foldingOf` each code's set
   */
  foldCounts(foldings: Int32Array, parts: readonly CodeCounts[]): TextCounts {
    const sums = new Sums(this.#values.size, this.#hasLargeSets ? this.#sets.length : 1);
    for (const part of parts) sums.addUnder(foldings, part);
    if (this.#hasLargeSets) {
      // Each set that was counted is taken apart once.
      const { codes, counts } = sums.takeBelow();
      codes.forEach((setId, at) => {
        for (const id of this.#sets[setId] ?? []) sums.add(id, counts[at] ?? 0);
      });
    }
    return new TextCounts(this.#values, sums.finish());
  }
}
