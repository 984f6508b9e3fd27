import { type BitRows, takeBits } from '../columns/bit-rows.ts';
import {
  type Codes,
  concatLists,
  concatNumbers,
  type ListColumn,
  takeLists,
  takeNumbers,
} from '../columns/column.ts';
import type { TextColumn } from '../columns/text-column.ts';
import { type FactName, mapFacts } from './card-facts.ts';
import { type JointName, mapJoints } from './joint-axes.ts';

/** Stands for a number that is not known. */
export const missing = -(2 ** 31);

/** Whole dollars, miles, days since 1970 and counts. */
const numberNames = [
  'price',
  'mileage',
  'listedDay',
  'salePrice',
  'msrp',
  'priceBeforeReduction',
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

type Ids = Uint32Array<ArrayBuffer>;

/** All that is kept of cars, by row: what filters, counts and sorts, and what only cards show. */
export interface VehicleColumns {
  readonly ids: Float64Array<ArrayBuffer>;
  readonly joints: Readonly<Record<JointName, Codes>>;
  /** Numbers of facts that cards share. */
  readonly facts: Readonly<Record<FactName, Codes>>;
  readonly numbers: Readonly<Record<NumberName, Int32Array<ArrayBuffer>>>;
  /** Bars of the sliders; `noBar` where the number is missing. */
  readonly priceBars: Uint8Array<ArrayBuffer>;
  readonly mileageBars: Uint8Array<ArrayBuffer>;
  /** Relevance without the deal's part. */
  readonly merit: Float32Array<ArrayBuffer>;
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

/** The given rows in the given order. */
export function takeColumns(columns: VehicleColumns, rows: Uint32Array): VehicleColumns {
  return {
    ids: takeNumbers(columns.ids, rows),
    joints: mapJoints((name) => takeNumbers(columns.joints[name], rows)),
    facts: mapFacts((name) => takeNumbers(columns.facts[name], rows)),
    numbers: mapNumbers((name) => takeNumbers(columns.numbers[name], rows)),
    priceBars: takeNumbers(columns.priceBars, rows),
    mileageBars: takeNumbers(columns.mileageBars, rows),
    merit: takeNumbers(columns.merit, rows),
    features: takeBits(columns.features, rows),
    packages: takeLists(columns.packages, rows),
    packageNames: takeLists(columns.packageNames, rows),
    vins: takeLists(columns.vins, rows),
    stockNumbers: takeLists(columns.stockNumbers, rows),
    photoPaths: takeLists(columns.photoPaths, rows),
    photoHosts: takeNumbers(columns.photoHosts, rows),
  };
}

/** The rows of all parts behind one another. */
export function concatColumns(
  first: VehicleColumns,
  others: readonly VehicleColumns[],
): VehicleColumns {
  const numbers = <Name extends 'ids' | 'priceBars' | 'mileageBars' | 'merit'>(name: Name) =>
    concatNumbers(
      first[name],
      others.map((part) => part[name]),
    );
  const lists = <Name extends 'packages' | 'packageNames'>(name: Name) =>
    concatLists(
      first[name],
      others.map((part) => part[name]),
    );
  const texts = <Name extends 'vins' | 'stockNumbers' | 'photoPaths'>(name: Name) =>
    concatLists(
      first[name],
      others.map((part) => part[name]),
    );
  return {
    ids: numbers('ids') as Float64Array<ArrayBuffer>,
    joints: mapJoints((name) => concatCodes([first, ...others].map(({ joints }) => joints[name]))),
    facts: mapFacts((name) => concatCodes([first, ...others].map(({ facts }) => facts[name]))),
    numbers: mapNumbers((name) =>
      concatNumbers(
        first.numbers[name],
        others.map((part) => part.numbers[name]),
      ),
    ),
    priceBars: numbers('priceBars') as Uint8Array<ArrayBuffer>,
    mileageBars: numbers('mileageBars') as Uint8Array<ArrayBuffer>,
    merit: numbers('merit') as Float32Array<ArrayBuffer>,
    features: {
      stride: first.features.stride,
      bytes: concatNumbers(
        first.features.bytes,
        others.map(({ features }) => features.bytes),
      ),
    },
    packages: lists('packages'),
    packageNames: lists('packageNames'),
    vins: texts('vins'),
    stockNumbers: texts('stockNumbers'),
    photoPaths: texts('photoPaths'),
    photoHosts: concatCodes([first, ...others].map(({ photoHosts }) => photoHosts)),
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
