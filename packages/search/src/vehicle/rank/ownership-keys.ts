import type { OwnershipRules } from '@forecourt/domain/search/cost-rules';
import { energyKinds, segmentNames } from '../cars/cost-tables.ts';
import type { SortContext } from './sort-context.ts';

const untold = Number.POSITIVE_INFINITY;

/** What holds for cars of an age, segment behind segment. */
function agesOf({ bySegment }: OwnershipRules) {
  const all = segmentNames.map((segment) => bySegment[segment]);
  const width = Math.max(1, ...all.map(({ length }) => length));
  const kept = new Float64Array(width * all.length);
  const spent = new Float64Array(width * all.length);
  all.forEach((ages, segment) => {
    ages.forEach((age, at) => {
      kept[width * segment + at] = age.kept;
      spent[width * segment + at] = age.spent;
    });
  });
  const oldest = Uint32Array.from(all, ({ length }) => Math.max(0, length - 1));
  return { width, oldest, kept, spent };
}

/** Adds to what cars cost to buy what it costs to own them; without their economy they have no cost. */
export function ownershipKeys({ segment, vocabulary }: SortContext, rules: OwnershipRules) {
  const { facts, joints, numbers } = segment.columns;
  const years = vocabulary.pricing.live().yearOfMarket;
  const { owned } = vocabulary.costs;
  const { segments, energies, units } = owned.tables();
  const { width, oldest, kept, spent } = agesOf(rules);
  const ofEnergy = Float64Array.of(...energyKinds.map((kind) => rules.energy[kind]), untold);
  return (rows: Uint32Array, length: number, keys: Float64Array) => {
    for (let at = 0; at < length; at += 1) {
      const key = keys[at] ?? untold;
      if (key === untold) continue;
      const row = rows[at] ?? 0;
      const id = facts.specification[row] ?? 0;
      if (segments[id] === 0) owned.read(id);
      const group = (segments[id] ?? 1) - 1;
      const age = Math.max(0, rules.year - (years[joints.market[row] ?? 0] ?? 0));
      const entry = width * group + Math.min(age, oldest[group] ?? 0);
      const energy = (ofEnergy[energies[id] ?? 0] ?? 0) * (units[id] ?? 0);
      keys[at] =
        key - (kept[entry] ?? 0) * (numbers.price[row] ?? 0) + (spent[entry] ?? 0) + energy;
    }
  };
}
