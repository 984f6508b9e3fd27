import { type FilterValues, vehicleTreeGroups } from '@forecourt/domain/search/filter-groups';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import type { JointCodes } from '../../columns/dictionaries/joint-codes.ts';
import type { CodeFilter } from './joint-filter.ts';

export function hasTreeChoice(values: FilterValues): boolean {
  return vehicleTreeGroups.some((group) => values[group] !== undefined);
}

/** Which makes have a series or a model, as numbers of sets: learnt from the codes that are new when it is asked. */
export class TreeMakes {
  readonly #tree: JointCodes<Axis>;
  readonly #ofSeries: Set<number>[] = [];
  readonly #ofModel: Set<number>[] = [];
  #known = 0;

  constructor(tree: JointCodes<Axis>) {
    this.#tree = tree;
  }

  /** A byte for each make: 1 where one of its series or models is wanted. */
  having(series: Uint8Array, models: Uint8Array): Uint8Array {
    this.#learn();
    const makes = new Uint8Array(this.#tree.sets('makeCode').size);
    const add = (wanted: Uint8Array, known: readonly Set<number>[]) => {
      forEachOne(wanted, (set) => {
        for (const make of known[set] ?? []) makes[make] = 1;
      });
    };
    add(series, this.#ofSeries);
    add(models, this.#ofModel);
    return makes;
  }

  #learn(): void {
    const [makes, series, models] = (['makeCode', 'seriesCode', 'modelCode'] as const).map((axis) =>
      this.#tree.column(axis),
    );
    for (; this.#known < this.#tree.size; this.#known += 1) {
      const make = makes?.[this.#known] ?? 0;
      remember(this.#ofSeries, series?.[this.#known] ?? 0, make);
      remember(this.#ofModel, models?.[this.#known] ?? 0, make);
    }
  }
}

/** Visits the few numbers that have a 1: going through all the others would take longer than the filter's use. */
function forEachOne(bytes: Uint8Array, visit: (number: number) => void): void {
  for (let at = bytes.indexOf(1); at !== -1; at = bytes.indexOf(1, at + 1)) visit(at);
}

function remember(makesOf: Set<number>[], set: number, make: number): void {
  const makes = makesOf[set] ?? new Set();
  makesOf[set] = makes.add(make);
}

/**
 * The filter of the tree make → series and model → trim: a make admits its cars until one of its series,
 * models or trims is chosen too, a model until one of its trims is. What is chosen below brings what is
 * above along.
 */
export class TreeFilter implements CodeFilter {
  readonly #columns: Record<'make' | 'series' | 'model' | 'trim', readonly number[]>;
  /** By set: makes, series, models and trims that admit a car, and models that only a trim does. */
  readonly #makes: Uint8Array;
  readonly #series: Uint8Array;
  readonly #models: Uint8Array;
  readonly #trims: Uint8Array;
  readonly #trimmedModels: Uint8Array;

  constructor(values: FilterValues, tree: JointCodes<Axis>, makesOf: TreeMakes) {
    const chosen = (axis: 'makeCode' | 'seriesCode' | 'modelCode' | 'trimCode') =>
      tree.sets(axis).havingAny(values[axis] ?? []);
    const trimmed = tree.sets('modelCode').havingAny((values.trimCode ?? []).map(modelOfTrim));
    this.#series = chosen('seriesCode');
    this.#models = chosen('modelCode');
    this.#trims = chosen('trimCode');
    this.#trimmedModels = trimmed;
    const either = this.#models.slice();
    forEachOne(trimmed, (model) => {
      either[model] = 1;
    });
    this.#makes = chosen('makeCode');
    forEachOne(makesOf.having(this.#series, either), (make) => {
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
}

function modelOfTrim(trimCode: string): string {
  return trimCode.slice(0, Math.max(0, trimCode.indexOf('|')));
}
