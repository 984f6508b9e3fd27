import type { CodeCounts } from '../counting.ts';
import { GrowableNumbers } from '../growable-numbers.ts';
import { defaultKernels } from '../kernels/default-kernels.ts';
import type { Dictionary } from './dictionary.ts';
import { PairIndex } from './pair-index.ts';
import type { TextCounts } from './text-counts.ts';
import { ValueSets, type ValueSetsState } from './value-sets.ts';

/** What joint codes hold, as plain data: by axis. */
export type JointCodesState<Axis extends string> = readonly {
  readonly axis: Axis;
  readonly sets: ValueSetsState;
  /** Set ids by code. */
  readonly column: Uint32Array;
}[];

/** One of the axes. */
interface AxisCodes<Axis> {
  readonly axis: Axis;
  readonly sets: ValueSets;
  /** Set ids by code. */
  readonly column: number[];
  /** `ValueSets.foldingOf` each code's set, of the codes that were there when counts were folded last. */
  readonly foldings: GrowableNumbers<Int32Array>;
  /** A trie over set ids: (node, set id) → the next node. Nodes of the last axis are codes. */
  readonly nodes: PairIndex;
}

/**
 * One code for the values of several axes at once, for every combination that occurs: one load then
 * filters all the axes, and one increment counts them. Combinations are numbered in order of
 * appearance and never change, so segments of different age agree and new values may come any time.
 */
export class JointCodes<Axis extends string> implements Dictionary {
  readonly axes: readonly Axis[];
  readonly #parts: readonly AxisCodes<Axis>[];
  /** The combination that is looked for. */
  readonly #setIds: Uint32Array;
  #size = 0;

  /**
   * @param axes at least one
   * @param sets dictionaries that are there already
   */
  constructor(axes: readonly Axis[], sets: readonly ValueSets[] = []) {
    this.axes = axes;
    this.#setIds = new Uint32Array(axes.length);
    this.#parts = axes.map((axis, index) => ({
      axis,
      sets: sets[index] ?? new ValueSets(),
      column: [],
      foldings: new GrowableNumbers(defaultKernels.keep, 0),
      nodes: new PairIndex(),
    }));
  }

  /** Joint codes that hold what others did. */
  static restore<Axis extends string>(state: JointCodesState<Axis>): JointCodes<Axis> {
    const codes = new JointCodes(
      state.map(({ axis }) => axis),
      state.map(({ sets }) => new ValueSets(sets)),
    );
    for (let code = 0; code < (state[0]?.column.length ?? 0); code += 1) {
      codes.#codeOfSets((index) => state[index]?.column[code] ?? 0);
    }
    return codes;
  }

  /** A copy of what is there now. */
  state(): JointCodesState<Axis> {
    return this.#parts.map(({ axis, sets, column }) => ({
      axis,
      sets: sets.state(),
      column: Uint32Array.from(column),
    }));
  }

  /** The values by axis of each code, as JSON: values and sets are new only where a code is. */
  entriesFrom(first: number): readonly string[] {
    return Array.from({ length: this.size - first }, (_, index) =>
      JSON.stringify(
        this.#parts.map(({ sets, column }) => sets.valuesOf(column[first + index] ?? 0)),
      ),
    );
  }

  learn(entries: readonly string[]): void {
    for (const entry of entries) {
      const values: string[][] = JSON.parse(entry);
      this.#codeOfSets((index) => this.#parts[index]?.sets.setIdOf(values[index] ?? []) ?? 0);
    }
  }

  /** Combinations so far; codes are below it. */
  get size(): number {
    return this.#size;
  }

  /** The values of one axis. */
  sets(axis: Axis): ValueSets {
    return this.#part(axis).sets;
  }

  /** The set id of one axis by code. */
  column(axis: Axis): readonly number[] {
    return this.#part(axis).column;
  }

  #part(axis: Axis): AxisCodes<Axis> {
    const part = this.#parts.find((one) => one.axis === axis);
    if (!part) throw new Error('The axis is not one of these joint codes.');
    return part;
  }

  /** @param valuesOf what a row has on an axis */
  codeOf(valuesOf: (axis: Axis) => readonly string[]): number {
    return this.#codeOfSets((index) => {
      const part = this.#parts[index];
      return part ? part.sets.setIdOf(valuesOf(part.axis)) : 0;
    });
  }

  /** @param setIdOf asked once for each axis, by index */
  #codeOfSets(setIdOf: (index: number) => number): number {
    const setIds = this.#setIds;
    let node = 0;
    for (let index = 0; index < this.#parts.length; index += 1) {
      const setId = setIdOf(index);
      setIds[index] = setId;
      node = this.#parts[index]?.nodes.numberOf(node, setId) ?? 0;
    }
    if (node === this.#size) {
      this.#size += 1;
      for (let index = 0; index < setIds.length; index += 1) {
        this.#parts[index]?.column.push(setIds[index] ?? 0);
      }
    }
    return node;
  }

  /** The only value on an axis, or null: for axes that hold at most one. */
  valueOf(axis: Axis, code: number): string | null {
    return this.sets(axis).valuesOf(this.column(axis)[code] ?? 0)[0] ?? null;
  }

  /** The codes of some of the axes, and for each code of these its code among those. */
  project(axes: readonly Axis[]): Projection<Axis> {
    const parts = axes.map((axis) => this.#part(axis));
    const codes = new JointCodes(
      axes,
      parts.map(({ sets }) => sets),
    );
    const codeOf = Uint32Array.from({ length: this.size }, (_, code) =>
      codes.#codeOfSets((index) => parts[index]?.column[code] ?? 0),
    );
    return { codes, codeOf };
  }

  /** Folds counts per code into counts per value of one axis. */
  foldCounts(axis: Axis, parts: readonly CodeCounts[]): TextCounts {
    const { sets, column, foldings } = this.#part(axis);
    foldings.reserve(this.#size - foldings.length);
    for (let code = foldings.length; code < this.#size; code += 1) {
      foldings.push(sets.foldingOf(column[code] ?? 0));
    }
    return sets.foldCounts(foldings.reserve(0), parts);
  }
}

export interface Projection<Axis extends string> {
  readonly codes: JointCodes<Axis>;
  readonly codeOf: Uint32Array;
}
