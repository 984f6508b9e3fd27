import { dealerPath, dealerReviewPath } from '@forecourt/domain/dealer/dealer-path';
import { eq } from 'drizzle-orm';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { type AuthoredReview, authorEmail } from '../reviews/tell-author.ts';
import { dealerName } from './own-dealer-reviews.ts';
import { dealerReviews } from './tables.ts';

/** Tells authors what became of their reviews of dealers. Its name is in the database. */
export const tellDealerAuthor = 'tell-author-of-dealer-review';

/** A review of a dealer as its author hears of it. */
export async function findAuthoredDealerReview(
  database: Database,
  id: string,
): Promise<AuthoredReview | undefined> {
  const { ownerId, title, state, rejectedBecause } = dealerReviews;
  const email = authorEmail(dealerReviews);
  const [found] = await database
    .select({ ownerId, about: dealerName, title, state, rejectedBecause, email })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, ownerId))
    .where(eq(dealerReviews.id, id));
  if (found === undefined) return undefined;
  const path = dealerPath({ id: found.ownerId, name: found.about });
  return { ...found, path, formPath: dealerReviewPath(path) };
}
