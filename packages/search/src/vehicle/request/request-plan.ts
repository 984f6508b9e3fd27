import {
  type FilterGroupKey,
  filterGroupKeys,
  vehicleTreeGroups,
} from '@forecourt/domain/search/filter-groups';
import type { NumberRange, SearchFilter } from '@forecourt/domain/search/search-engine';
import { listingAges, mileageRanges } from '@forecourt/domain/vehicle/codes';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import { toBits } from '../../columns/bit-rows.ts';
import type { ValueSets } from '../../columns/dictionaries/value-sets.ts';
import type { Scratch } from '../../columns/rows/scratch.ts';
import {
  bitsTest,
  intervalByCodeTest,
  intervalTest,
  listTest,
  noneTest,
  type StatusTest,
} from '../../columns/rows/status-tests.ts';
import { failureOf, out } from '../../columns/rows/statuses.ts';
import { featureIndexes, featureStride, type JointName, ofJoint } from '../cars/joint-axes.ts';
import { missing, type VehicleColumns } from '../cars/vehicle-columns.ts';
import type { Vocabulary } from '../cars/vocabulary.ts';
import { AxisFilter, JointFilter } from './joint-filter.ts';
import { hasTreeChoice, TreeFilter } from './vehicle-tree.ts';

/** What a filter is called when its own counts are taken; the tree's four groups share one. */
export type FilterName = FilterGroupKey | 'tree' | 'year' | 'price';

const largestNumber = 2 ** 31 - 1;

type BindTest = (columns: VehicleColumns) => StatusTest;

/** The filter whose choice does not narrow the counts of `group`. */
export function filterNameOf(group: FilterGroupKey): FilterName {
  return vehicleTreeGroups.some((name) => name === group) ? 'tree' : group;
}

/**
 * The filters of a request, made once from the dictionaries and then bound to each segment. It is made of
 * tables by set of values, of which there are few; combinations are asked for as rows have them.
 */
export class RequestPlan {
  readonly #vocabulary: Vocabulary;
  readonly #scratch: Scratch;
  readonly #names: FilterName[] = [];
  readonly #joints = new Map<JointName, JointFilter>();
  readonly #others: BindTest[] = [];
  /** They take longest, and less the fewer rows are left. */
  readonly #last: BindTest[] = [];
  readonly #today: number;
  readonly #hasTiers: boolean;

  /**
   * @param scratch where the filters' tables are made; they are valid until it takes them back
   * @param today days since 1970
   */
  constructor(
    { values, year, price, newPrice, tiers }: SearchFilter,
    vocabulary: Vocabulary,
    scratch: Scratch,
    today: number,
  ) {
    this.#vocabulary = vocabulary;
    this.#scratch = scratch;
    this.#today = today;
    this.#hasTiers = tiers !== undefined;
    if (hasTreeChoice(values)) {
      const { joints, treeLevels } = vocabulary;
      const filter = new TreeFilter(values, joints.tree, treeLevels);
      this.#filterOf('tree').add(filter, this.#failureOfNext('tree'));
    }
    for (const group of filterGroupKeys) {
      const chosen = values[group];
      if (chosen && filterNameOf(group) !== 'tree') this.#addGroup(group, chosen);
    }
    if (year) this.#addYear(year);
    if (newPrice) this.#addPrices(price ?? null, newPrice);
    else if (price) this.#addPrice(price);
    if (tiers) this.#addAxis('tier', (sets) => sets.havingAny(tiers), out);
  }

  /** The filters by number. */
  get names(): readonly FilterName[] {
    return this.#names;
  }

  /** Whether rows fail one filter or none. */
  get isSingle(): boolean {
    return this.#names.length === 1 && !this.#hasTiers;
  }

  /** Whether every row passes. */
  get isEmpty(): boolean {
    return this.#joints.size + this.#others.length + this.#last.length === 0;
  }

  tests(columns: VehicleColumns): StatusTest[] {
    const joints = Array.from(this.#joints, ([name, filter]) =>
      filter.test(ofJoint(columns.joints, name)),
    );
    return [...joints, ...[...this.#others, ...this.#last].map((bind) => bind(columns))];
  }

  #failureOfNext(name: FilterName): number {
    this.#names.push(name);
    return failureOf(this.#names.length - 1);
  }

  #addGroup(group: FilterGroupKey, chosen: readonly string[]): void {
    const fails = this.#failureOfNext(group);
    if (group === 'featureCode') this.#addFeatures(chosen, fails);
    else if (group === 'packages') this.#addPackages(chosen, fails);
    else if (group === 'mileage') {
      const intervals = this.#intervals(chosen.map(intervalOfBand));
      this.#others.push(({ numbers }) => intervalTest(numbers.mileage, intervals, fails));
    } else if (group === 'daysOnMarket') {
      const intervals = this.#intervals(chosen.flatMap((code) => daysListed(code, this.#today)));
      this.#others.push(({ numbers }) => intervalTest(numbers.listedDay, intervals, fails));
    } else {
      this.#addAxis(group, (sets) => sets.havingAny(chosen), fails);
    }
  }

  /** @param passing one byte per set of the axis */
  #addAxis(axis: Axis, passing: (sets: ValueSets) => Uint8Array, fails: number): void {
    const name = this.#vocabulary.jointOf.get(axis);
    if (name === undefined) return;
    const joint = ofJoint(this.#vocabulary.joints, name);
    const filter = new AxisFilter(joint.column(axis), passing(joint.sets(axis)));
    this.#filterOf(name).add(filter, fails);
  }

  #filterOf(name: JointName): JointFilter {
    const known = this.#joints.get(name);
    if (known) return known;
    const filter = new JointFilter(this.#scratch, ofJoint(this.#vocabulary.joints, name).size);
    this.#joints.set(name, filter);
    return filter;
  }

  #addYear(range: NumberRange): void {
    const [min, max] = boundsOf(range);
    const isWithin = (year: string) => Number(year) >= min && Number(year) <= max;
    this.#addAxis('year', (sets) => sets.having(isWithin), this.#failureOfNext('year'));
  }

  #addPrice(range: NumberRange): void {
    const fails = this.#failureOfNext('price');
    const intervals = this.#intervals([boundsOf(range)]);
    this.#others.push(({ numbers }) => intervalTest(numbers.price, intervals, fails));
  }

  /** Bounds of new cars, and of the others; null for none. */
  #addPrices(used: NumberRange | null, whenNew: NumberRange): void {
    const fails = this.#failureOfNext('price');
    const { market } = this.#vocabulary.joints;
    const isNew = this.#scratch.clampedBytes(market.size);
    for (let code = 0; code < market.size; code += 1)
      isNew[code] = market.valueOf('listingType', code) === 'NEW' ? 255 : 0;
    const intervals = this.#intervals(
      [used, whenNew].map((range) => (range === null ? [missing, largestNumber] : boundsOf(range))),
    );
    this.#others.push(({ numbers, joints }) =>
      intervalByCodeTest(
        { numbers: numbers.price, codes: joints.market },
        ...([isNew, intervals, fails] as const),
      ),
    );
  }

  #addPackages(chosen: readonly string[], fails: number): void {
    const wanted = this.#staged(this.#vocabulary.packages.havingAny(chosen));
    this.#last.push(({ packages }) => listTest(packages, wanted, fails));
  }

  #addFeatures(chosen: readonly string[], fails: number): void {
    const indexes = chosen.flatMap((code) => featureIndexes.get(code) ?? []);
    if (indexes.length < chosen.length) {
      // No car has an unknown feature.
      this.#others.push(() => noneTest(fails));
      return;
    }
    const mask = this.#staged(toBits(indexes, featureStride));
    this.#last.push(({ features }) => bitsTest(features, mask, fails));
  }

  #staged(bytes: Uint8Array): Uint8Array {
    const staged = this.#scratch.take(bytes, bytes.length);
    staged.set(bytes);
    return staged;
  }

  #intervals(intervals: readonly (readonly [min: number, max: number])[]): Int32Array {
    const flat = Int32Array.from(intervals.flatMap(([min, max]) => toWhole(min, max)));
    const numbers = this.#scratch.take(flat, flat.length);
    numbers.set(flat);
    return numbers;
  }
}

/** The whole numbers between two bounds, as far as columns know any. */
function toWhole(min: number, max: number): readonly [number, number] {
  if (min > largestNumber || max < missing) return [1, 0];
  return [Math.ceil(Math.max(min, missing)), Math.floor(Math.min(max, largestNumber))];
}

/** What is missing is below every bound. */
function boundsOf({ min = 0, max = Number.POSITIVE_INFINITY }: NumberRange) {
  return [Math.max(0, min), max] as const;
}

/** A band's code, or a plain number that means "N or less". */
function intervalOfBand(code: string): readonly [number, number] {
  const band = mileageRanges.find((range) => range.code === code);
  return band ? [band.min, band.max] : [0, Number(code)];
}

/** The days on which cars of an age were listed. A day yet to come is no age at all. */
function daysListed(code: string, today: number): (readonly [number, number])[] {
  return listingAges
    .filter((band) => band.code === code)
    .map(({ min, max }) => [today - max, min === 0 ? Number.POSITIVE_INFINITY : today - min]);
}
