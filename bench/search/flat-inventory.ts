import { toLists } from '@forecourt/search/columns/compact-lists';
import { ValueSets } from '@forecourt/search/columns/dictionaries/value-sets';
import { jointNamesOf, ofJoint } from '@forecourt/search/vehicle/cars/joint-axes';
import type { VehicleColumns } from '@forecourt/search/vehicle/cars/vehicle-columns';
import { createVocabulary, type Vocabulary } from '@forecourt/search/vehicle/cars/vocabulary';
import type { EngineState } from '@forecourt/search/vehicle/live/engine-state';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import { dayNumber } from '@forecourt/vehicle-rules/days';
import { dealScore } from '@forecourt/vehicle-rules/relevance';

/** A column of a peer's table. */
export interface FlatColumn {
  readonly name: string;
  readonly type: 'short' | 'integer' | 'double';
  /** Numbers by row; `missing` where there is none. */
  readonly values: ArrayLike<number>;
}

/**
 * The inventory as one table of small numbers, for databases. Rows stand in the engine's order (owners
 * along a Hilbert curve), so that a circle is a short list of row ranges for everyone. A filter group
 * has a column to filter by; combinations of groups, as the engine has them, are there to count by.
 */
export interface FlatInventory {
  readonly rows: number;
  readonly columns: readonly FlatColumn[];
  readonly vocabulary: Vocabulary;
  /** Sets of package codes, by the numbers in the column `packages`. */
  readonly packageSets: ValueSets;
  /** In the order of the rows. */
  readonly owners: readonly FlatOwner[];
  /** Where each owner's rows start, and at the end the number of rows. */
  readonly starts: Uint32Array;
}

interface FlatOwner {
  readonly latitude: number;
  readonly longitude: number;
}

/** Axes without a column to filter by: the tree's codes, years and miles have better ones. */
const unfiltered: readonly Axis[] = [
  'seriesCode',
  'trimCode',
  'year',
  'mileage',
  'tier',
  'verdict',
];

/** @param state of an engine that was just built: all cars are in its base */
export function toFlatInventory(state: EngineState): FlatInventory {
  const { layers, vocabulary: known, owners, today } = state;
  const [base, ...others] = layers;
  if (!base || others.length > 0) throw new Error('The engine has changed since it was built.');
  const { columns, ownerSlots, starts } = base.segment;
  const vocabulary = createVocabulary(known);
  const packageSets = new ValueSets();
  return {
    rows: columns.ids.length,
    columns: [
      { name: 'id', type: 'integer', values: columns.ids },
      { name: 'owner', type: 'integer', values: ownersOfRows(starts) },
      ...jointColumns(columns),
      ...axisColumns(columns, vocabulary),
      ...featureColumns(columns),
      { name: 'packages', type: 'integer', values: toSets(columns, vocabulary, packageSets) },
      { name: 'year', type: 'short', values: yearsOf(columns, vocabulary) },
      { name: 'price', type: 'integer', values: columns.numbers.price },
      { name: 'mileage', type: 'integer', values: columns.numbers.mileage },
      { name: 'age', type: 'short', values: agesOf(columns, dayNumber(today)) },
      { name: 'listed_day', type: 'integer', values: columns.numbers.listedDay },
      { name: 'relevance', type: 'double', values: relevanceOf(columns, vocabulary) },
      { name: 'price_bar', type: 'short', values: columns.priceBars },
      { name: 'mileage_bar', type: 'short', values: columns.mileageBars },
    ],
    vocabulary,
    packageSets,
    owners: Array.from(ownerSlots, (slot) => {
      const { latitude = 0, longitude = 0 } = owners.owners[slot] ?? {};
      return { latitude, longitude };
    }),
    starts,
  };
}

function ownersOfRows(starts: Uint32Array): Uint32Array {
  const owners = new Uint32Array(starts.at(-1) ?? 0);
  for (let owner = 0; owner + 1 < starts.length; owner += 1) {
    owners.fill(owner, starts[owner], starts[owner + 1]);
  }
  return owners;
}

function jointColumns({ joints }: VehicleColumns): FlatColumn[] {
  return jointNamesOf(joints).map((name) => ({
    name: `${name}_code`,
    type: 'integer',
    values: ofJoint(joints, name),
  }));
}

/** The number of each row's set of values on an axis. */
function axisColumns({ joints }: VehicleColumns, vocabulary: Vocabulary): FlatColumn[] {
  return jointNamesOf(joints).flatMap((name) => {
    const joint = ofJoint(vocabulary.joints, name);
    return joint.axes
      .filter((axis) => !unfiltered.includes(axis))
      .map((axis): FlatColumn => {
        const sets = joint.column(axis);
        const values = Uint16Array.from(ofJoint(joints, name), (code) => sets[code] ?? 0);
        return { name: columnOfAxis(axis), type: 'short', values };
      });
  });
}

/** Databases that fold names to lower case are spared the quotes. */
export function columnOfAxis(axis: string): string {
  return axis.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Eight features a column: a group of 256 is counted as fast as one of 2. */
function featureColumns({ features: { bytes, stride } }: VehicleColumns): FlatColumn[] {
  return Array.from({ length: stride }, (_, index) => ({
    name: `features${index}`,
    type: 'short',
    values: Uint8Array.from(
      { length: bytes.length / stride },
      (_, row) => bytes[row * stride + index] ?? 0,
    ),
  }));
}

function toSets({ packages }: VehicleColumns, { packages: names }: Vocabulary, sets: ValueSets) {
  const { offsets, values } = toLists(packages);
  return Uint32Array.from({ length: offsets.length - 1 }, (_, row) => {
    return sets.setIdOf(names.codesOf(values.subarray(offsets[row], offsets[row + 1])));
  });
}

function yearsOf({ joints }: VehicleColumns, vocabulary: Vocabulary): Uint16Array {
  const { market } = vocabulary.joints;
  const years = Array.from({ length: market.size }, (_, code) =>
    Number(market.valueOf('year', code)),
  );
  return Uint16Array.from(joints.market, (code) => years[code] ?? 0);
}

/** Days on the market. */
function agesOf({ numbers }: VehicleColumns, today: number): Uint8Array {
  return Uint8Array.from(numbers.listedDay, (day) => Math.min(255, Math.max(0, today - day)));
}

function relevanceOf({ merit, joints }: VehicleColumns, vocabulary: Vocabulary): Float64Array {
  const { deal } = vocabulary.joints;
  const scores = Array.from({ length: deal.size }, (_, code) =>
    dealScore(deal.valueOf('verdict', code) ?? ''),
  );
  return Float64Array.from(merit, (value, row) => value + (scores[joints.deal[row] ?? 0] ?? 0));
}
