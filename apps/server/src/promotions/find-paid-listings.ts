import type { ListingTier } from '@forecourt/domain/codes';
import { fairTurn } from '@forecourt/domain/fair-turn';
import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search-engine';

/** Whose listings are paid for. */
export const paidTiers = ['PREMIUM', 'FEATURED', 'STANDARD'] as const satisfies ListingTier[];

/** How long the same listings have their turn. */
const turnMilliseconds = 60_000;

/**
 * The turn of this minute: every process shows the same listings, and nobody keeps count.
 *
 * @param page later pages go on to the turns after
 */
export function currentTurn(page = 1): number {
  return Math.floor(Date.now() / turnMilliseconds) + page - 1;
}

/** Listings of these tiers that match the filter and have their turn, at most `count`. */
export async function findPaidListings(
  engine: SearchReader,
  filter: SearchFilter,
  wanted: {
    readonly tiers: readonly ListingTier[];
    readonly count: number;
    readonly turn: number;
  },
): Promise<SearchHit[]> {
  const paid = { ...filter, tiers: wanted.tiers };
  const places = await engine.count(paid);
  const stretches = await Promise.all(
    fairTurn(places, wanted.count, wanted.turn).map(({ offset, limit }) =>
      engine.search({ filter: paid, sort: 'relevance', offset, limit }),
    ),
  );
  return stretches.flatMap(({ hits }) => hits);
}
