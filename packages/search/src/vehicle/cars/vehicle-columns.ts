import { type BitRows, takeBits } from '../../columns/bit-rows.ts';
import {
  type Codes,
  concatNumbers,
  takeNumbers,
  toCodes,
  type WholeNumbers,
} from '../../columns/column.ts';
import { type CompactLists, gatherLists } from '../../columns/compact-lists.ts';
import type { NumberArray } from '../../columns/growable-numbers.ts';
import {
  type SparseNumbers,
  toDenseNumbers,
  toSparseNumbers,
} from '../../columns/sparse-numbers.ts';
import { gatherTexts, type TextColumn } from '../../columns/text-column.ts';
import { type FactName, mapFacts } from './card-facts.ts';
import { type Joints, mapJoints, ofJoint } from './joint-axes.ts';
import type { Division } from './split-joints.ts';
import { gatherVins, type VinColumn } from './vin-column.ts';

/** Stands for a number that is not known. */
export const missing = -(2 ** 31);

/** Whole dollars, miles and days since 1970 of every car. */
export const numberNames = ['price', 'mileage', 'listedDay', 'estimate'] as const;
export type NumberName = (typeof numberNames)[number];

/** Whole dollars and days since 1970 of few cars. */
export const rareNumberNames = ['msrp', 'priceBeforeReduction', 'priceReducedDay'] as const;
export type RareNumberName = (typeof rareNumberNames)[number];

/** Something for each column of numbers that every car has. */
export function mapNumbers<Value>(make: (name: NumberName) => Value): Record<NumberName, Value> {
  return Object.fromEntries(numberNames.map((name) => [name, make(name)])) as Record<
    NumberName,
    Value
  >;
}

/** Something for each column of numbers that few cars have. */
export function mapRareNumbers<Value>(
  make: (name: RareNumberName) => Value,
): Record<RareNumberName, Value> {
  return Object.fromEntries(rareNumberNames.map((name) => [name, make(name)])) as Record<
    RareNumberName,
    Value
  >;
}

/** All columns of cars, by row: what filters, counts and sorts, and what only cards show. */
export interface VehicleColumns {
  readonly ids: WholeNumbers;
  readonly joints: Joints<Codes>;
  /** Numbers of facts that cards share. */
  readonly facts: Readonly<Record<FactName, WholeNumbers>>;
  readonly numbers: Readonly<Record<NumberName, Int32Array>>;
  readonly rareNumbers: Readonly<Record<RareNumberName, SparseNumbers>>;
  /** 1 where the price is the seller's, not the manufacturer's. */
  readonly isSalePrice: BitRows;
  readonly photoCounts: WholeNumbers;
  readonly comparables: WholeNumbers;
  /** Bars of the sliders; `noBar` where the number is missing. */
  readonly priceBars: Uint8Array;
  readonly mileageBars: Uint8Array;
  /** Relevance without the deal's part. */
  readonly merit: Float32Array;
  readonly features: BitRows;
  /** Numbers of the packages' names. */
  readonly packages: CompactLists;
  readonly vins: VinColumn;
  readonly stockNumbers: TextColumn;
  /** A photograph's address after its host. */
  readonly photoPaths: TextColumn;
  readonly fyuseIds: TextColumn;
  readonly photoHosts: WholeNumbers;
}

/** The columns with joint codes in parts. */
export function divideColumns(
  columns: VehicleColumns,
  divisions: readonly Division[],
): VehicleColumns {
  const joints: Record<string, Codes> = { ...columns.joints };
  for (const { whole, parts } of divisions) {
    const codes = ofJoint(columns.joints, whole);
    for (const [name, { codes: part, codeOf }] of parts) {
      joints[name] = toCodes(takeNumbers(codeOf, Uint32Array.from(codes)), part.size);
    }
  }
  return { ...columns, joints: { ...columns.joints, ...joints } };
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
  const bits = (read: (columns: VehicleColumns) => BitRows) => {
    const bytes = concatNumbers(
      read(first).bytes,
      others.map((columns) => read(columns).bytes),
    );
    return takeBits({ stride: read(first).stride, bytes }, rows);
  };
  const texts = (read: (columns: VehicleColumns) => TextColumn) =>
    gatherTexts(parts.map(read), rows);
  return {
    ids: numbers(({ ids }) => ids),
    joints: mapJoints(first.joints, (_, name) => numbers(({ joints }) => ofJoint(joints, name))),
    facts: mapFacts((name) => numbers(({ facts }) => facts[name])),
    numbers: mapNumbers((name) => numbers((columns) => columns.numbers[name])),
    rareNumbers: mapRareNumbers((name) => gatherRareNumbers(name, parts, rows)),
    isSalePrice: bits(({ isSalePrice }) => isSalePrice),
    photoCounts: numbers(({ photoCounts }) => photoCounts),
    comparables: numbers(({ comparables }) => comparables),
    priceBars: numbers(({ priceBars }) => priceBars),
    mileageBars: numbers(({ mileageBars }) => mileageBars),
    merit: numbers(({ merit }) => merit),
    features: bits(({ features }) => features),
    packages: gatherLists(
      parts.map(({ packages }) => packages),
      rows,
    ),
    vins: gatherVins(
      parts.map(({ vins }) => vins),
      rows,
    ),
    stockNumbers: texts(({ stockNumbers }) => stockNumbers),
    photoPaths: texts(({ photoPaths }) => photoPaths),
    fyuseIds: texts(({ fyuseIds }) => fyuseIds),
    photoHosts: numbers(({ photoHosts }) => photoHosts),
  };
}

function gatherRareNumbers(
  name: RareNumberName,
  parts: readonly VehicleColumns[],
  rows: Uint32Array,
): SparseNumbers {
  const [first = new Int32Array(), ...others] = parts.map(({ ids, rareNumbers }) =>
    toDenseNumbers(rareNumbers[name], ids.length, missing),
  );
  return toSparseNumbers(takeNumbers(concatNumbers(first, others), rows), missing);
}
