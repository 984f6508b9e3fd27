import type { JointCodes } from './joint-codes.ts';
import { PairIndex } from './pair-index.ts';

/** Some axes with the combinations of them that occur. */
interface Group<Axis> {
  readonly axes: readonly Axis[];
  /** The combination's number, by code of the whole. */
  readonly numbers: Uint32Array;
  readonly combinations: number;
}

/**
 * Sorts the axes of joint codes into groups that have at most `maxCombinations` each, single axes aside. What
 * depends on one another comes together, because it has few combinations: of all pairs of groups, the one that
 * has fewest together is joined, until none has few enough. The fewer groups, the fewer columns a row is
 * counted in.
 */
export function splitAxes<Axis extends string>(
  joint: JointCodes<Axis>,
  maxCombinations: number,
): (readonly Axis[])[] {
  let groups: readonly Group<Axis>[] = joint.axes.map((axis) => ({
    axes: [axis],
    numbers: Uint32Array.from(joint.column(axis)),
    combinations: joint.sets(axis).size,
  }));
  const tried = new Map<string, Group<Axis>>();
  for (;;) {
    let best: readonly [Group<Axis>, Group<Axis>, Group<Axis>] | undefined;
    for (const [index, left] of groups.entries()) {
      for (const right of groups.slice(index + 1)) {
        const key = [...left.axes, ...right.axes].join();
        const both = tried.get(key) ?? join(left, right, maxCombinations);
        tried.set(key, both);
        if (both.combinations < (best?.[2].combinations ?? maxCombinations + 1)) {
          best = [left, right, both];
        }
      }
    }
    if (!best) break;
    const [left, right, both] = best;
    groups = groups.flatMap((group) => (group === left ? [both] : group === right ? [] : [group]));
  }
  return groups.map(({ axes }) => joint.axes.filter((axis) => axes.includes(axis)));
}

/** Stops counting beyond `most` combinations. */
function join<Axis>(left: Group<Axis>, right: Group<Axis>, most: number): Group<Axis> {
  const pairs = new PairIndex();
  const numbers = new Uint32Array(left.numbers.length);
  for (let code = 0; code < numbers.length && pairs.size <= most; code += 1) {
    numbers[code] = pairs.numberOf(left.numbers[code] ?? 0, right.numbers[code] ?? 0);
  }
  return { axes: [...left.axes, ...right.axes], numbers, combinations: pairs.size };
}
