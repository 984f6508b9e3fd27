import { fairRotation } from '@forecourt/domain/promotion/rotation';
import type {
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
} from '@forecourt/domain/search/search-engine';
import { codesOf, listingTiers } from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';

/** A rotation of some tiers, wherever it stands. */
export const rotationArbitrary: fc.Arbitrary<PaidRotation> = fc.record({
  tiers: fc.subarray(codesOf(listingTiers), { minLength: 1 }),
  count: fc.integer({ min: 0, max: 12 }),
  rotation: fc.nat({ max: 30_000_000 }),
});

/** The listings of one rotation, taken out of a whole search of the same engine. */
export async function expectedRotation(
  engine: Pick<SearchReader, 'search' | 'status'>,
  filter: SearchFilter,
  { tiers, count, rotation }: PaidRotation,
): Promise<SearchHit[]> {
  const { hits, total } = await engine.search({
    filter: { ...filter, tiers },
    sort: 'relevance',
    offset: 0,
    limit: engine.status.listings,
  });
  return fairRotation(total, count, rotation).flatMap(({ offset, limit }) =>
    hits.slice(offset, offset + limit),
  );
}
