import type { Axis } from '@forecourt/vehicle-rules/axis';
import type { JointCodes, Projection } from '../../columns/dictionaries/joint-codes.ts';
import { splitAxes } from '../../columns/dictionaries/split-axes.ts';
import { type JointDictionaries, type JointName, jointNamesOf, ofJoint } from './joint-axes.ts';

/** Columns that may be parted: nobody asks for them by name, and no filter needs two of their axes at once. */
const divisible: readonly string[] = ['build', 'colors', 'history'];

/** A joint column with more combinations is parted. */
export const maxCombinations = 8192;

/** So many combinations in a part at most, when it is made: there will be more. */
const combinationsOfPart = 1024;

/** What a joint column is to become. The first of its parts has the name of the whole. */
export interface Division {
  readonly whole: JointName;
  readonly parts: ReadonlyMap<JointName, Projection<Axis>>;
}

/**
 * How joint columns are to be parted that have become large because their axes depend little on one
 * another: a combination of everything is then nearly as rare as a car, and what counts and tables by
 * code cost is no longer repaid by the columns that are spared.
 *
 * @param most combinations of a column that stays as it is
 */
export function findDivisions(joints: JointDictionaries, most = maxCombinations): Division[] {
  const names = jointNamesOf(joints);
  return names.flatMap((whole) => {
    const joint = ofJoint(joints, whole);
    const usual = divisible.find((name) => whole.startsWith(name));
    if (usual === undefined || joint.size <= most || joint.axes.length === 1) return [];
    const groups = splitAxes(joint, Math.min(combinationsOfPart, most));
    if (groups.length === 1) return [];
    const parts = groups.map((axes, index) => {
      const name = index === 0 ? whole : freeName(usual, names);
      names.push(name);
      return [name, joint.project(axes)] as const;
    });
    return [{ whole, parts: new Map(parts) }];
  });
}

function freeName(usual: string, taken: readonly JointName[]): JointName {
  for (let number = 2; ; number += 1) {
    const name = `${usual}${number}` as JointName;
    if (!taken.includes(name)) return name;
  }
}

/** The dictionaries with what was divided in parts. */
export function divideDictionaries(
  joints: JointDictionaries,
  divisions: readonly Division[],
): JointDictionaries {
  const parts = divisions.flatMap((division) =>
    Array.from(division.parts, ([name, { codes }]): [JointName, JointCodes<Axis>] => [name, codes]),
  );
  return { ...joints, ...Object.fromEntries(parts) };
}
