import { dealValues } from '@forecourt/vehicle-rules/group-values';
import type { Dictionary } from '../../columns/dictionaries/dictionary.ts';
import { TextDictionary } from '../../columns/dictionaries/text-dictionary.ts';
import { TreeLevels } from '../request/vehicle-tree.ts';
import { createFactTables, type FactTables, type FactTablesState, mapFacts } from './card-facts.ts';
import { CostTables } from './cost-tables.ts';
import { verdicts } from './deal-codes.ts';
import {
  createJointDictionaries,
  type JointDictionaries,
  type JointDictionariesState,
  type JointOfAxis,
  jointNamesOf,
  mapJoints,
  ofJoint,
  toJointOfAxis,
} from './joint-axes.ts';
import { KnownCodes } from './known-codes.ts';
import { PackageNames } from './package-names.ts';
import { PricingTables } from './pricing.ts';
import { type Division, divideDictionaries } from './split-joints.ts';

/** All dictionaries of an engine. They only grow, and every segment's codes are theirs. */
export interface Vocabulary {
  readonly joints: JointDictionaries;
  readonly jointOf: JointOfAxis;
  readonly facts: FactTables;
  readonly knownCodes: KnownCodes;
  readonly pricing: PricingTables;
  readonly costs: CostTables;
  readonly treeLevels: TreeLevels;
  /** The part of photographs' addresses that many share: scheme and host. */
  readonly photoHosts: TextDictionary;
  readonly packages: PackageNames;
}

/** All that grows with cars, always in the same order. */
export function dictionariesOf(vocabulary: Vocabulary): readonly Dictionary[] {
  const { joints, facts, photoHosts, packages } = vocabulary;
  return [
    ...jointNamesOf(joints).map((name) => ofJoint(joints, name)),
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
    jointOf: toJointOfAxis(joints),
    facts,
    knownCodes: new KnownCodes(),
    pricing: new PricingTables(joints, facts),
    costs: new CostTables(joints, facts),
    treeLevels: new TreeLevels(joints.tree),
    photoHosts: new TextDictionary(state?.photoHosts),
    packages: new PackageNames(state?.packages),
  };
}

/** The vocabulary with joint columns in parts. What was made with the undivided one is to be divided as well. */
export function divideVocabulary(
  vocabulary: Vocabulary,
  divisions: readonly Division[],
): Vocabulary {
  const joints = divideDictionaries(vocabulary.joints, divisions);
  return {
    ...vocabulary,
    joints,
    jointOf: toJointOfAxis(joints),
    knownCodes: new KnownCodes(),
  };
}

/** A copy of what is there now. */
export function stateOfVocabulary(vocabulary: Vocabulary): VocabularyState {
  const { joints, facts, photoHosts, packages } = vocabulary;
  return {
    joints: mapJoints(joints, (joint) => joint.state()),
    facts: mapFacts((name) => facts[name].state()),
    photoHosts: photoHosts.texts.slice(),
    packages: packages.texts.slice(),
  };
}
