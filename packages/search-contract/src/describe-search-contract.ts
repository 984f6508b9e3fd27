import { describe } from 'vitest';
import { testAnswers, testUnknownOwners, testVersions } from './answers-contract.ts';
import { type Inventory, models } from './arbitrary-inventory.ts';
import type { Contract, EngineUnderTest, InventoryOfDay, Trial } from './engine-under-test.ts';
import { testLookUps, testOwnersInAreas, testRotations } from './look-up-contract.ts';
import {
  testDelivery,
  testFeatureCounts,
  testRatings,
  testUnknownFeatures,
  testUnsoldModels,
} from './rules-contract.ts';
import { Stock, today } from './stock.ts';

/** What the contract is tested on, and how thoroughly. */
export interface SearchContractOptions {
  /** Names the engine in the report. */
  readonly name: string;
  /** An engine that has these cars. */
  readonly build: (inventory: InventoryOfDay) => Promise<EngineUnderTest>;
  /** Inventories for each test. */
  readonly runs: number;
}

/** Declares the tests that every search engine has to pass, for the test file of one. */
export function describeSearchContract({ name, build, runs }: SearchContractOptions): void {
  async function trial(inventory: Inventory, run: Trial): Promise<void> {
    const subject = await build({ ...inventory, today, models });
    try {
      await run(subject, new Stock(inventory));
    } finally {
      await subject.stop();
    }
  }
  const contract: Contract = { trial, runs: { numRuns: runs } };
  describe(`the search contract on ${name}`, () => {
    testAnswers(contract);
    testVersions(contract);
    testUnknownOwners(contract);
    testLookUps(contract);
    testRotations(contract);
    testOwnersInAreas(contract);
    testRatings(contract);
    testUnknownFeatures(contract);
    testFeatureCounts(contract);
    testUnsoldModels(contract);
    testDelivery(contract);
  });
}
