import type { OwnDealerReview } from '@forecourt/web/dealer-reviews/services';
import { and, desc, eq, sql } from 'drizzle-orm';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';
import { dealerReviews } from './tables.ts';

/** Reviews of dealers that somebody wrote, whatever became of them, the latest first. */
export async function findOwnDealerReviews(
  database: Database,
  keeper: string,
): Promise<OwnDealerReview[]> {
  const { id, ownerId, title, state, writtenAt } = dealerReviews;
  const writtenOn = sql<string>`to_char(${writtenAt} at time zone 'UTC', 'FMMonth FMDD, YYYY')`;
  const dealer = sql<string>`coalesce(${owners.data}->>'name', 'a dealer that is gone')`;
  return database
    .select({ id, ownerId, dealer, title, state, writtenOn })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, ownerId))
    .where(eq(dealerReviews.keeper, keeper))
    .orderBy(desc(writtenAt), id);
}

/**
 * Removes a review where its author asks for it.
 *
 * @returns whether it is gone: pressed twice, the second finds none and has what the first had
 */
export async function deleteDealerReview(
  database: Database,
  keeper: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  await database
    .delete(dealerReviews)
    .where(and(eq(dealerReviews.id, id), eq(dealerReviews.keeper, keeper)));
  const left = await database
    .select({ id: dealerReviews.id })
    .from(dealerReviews)
    .where(eq(dealerReviews.id, id));
  return left.length === 0;
}
