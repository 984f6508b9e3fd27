import { createFactTables, mapFacts } from './card-facts.ts';
import { verdicts } from './deal-codes.ts';
import { featureOrder, jointAxes } from './joint-axes.ts';
import { numberNames, rareNumberNames } from './vehicle-columns.ts';

/** What the columns of cars are, by name and index: for telling whether stored ones are the same. */
export function vehicleSchema() {
  const facts = createFactTables();
  return {
    joints: jointAxes,
    facts: mapFacts((name) => facts[name].fields),
    numbers: numberNames,
    rareNumbers: rareNumberNames,
    features: featureOrder,
    verdicts,
  };
}
