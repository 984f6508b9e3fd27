import type {
  PaidRotation,
  SearchFilter,
  SearchHit,
  SearchReader,
} from '@forecourt/domain/search/search-engine';
import type { ListingTier } from '@forecourt/domain/vehicle/codes';

/** Whose listings are paid for. */
export const paidTiers = ['PREMIUM', 'FEATURED', 'STANDARD'] as const satisfies ListingTier[];

/** How long the same listings have their turn. */
const rotationMs = 60_000;

/**
 * The turn of this minute: every process shows the same listings, and nobody keeps count.
 *
 * @param page later pages go on to the turns after
 */
export function currentRotation(page = 1): number {
  return Math.floor(Date.now() / rotationMs) + page - 1;
}

/** Listings that match the filter, are paid for and have their turn. */
export async function findPaidListings(
  engine: SearchReader,
  filter: SearchFilter,
  wanted: PaidRotation,
): Promise<readonly SearchHit[]> {
  const [hits = []] = await engine.findInRotation(filter, [wanted]);
  return hits;
}
