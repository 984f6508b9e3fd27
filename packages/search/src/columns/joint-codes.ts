import type { CodeCounts } from './counting.ts';
import type { Dictionary } from './dictionary.ts';
import { Sums } from './sums.ts';
import { ValueSets, type ValueSetsState } from './value-sets.ts';

/** Larger than any number of sets on one axis, small enough that a key stays an exact integer. */
const radix = 2 ** 26;

/** What joint codes hold, as plain data: by axis. */
export type JointCodesState = readonly {
  readonly sets: ValueSetsState;
  /** Set ids by code. */
  readonly column: Uint32Array;
}[];

/**
 * One code for the values of several axes at once, for every combination that occurs: one load then
 * filters all the axes, and one increment counts them. Combinations are numbered in order of
 * appearance and never change, so segments of different age agree and new values may come any time.
 */
export class JointCodes<Axis extends string> implements Dictionary {
  readonly axes: readonly Axis[];
  readonly #sets: ReadonlyMap<Axis, ValueSets>;
  /** Set ids of each axis by code. */
  readonly #columns: ReadonlyMap<Axis, number[]>;
  /** A trie over set ids: (node, set id) → the next node. Nodes of the last level are codes. */
  readonly #nodes = new Map<number, number>();
  #nodeCount = 1;
  readonly #codeOfNode = new Map<number, number>();

  /** @param state what joint codes of the same axes held */
  constructor(axes: readonly Axis[], state: JointCodesState = []) {
    this.axes = axes;
    this.#sets = new Map(axes.map((axis, index) => [axis, new ValueSets(state[index]?.sets)]));
    this.#columns = new Map(axes.map((axis) => [axis, []]));
    for (let code = 0; code < (state[0]?.column.length ?? 0); code += 1) {
      this.#codeOfSets(state.map(({ column }) => column[code] ?? 0));
    }
  }

  /** A copy of what is there now. */
  state(): JointCodesState {
    return this.axes.map((axis) => ({
      sets: this.sets(axis).state(),
      column: Uint32Array.from(this.column(axis)),
    }));
  }

  /** The values by axis of each code, as JSON: values and sets are new only where a code is. */
  entriesFrom(first: number): readonly string[] {
    return Array.from({ length: this.size - first }, (_, index) =>
      JSON.stringify(
        this.axes.map((axis) => this.sets(axis).valuesOf(this.column(axis)[first + index] ?? 0)),
      ),
    );
  }

  learn(entries: readonly string[]): void {
    for (const entry of entries) {
      const values: string[][] = JSON.parse(entry);
      this.#codeOfSets(this.axes.map((axis, at) => this.sets(axis).setIdOf(values[at] ?? [])));
    }
  }

  /** Combinations so far; codes are below it. */
  get size(): number {
    return this.#codeOfNode.size;
  }

  /** The values of one axis. */
  sets(axis: Axis): ValueSets {
    return required(this.#sets.get(axis));
  }

  /** The set id of one axis by code. */
  column(axis: Axis): readonly number[] {
    return required(this.#columns.get(axis));
  }

  /** @param valuesOf what a row has on an axis */
  codeOf(valuesOf: (axis: Axis) => readonly string[]): number {
    return this.#codeOfSets(this.axes.map((axis) => this.sets(axis).setIdOf(valuesOf(axis))));
  }

  #codeOfSets(setIds: readonly number[]): number {
    let node = 0;
    for (const setId of setIds) node = this.#step(node, setId);
    const known = this.#codeOfNode.get(node);
    if (known !== undefined) return known;
    const code = this.size;
    this.#codeOfNode.set(node, code);
    this.axes.forEach((axis, index) => {
      required(this.#columns.get(axis)).push(setIds[index] ?? 0);
    });
    return code;
  }

  #step(node: number, setId: number): number {
    const key = node * radix + setId;
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    this.#nodes.set(key, this.#nodeCount);
    this.#nodeCount += 1;
    return this.#nodeCount - 1;
  }

  /** The only value on an axis, or null: for axes that hold at most one. */
  valueOf(axis: Axis, code: number): string | null {
    return this.sets(axis).valuesOf(this.column(axis)[code] ?? 0)[0] ?? null;
  }

  /** Folds counts per code into counts per value of one axis. */
  foldCounts(axis: Axis, parts: readonly CodeCounts[]): Map<string, number> {
    const sets = this.sets(axis);
    const column = this.column(axis);
    const perSet = new Sums(sets.size);
    for (const { codes, counts } of parts) {
      for (let at = 0; at < codes.length; at += 1) {
        perSet.add(column[codes[at] ?? 0] ?? 0, counts[at] ?? 0);
      }
    }
    return sets.foldCounts(perSet);
  }
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The axis is not one of these joint codes.');
  return value;
}
