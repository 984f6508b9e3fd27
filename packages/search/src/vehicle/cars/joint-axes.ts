import { type FilterGroupKey, filterGroup } from '@forecourt/domain/search/filter-groups';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import { JointCodes, type JointCodesState } from '../../columns/dictionaries/joint-codes.ts';

/**
 * Which axes share a column to begin with. Those that mostly depend on one another stand together (a trim
 * decides its model and make), so that few of the possible combinations occur and counts stay short;
 * `findDivisions` parts those that turn out not to.
 */
export const jointAxes = {
  tree: ['makeCode', 'seriesCode', 'modelCode', 'trimCode'],
  build: [
    'vehicleStyleCode',
    'suvSubtypeCode',
    'sedanSubtypeCode',
    'vanSubtypeCode',
    'bodyStyleSubtypeCode',
    'truckBedLength',
    'doorCode',
    'fuelTypeGroup',
    'transmissionCode',
    'engineCode',
    'engineDisplacement',
    'driveGroup',
    'mpgRange',
    'electricMileRange',
  ],
  colors: ['extColorSimple', 'intColorSimple'],
  history: ['vehicleHistoryType', 'vehicleUseType'],
  market: ['listingType', 'year', 'mileage'],
  seller: ['sellerType', 'homeServices', 'vehicleExchange', 'tier', 'priceDrop', 'feesTold'],
  deal: ['dealType', 'verdict'],
} as const satisfies Record<string, readonly Axis[]>;

type UsualJoint = keyof typeof jointAxes;

/** A column of joint codes. What was split has its further parts under its name and a number. */
export type JointName = UsualJoint | `${UsualJoint}${number}`;

/** The column that a name is a part of. */
export function usualJointOf(name: JointName): UsualJoint {
  return name.replace(/\d+$/, '') as UsualJoint;
}

/** Something for each joint column. */
export type Joints<Value> = Readonly<Record<UsualJoint, Value>> & {
  readonly [part: `${UsualJoint}${number}`]: Value;
};

export type JointDictionaries = Joints<JointCodes<Axis>>;

/** What joint dictionaries hold, as plain data. */
export type JointDictionariesState = Joints<JointCodesState<Axis>>;

/** The dictionary of each joint column, empty unless restored. @param state may have columns in parts */
export function createJointDictionaries(state?: JointDictionariesState): JointDictionaries {
  if (state) return mapJoints(state, (joint) => JointCodes.restore(joint));
  return mapJoints<readonly Axis[], JointCodes<Axis>>(jointAxes, (axes) => new JointCodes(axes));
}

/** What a joint column has. */
export function ofJoint<Value>(joints: Joints<Value>, name: JointName): Value {
  const value = joints[name];
  if (value === undefined) throw new Error(`There is no joint column ${name}.`);
  return value;
}

/** The names of all joint columns, parts by themselves. */
export function jointNamesOf(joints: Joints<unknown>): JointName[] {
  return Object.keys(joints) as JointName[];
}

/** The same columns with something else for each. */
export function mapJoints<Value, Mapped>(
  joints: Joints<Value>,
  make: (value: Value, name: JointName) => Mapped,
): Joints<Mapped> {
  return Object.fromEntries(
    jointNamesOf(joints).map((name) => [name, make(ofJoint(joints, name), name)]),
  ) as Joints<Mapped>;
}

/** The joint column of each axis; groups that are no axis (`featureCode`, `packages`, `daysOnMarket`) have none. */
export type JointOfAxis = ReadonlyMap<Axis | FilterGroupKey, JointName>;

/** Which column each group and axis is looked up in, as columns are parted now. */
export function toJointOfAxis(joints: JointDictionaries): JointOfAxis {
  return new Map(
    jointNamesOf(joints).flatMap((name) =>
      ofJoint(joints, name).axes.map((axis) => [axis, name] as const),
    ),
  );
}

/** The fixed vocabulary of features: a feature is the bit at its index here. */
export const featureOrder: readonly string[] = (filterGroup('featureCode').options ?? []).map(
  ({ code }) => code,
);
export const featureIndexes: ReadonlyMap<string, number> = new Map(
  featureOrder.map((code, index) => [code, index]),
);
export const featureStride = Math.ceil(featureOrder.length / 8);
