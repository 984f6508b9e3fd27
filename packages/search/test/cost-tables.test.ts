import { segments } from '@forecourt/domain/money/finance-tables';
import { listingArbitrary } from '@forecourt/search-contract/arbitrary-inventory';
import { toUnratedCard } from '@forecourt/vehicle-rules/unrated-card';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { CostTables, segmentNames } from '../src/vehicle/cars/cost-tables.ts';
import { createVocabulary } from '../src/vehicle/cars/vocabulary.ts';

test('costs know every segment of the tables', () => {
  expect(segmentNames.toSorted()).toEqual(segments.toSorted());
});

test('what an order by cost to own knows of specifications keeps none of them', () => {
  const { joints, facts } = createVocabulary();
  const [car] = fc.sample(listingArbitrary(), { numRuns: 1, seed: 3 });
  if (!car) throw new Error('no car');
  const kept = vi.spyOn(facts.specification, 'get');
  const { owned } = new CostTables(joints, facts);
  const id = facts.specification.idOf(toUnratedCard(car));
  owned.tables();
  owned.read(id);
  expect(owned.tables().segments[id]).toBeGreaterThan(0);
  expect(kept).not.toHaveBeenCalled();
  expect(facts.specification.read(id)).toEqual(facts.specification.get(id));
  expect(facts.specification.read(id)).not.toBe(facts.specification.get(id));
});
