import type { OwnDealerReview } from '@forecourt/web/dealer-reviews/services';
import { desc, eq, sql } from 'drizzle-orm';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { dayInWords } from '../platform/database/moment.ts';
import { dealerReviews } from './tables.ts';

/** Reviews of dealers that somebody wrote, whatever became of them, the latest first. */
export async function findOwnDealerReviews(
  database: Database,
  keeper: string,
): Promise<OwnDealerReview[]> {
  const { id, ownerId, title, state, writtenAt } = dealerReviews;
  const dealer = sql<string>`coalesce(${owners.data}->>'name', 'a dealer that is gone')`;
  return database
    .select({ id, ownerId, dealer, title, state, writtenOn: dayInWords(writtenAt) })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, ownerId))
    .where(eq(dealerReviews.keeper, keeper))
    .orderBy(desc(writtenAt), id);
}
