import { dealValues } from '@forecourt/vehicle-rules/group-values';
import type { Dictionary } from '../../columns/dictionary.ts';
import { TextDictionary } from '../../columns/text-dictionary.ts';
import { TreeMakes } from '../request/vehicle-tree.ts';
import {
  createFactTables,
  type FactName,
  type FactTables,
  type FactTablesState,
  mapFacts,
} from './card-facts.ts';
import { verdicts } from './deal-codes.ts';
import {
  createJointDictionaries,
  type JointDictionaries,
  type JointDictionariesState,
  type JointName,
  type JointOfAxis,
  jointNamesOf,
  mapJoints,
  ofJoint,
  toJointOfAxis,
} from './joint-axes.ts';
import { PackageNames } from './package-names.ts';
import { PricingTables } from './pricing.ts';
import { type Division, divideDictionaries } from './split-joints.ts';

/** Joint columns, and parts of them, that the facts of a card decide alone. */
const decidingFacts: Readonly<Record<string, FactName>> = {
  tree: 'specification',
  build: 'specification',
  history: 'history',
};

/** The codes of a joint column by number of the facts that decide them. */
export interface CodesOfFacts {
  readonly fact: FactName;
  readonly codes: number[];
}

/** All dictionaries of an engine. They only grow, and every segment's codes are theirs. */
export interface Vocabulary {
  readonly joints: JointDictionaries;
  readonly jointOf: JointOfAxis;
  readonly facts: FactTables;
  readonly codesOfFacts: ReadonlyMap<JointName, CodesOfFacts>;
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
    codesOfFacts: toCodesOfFacts(joints),
    pricing: new PricingTables(joints, facts),
    makesOfTree: new TreeMakes(joints.tree),
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
    codesOfFacts: toCodesOfFacts(joints),
  };
}

function toCodesOfFacts(joints: JointDictionaries): Map<JointName, CodesOfFacts> {
  return new Map(
    jointNamesOf(joints).flatMap((name): [JointName, CodesOfFacts][] => {
      const fact = decidingFacts[name.replace(/\d+$/, '')];
      return fact ? [[name, { fact, codes: [] }]] : [];
    }),
  );
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
