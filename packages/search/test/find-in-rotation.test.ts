import { fairRotation } from '@forecourt/domain/promotion/rotation';
import type { PaidRotation, SearchFilter } from '@forecourt/domain/search/search-engine';
import { codesOf, listingTiers } from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allKernels } from './all-kernels.ts';
import { changesArbitrary, inventoryArbitrary } from './arbitrary-inventory.ts';
import { requestArbitrary } from './arbitrary-request.ts';
import { limitsOfTests, Twin } from './twin.ts';

const rotationArbitrary = fc.record({
  tiers: fc.subarray(codesOf(listingTiers), { minLength: 1 }),
  count: fc.integer({ min: 0, max: 12 }),
  rotation: fc.nat({ max: 30_000_000 }),
});

/** The turn taken of a whole search. */
function expectedHits(
  { engine }: Twin,
  filter: SearchFilter,
  { tiers, count, rotation }: PaidRotation,
) {
  const { hits, total } = engine.search({
    filter: { ...filter, tiers },
    sort: 'relevance',
    offset: 0,
    limit: engine.status.listings,
  });
  return fairRotation(total, count, rotation).flatMap(({ offset, limit }) =>
    hits.slice(offset, offset + limit),
  );
}

test('several turns found at once are those of searches for each of them', () => {
  fc.assert(
    fc.property(
      inventoryArbitrary,
      fc.constantFrom(...limitsOfTests),
      changesArbitrary,
      requestArbitrary,
      fc.array(rotationArbitrary, { maxLength: 5 }),
      (inventory, limits, changes, { filter }, turns) => {
        for (const kernels of allKernels) {
          const twin = new Twin(inventory, { limits, kernels });
          twin.apply(changes);
          const expected = turns.map((rotation) => expectedHits(twin, filter, rotation));
          expect(twin.engine.findInRotation(filter, turns)).toEqual(expected);
        }
      },
    ),
    { numRuns: 200 },
  );
});
