import { type FilterGroupKey, filterGroup } from '@forecourt/domain/search/filter-groups';
import type { Axis } from '@forecourt/vehicle-rules/axis';
import { JointCodes, type JointCodesState } from '../../columns/joint-codes.ts';

/**
 * Which axes share a column. Those that depend on one another stand together (a trim decides its
 * model and make), so that few of the possible combinations occur and counts stay short.
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

export type JointName = keyof typeof jointAxes;
export const jointNames = Object.keys(jointAxes) as JointName[];

export type JointDictionaries = Readonly<Record<JointName, JointCodes<Axis>>>;

export type JointDictionariesState = Readonly<Record<JointName, JointCodesState>>;

export function createJointDictionaries(state?: JointDictionariesState): JointDictionaries {
  return mapJoints((name) => new JointCodes<Axis>(jointAxes[name], state?.[name]));
}

/** A record with one entry per joint column. */
export function mapJoints<Value>(make: (name: JointName) => Value): Record<JointName, Value> {
  return Object.fromEntries(jointNames.map((name) => [name, make(name)])) as Record<
    JointName,
    Value
  >;
}

const jointOfAxis = new Map<string, JointName>(
  jointNames.flatMap((name) => jointAxes[name].map((axis) => [axis, name] as const)),
);

/** The joint column of an axis; groups that are no axis (`featureCode`, `packages`, `daysOnMarket`) have none. */
export function findJointOf(axis: Axis | FilterGroupKey): JointName | undefined {
  return jointOfAxis.get(axis);
}

/** The fixed vocabulary of features: a feature is the bit at its index here. */
export const featureOrder: readonly string[] = (filterGroup('featureCode').options ?? []).map(
  ({ code }) => code,
);
export const featureIndexes: ReadonlyMap<string, number> = new Map(
  featureOrder.map((code, index) => [code, index]),
);
export const featureStride = Math.ceil(featureOrder.length / 8);
