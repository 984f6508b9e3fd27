import { type FilterValues, vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import type { JointCodes } from '../../columns/dictionaries/joint-codes.ts';
import type { CodeFilter } from './joint-filter.ts';

/** Whether a make, series, model or trim is chosen. */
export function hasTreeChoice(values: FilterValues): boolean {
  return vehicleTreeGroups.some((group) => values[group] !== undefined);
}

const levels = ['make', 'series', 'model'] as const;
type Level = (typeof levels)[number];

/** Something for each set of values of a level, by number. */
type ByLevel<Value> = Readonly<Record<Level, Value[]>>;

/**
 * Which codes of the tree have a make, a series or a model, and which makes those have: learnt from the codes
 * that are new when it is asked.
 */
export class TreeLevels {
  readonly #tree: JointCodes<Axis>;
  readonly #codesOf: ByLevel<number[]> = { make: [], series: [], model: [] };
  readonly #makesOf: ByLevel<Set<number>> = { make: [], series: [], model: [] };
  #known = 0;

  constructor(tree: JointCodes<Axis>) {
    this.#tree = tree;
  }

  /** A byte for each make: 1 where one of its series or models is wanted. */
  makesHaving(series: Uint8Array, models: Uint8Array): Uint8Array {
    this.#learn();
    const makes = new Uint8Array(this.#tree.sets('makeCode').size);
    const add = (wanted: Uint8Array, known: readonly Set<number>[]) => {
      forEachOne(wanted, (set) => {
        for (const make of known[set] ?? []) makes[make] = 1;
      });
    };
    add(series, this.#makesOf.series);
    add(models, this.#makesOf.model);
    return makes;
  }

  /** Visits the codes that have one of the wanted sets, each once. @param wanted 1 by set of the level */
  forEachCode(level: Level, wanted: Uint8Array, visit: (code: number) => void): void {
    this.#learn();
    forEachOne(wanted, (set) => {
      for (const code of this.#codesOf[level][set] ?? []) visit(code);
    });
  }

  #learn(): void {
    const columns = levels.map((level) => [level, this.#tree.column(`${level}Code`)] as const);
    const makes = this.#tree.column('makeCode');
    for (; this.#known < this.#tree.size; this.#known += 1) {
      for (const [level, column] of columns) {
        const set = column[this.#known] ?? 0;
        listOf(this.#codesOf[level], set).push(this.#known);
        setOf(this.#makesOf[level], set).add(makes[this.#known] ?? 0);
      }
    }
  }
}

function listOf(lists: number[][], index: number): number[] {
  lists[index] ??= [];
  return lists[index];
}

function setOf(sets: Set<number>[], index: number): Set<number> {
  sets[index] ??= new Set();
  return sets[index];
}

/** Visits the few numbers that have a 1: going through all the others would take longer than the filter's use. */
function forEachOne(bytes: Uint8Array, visit: (number: number) => void): void {
  for (let at = bytes.indexOf(1); at !== -1; at = bytes.indexOf(1, at + 1)) visit(at);
}

/**
 * The filter of the tree make → series and model → trim: a make admits its cars until one of its series,
 * models or trims is chosen too, a model until one of its trims is. What is chosen below brings what is
 * above along.
 */
export class TreeFilter implements CodeFilter {
  readonly #columns: Record<Level | 'trim', readonly number[]>;
  readonly #levels: TreeLevels;
  /** By set: makes, series, models and trims that admit a car, and models that only a trim does. */
  readonly #makes: Uint8Array;
  readonly #series: Uint8Array;
  readonly #models: Uint8Array;
  readonly #trims: Uint8Array;
  readonly #trimmedModels: Uint8Array;
  /** Models that admit cars, whether all or by their trims. */
  readonly #anyModels: Uint8Array;

  constructor(values: FilterValues, tree: JointCodes<Axis>, levels: TreeLevels) {
    this.#levels = levels;
    const chosen = (axis: 'makeCode' | 'seriesCode' | 'modelCode' | 'trimCode') =>
      tree.sets(axis).havingAny(values[axis] ?? []);
    const trimmed = tree.sets('modelCode').havingAny((values.trimCode ?? []).map(modelOfTrim));
    this.#series = chosen('seriesCode');
    this.#models = chosen('modelCode');
    this.#trims = chosen('trimCode');
    this.#trimmedModels = trimmed;
    this.#anyModels = this.#models.slice();
    forEachOne(trimmed, (model) => {
      this.#anyModels[model] = 1;
    });
    this.#makes = chosen('makeCode');
    forEachOne(levels.makesHaving(this.#series, this.#anyModels), (make) => {
      this.#makes[make] = 0;
    });
    this.#columns = {
      make: tree.column('makeCode'),
      series: tree.column('seriesCode'),
      model: tree.column('modelCode'),
      trim: tree.column('trimCode'),
    };
  }

  passes(code: number): boolean {
    const { make, series, model, trim } = this.#columns;
    if (this.#makes[make[code] ?? 0] === 1) return true;
    const ownModel = model[code] ?? 0;
    if (this.#trimmedModels[ownModel] === 1) return this.#trims[trim[code] ?? 0] === 1;
    return this.#models[ownModel] === 1 || this.#series[series[code] ?? 0] === 1;
  }

  forEachPassing(visit: (code: number) => void): void {
    const { make, model } = this.#columns;
    const ofMake = (code: number) => this.#makes[make[code] ?? 0] === 1;
    const ofModel = (code: number) => this.#anyModels[model[code] ?? 0] === 1;
    this.#levels.forEachCode('make', this.#makes, visit);
    this.#levels.forEachCode('model', this.#anyModels, (code) => {
      if (!ofMake(code) && this.passes(code)) visit(code);
    });
    this.#levels.forEachCode('series', this.#series, (code) => {
      if (!ofMake(code) && !ofModel(code)) visit(code);
    });
  }
}

function modelOfTrim(trimCode: string): string {
  return trimCode.slice(0, Math.max(0, trimCode.indexOf('|')));
}
