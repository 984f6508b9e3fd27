import { type BitRows, takeBits } from '../columns/bit-rows.ts';
import {
  type Codes,
  concatLists,
  concatNumbers,
  type ListColumn,
  takeLists,
  takeNumbers,
} from '../columns/column.ts';
import type { NumberArray } from '../columns/growable-numbers.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { type FactName, mapFacts } from './card-facts.ts';
import { type JointName, mapJoints } from './joint-axes.ts';

/** Stands for a number that is not known. */
export const missing = -(2 ** 31);

/** Whole dollars, miles, days since 1970 and counts. */
export const numberNames = [
  'price',
  'mileage',
  'listedDay',
  'salePrice',
  'msrp',
  'priceBeforeReduction',
  'priceReducedDay',
  'photoCount',
  'estimate',
  'comparables',
] as const;
export type NumberName = (typeof numberNames)[number];

export function mapNumbers<Value>(make: (name: NumberName) => Value): Record<NumberName, Value> {
  return Object.fromEntries(numberNames.map((name) => [name, make(name)])) as Record<
    NumberName,
    Value
  >;
}

type Ids = Uint32Array;

/** All that is kept of cars, by row: what filters, counts and sorts, and what only cards show. */
export interface VehicleColumns {
  readonly ids: Float64Array;
  readonly joints: Readonly<Record<JointName, Codes>>;
  /** Numbers of facts that cards share. */
  readonly facts: Readonly<Record<FactName, Codes>>;
  readonly numbers: Readonly<Record<NumberName, Int32Array>>;
  /** Bars of the sliders; `noBar` where the number is missing. */
  readonly priceBars: Uint8Array;
  readonly mileageBars: Uint8Array;
  /** Relevance without the deal's part. */
  readonly merit: Float32Array;
  readonly features: BitRows;
  /** Codes of packages, each once. */
  readonly packages: ListColumn<Ids>;
  readonly packageNames: ListColumn<Ids>;
  readonly vins: TextColumn;
  readonly stockNumbers: TextColumn;
  /** A photograph's address after its host. */
  readonly photoPaths: TextColumn;
  readonly photoHosts: Codes;
}

/**
 * Rows of several parts in one order: how fresh rows are sorted and old ones merged.
 *
 * @param parts at least one
 * @param rows counted on from part to part
 */
export function gatherColumns(parts: readonly VehicleColumns[], rows: Uint32Array): VehicleColumns {
  const [first, ...others] = parts;
  if (!first) throw new Error('There are no columns to gather rows from.');
  const numbers = <Numbers extends NumberArray>(read: (columns: VehicleColumns) => Numbers) =>
    takeNumbers(concatNumbers(read(first), others.map(read)), rows);
  const lists = <Values extends NumberArray>(
    read: (columns: VehicleColumns) => ListColumn<Values>,
  ) => takeLists(concatLists(read(first), others.map(read)), rows);
  const codes = (read: (columns: VehicleColumns) => Codes) =>
    takeNumbers(concatCodes(parts.map(read)), rows);
  const bits = (read: (columns: VehicleColumns) => BitRows) => {
    const bytes = concatNumbers(
      read(first).bytes,
      others.map((columns) => read(columns).bytes),
    );
    return takeBits({ stride: read(first).stride, bytes }, rows);
  };
  return {
    ids: numbers(({ ids }) => ids),
    joints: mapJoints((name) => codes(({ joints }) => joints[name])),
    facts: mapFacts((name) => codes(({ facts }) => facts[name])),
    numbers: mapNumbers((name) => numbers((columns) => columns.numbers[name])),
    priceBars: numbers(({ priceBars }) => priceBars),
    mileageBars: numbers(({ mileageBars }) => mileageBars),
    merit: numbers(({ merit }) => merit),
    features: bits(({ features }) => features),
    packages: lists(({ packages }) => packages),
    packageNames: lists(({ packageNames }) => packageNames),
    vins: lists(({ vins }) => vins),
    stockNumbers: lists(({ stockNumbers }) => stockNumbers),
    photoPaths: lists(({ photoPaths }) => photoPaths),
    photoHosts: codes(({ photoHosts }) => photoHosts),
  };
}

/** Younger parts may know more codes than fit the older part's narrow array. */
function concatCodes(parts: readonly Codes[]): Codes {
  const isWide = parts.some((part) => part instanceof Uint32Array);
  const [first = new Uint16Array(), ...others] = isWide
    ? parts.map((part) => Uint32Array.from(part))
    : parts;
  return concatNumbers<Codes>(first, others);
}
