import { dealValues } from '@forecourt/vehicle-rules/group-values';
import type { Dictionary } from '../../columns/dictionary.ts';
import { TextDictionary } from '../../columns/text-dictionary.ts';
import { TreeMakes } from '../request/vehicle-tree.ts';
import { createFactTables, type FactTables, type FactTablesState, mapFacts } from './card-facts.ts';
import { verdicts } from './deal-codes.ts';
import {
  createJointDictionaries,
  type JointDictionaries,
  type JointDictionariesState,
  mapJoints,
} from './joint-axes.ts';
import { PackageNames } from './package-names.ts';
import { PricingTables } from './pricing.ts';

/** Joint columns that the facts of a card decide alone. */
type FactJoint = 'tree' | 'build' | 'history';

/** All dictionaries of an engine. They only grow, and every segment's codes are theirs. */
export interface Vocabulary {
  readonly joints: JointDictionaries;
  readonly facts: FactTables;
  /** The code of a joint column by number of facts. */
  readonly codesOfFacts: Readonly<Record<FactJoint, number[]>>;
  readonly pricing: PricingTables;
  readonly makesOfTree: TreeMakes;
  /** The part of photographs' addresses that many share: scheme and host. */
  readonly photoHosts: TextDictionary;
  readonly packages: PackageNames;
}

/** All that grows with cars, always in the same order. */
export function dictionariesOf(vocabulary: Vocabulary): readonly Dictionary[] {
  const { joints, facts, photoHosts, packages } = vocabulary;
  return [
    ...Object.values(mapJoints((name) => joints[name])),
    ...Object.values(mapFacts((name) => facts[name])),
    photoHosts,
    packages,
  ];
}

/** What a vocabulary holds, as plain data. */
export interface VocabularyState {
  readonly joints: JointDictionariesState;
  readonly facts: FactTablesState;
  readonly photoHosts: readonly string[];
  readonly packages: readonly string[];
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
    codesOfFacts: { tree: [], build: [], history: [] },
    pricing: new PricingTables(joints, facts),
    makesOfTree: new TreeMakes(joints.tree),
    photoHosts: new TextDictionary(state?.photoHosts),
    packages: new PackageNames(state?.packages),
  };
}

/** A copy of what is there now. */
export function stateOfVocabulary(vocabulary: Vocabulary): VocabularyState {
  const { joints, facts, photoHosts, packages } = vocabulary;
  return {
    joints: mapJoints((name) => joints[name].state()),
    facts: mapFacts((name) => facts[name].state()),
    photoHosts: photoHosts.texts.slice(),
    packages: packages.texts.slice(),
  };
}
