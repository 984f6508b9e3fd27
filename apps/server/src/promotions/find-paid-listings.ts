import type {
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
} from '@forecourt/domain/search/search-engine';
import type { ListingTier } from '@forecourt/domain/vehicle/codes';

/** Whose listings are paid for. */
export const paidTiers = ['PREMIUM', 'FEATURED', 'STANDARD'] as const satisfies ListingTier[];

/** Listings that match the filter, are paid for and have their turn. */
export async function findPaidListings(
  engine: SearchReader,
  filter: SearchFilter,
  wanted: PaidRotation,
): Promise<readonly SearchHit[]> {
  const [hits = []] = await engine.findInRotation(filter, [wanted]);
  return hits;
}
