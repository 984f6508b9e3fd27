import type { Dictionary } from '../columns/dictionary.ts';
import { TextDictionary } from '../columns/text-dictionary.ts';
import { createFactTables, type FactTables, type FactTablesState, mapFacts } from './card-facts.ts';
import { verdicts } from './deal-codes.ts';
import { dealValues } from './group-values.ts';
import {
  createJointDictionaries,
  type JointDictionaries,
  type JointDictionariesState,
  mapJoints,
} from './joint-axes.ts';
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

/** All that grows with cars, always in the same order. */
export function dictionariesOf({ joints, facts, ...texts }: Vocabulary): readonly Dictionary[] {
  const { photoHosts, packageNames, packageCodes } = texts;
  return [
    ...Object.values(mapJoints((name) => joints[name])),
    ...Object.values(mapFacts((name) => facts[name])),
    photoHosts,
    packageNames,
    packageCodes,
  ];
}

/** What a vocabulary holds, as plain data. */
export interface VocabularyState {
  readonly joints: JointDictionariesState;
  readonly facts: FactTablesState;
  readonly photoHosts: readonly string[];
  readonly packageNames: readonly string[];
  readonly packageCodes: readonly string[];
}

/** @param state what another vocabulary held */
export function createVocabulary(state?: VocabularyState): Vocabulary {
  const joints = createJointDictionaries(state?.joints);
  const facts = createFactTables(state?.facts);
  for (const verdict of verdicts) {
    joints.deal.codeOf((axis) =>
      axis === 'dealType' || axis === 'verdict' ? dealValues[axis](verdict) : [],
    );
  }
  return {
    joints,
    facts,
    codesOfFacts: { tree: [], body: [], drivetrain: [], history: [] },
    pricing: new PricingTables(joints, facts),
    photoHosts: new TextDictionary(state?.photoHosts),
    packageNames: new TextDictionary(state?.packageNames),
    packageCodes: new TextDictionary(state?.packageCodes),
  };
}

/** A copy of what is there now. */
export function stateOfVocabulary(vocabulary: Vocabulary): VocabularyState {
  const { joints, facts, photoHosts, packageNames, packageCodes } = vocabulary;
  return {
    joints: mapJoints((name) => joints[name].state()),
    facts: mapFacts((name) => facts[name].state()),
    photoHosts: photoHosts.texts.slice(),
    packageNames: packageNames.texts.slice(),
    packageCodes: packageCodes.texts.slice(),
  };
}
