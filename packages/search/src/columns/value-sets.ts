/**
 * A dictionary of sets of texts. A row holds one number that stands for all its values of a group,
 * whether it has none, one or several, so that a filter is one look-up and a count one increment.
 * Numbers are given in order of appearance and never change, so segments of different age agree.
 */
export class ValueSets {
  readonly #valueIds = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #setIds = new Map<string, number>();
  readonly #sets: number[][] = [];

  constructor() {
    this.setIdOf([]);
  }

  /** Distinct sets so far. Set 0 is the empty one. */
  get size(): number {
    return this.#sets.length;
  }

  /** The number of a set; order and repeats in `values` do not matter. */
  setIdOf(values: readonly string[]): number {
    const ids = [...new Set(values.map((value) => this.#valueIdOf(value)))].sort((a, b) => a - b);
    const key = ids.join(',');
    const known = this.#setIds.get(key);
    if (known !== undefined) return known;
    this.#sets.push(ids);
    this.#setIds.set(key, this.#sets.length - 1);
    return this.#sets.length - 1;
  }

  #valueIdOf(value: string): number {
    const known = this.#valueIds.get(value);
    if (known !== undefined) return known;
    this.#values.push(value);
    this.#valueIds.set(value, this.#values.length - 1);
    return this.#values.length - 1;
  }

  /** One byte a set: 1 where the set passes `test`. Asked once a request, not once a row. */
  matching(
    test: (has: (value: string) => boolean, values: readonly string[]) => boolean,
  ): Uint8Array {
    const table = new Uint8Array(this.size);
    this.#sets.forEach((ids, setId) => {
      const values = ids.map((id) => this.#values[id] ?? '');
      table[setId] = test((value) => values.includes(value), values) ? 1 : 0;
    });
    return table;
  }

  /** One byte a set of at most one value: what `verdict` says of it, 0 for the empty set. */
  matchingCodes(verdict: (value: string) => number): Uint8Array {
    return Uint8Array.from(this.#sets, ([id]) =>
      id === undefined ? 0 : verdict(this.#values[id] ?? ''),
    );
  }

  /** Turns counts per set into counts per value, leaving out what was not counted. */
  foldCounts(perSet: Uint32Array): Map<string, number> {
    const perValue = new Uint32Array(this.#values.length);
    for (let setId = 1; setId < perSet.length; setId += 1) {
      const count = perSet[setId] ?? 0;
      if (count === 0) continue;
      for (const id of this.#sets[setId] ?? []) perValue[id] = (perValue[id] ?? 0) + count;
    }
    const counts = new Map<string, number>();
    perValue.forEach((count, id) => {
      if (count > 0) counts.set(this.#values[id] ?? '', count);
    });
    return counts;
  }
}
