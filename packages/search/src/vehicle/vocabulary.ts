import { TextDictionary } from '../columns/text-dictionary.ts';
import { createFactTables, type FactTables } from './card-facts.ts';
import { verdicts } from './deal-codes.ts';
import { dealValues } from './group-values.ts';
import { createJointDictionaries, type JointDictionaries } from './joint-axes.ts';
import { PricingTables } from './pricing.ts';

/** Joint columns that the facts of a card decide alone. */
type FactJoint = 'tree' | 'body' | 'drivetrain' | 'history';

/** All dictionaries of an engine. They only grow, and every segment's codes are theirs. */
export interface Vocabulary {
  readonly joints: JointDictionaries;
  readonly facts: FactTables;
  /** The code of a joint column by number of facts. */
  readonly codesOfFacts: Readonly<Record<FactJoint, number[]>>;
  readonly pricing: PricingTables;
  /** The part of photographs' addresses that many share: scheme and host. */
  readonly photoHosts: TextDictionary;
  readonly packageNames: TextDictionary;
  readonly packageCodes: TextDictionary;
}

export function createVocabulary(): Vocabulary {
  const joints = createJointDictionaries();
  for (const verdict of verdicts) {
    joints.deal.codeOf((axis) =>
      axis === 'dealType' || axis === 'verdict' ? dealValues[axis](verdict) : [],
    );
  }
  const facts = createFactTables();
  return {
    joints,
    facts,
    codesOfFacts: { tree: [], body: [], drivetrain: [], history: [] },
    pricing: new PricingTables(joints, facts),
    photoHosts: new TextDictionary(),
    packageNames: new TextDictionary(),
    packageCodes: new TextDictionary(),
  };
}
