import { energyOfCar, segmentOf } from '@forecourt/domain/money/trade-in/owned-car';
import { energySpent, type OwnershipRules, ownedAge } from '@forecourt/domain/search/cost-rules';
import type { SortContext } from './sort-context.ts';

const untold = Number.POSITIVE_INFINITY;

/** Adds to what cars cost to buy what it costs to own them; without their economy they have no cost. */
export function ownershipKeys({ segment, vocabulary }: SortContext, rules: OwnershipRules) {
  const { facts, joints, numbers } = segment.columns;
  const { specification } = vocabulary.facts;
  const years = vocabulary.pricing.live().yearOfMarket;
  const ofSpecification = new Map<number, ReturnType<typeof read>>();
  /** What cars of a specification have in common. */
  function read(id: number) {
    const car = specification.get(id);
    const energy = energyOfCar(car);
    return { segment: segmentOf(car), spent: energySpent(rules, energy) ?? untold };
  }
  return (rows: Uint32Array, length: number, keys: Float64Array) => {
    for (let at = 0; at < length; at += 1) {
      if (keys[at] === untold) continue;
      const row = rows[at] ?? 0;
      const id = facts.specification[row] ?? 0;
      const car = ofSpecification.get(id) ?? read(id);
      ofSpecification.set(id, car);
      const year = years[joints.market[row] ?? 0] ?? 0;
      const age = ownedAge(rules, { year, segment: car.segment });
      const kept = age.kept * (numbers.price[row] ?? 0);
      keys[at] = (keys[at] ?? 0) - kept + age.spent + car.spent;
    }
  };
}
