import { asc, eq, sql } from 'drizzle-orm';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { decideReviewsOf } from '../reviews/decide-review.ts';
import { digestReview, maxQueued, type QueuedReview } from '../reviews/decision.ts';
import { isQueued, reportsOf } from '../reviews/reports.ts';
import { tellDealerAuthor } from './author-mails.ts';
import { dealerReviews, reportedDealerReviews } from './tables.ts';
import { tellStaffOfReview } from './tell-staff.ts';

/** A review as whoever decides on it sees it. */
export interface QueuedDealerReview extends QueuedReview {
  readonly dealer: string;
}

/** Those that wait and those that were reported, the oldest first. */
export async function readDealerQueue(database: Database): Promise<QueuedDealerReview[]> {
  const dealer = sql<string>`coalesce(${owners.data}->>'name', 'dealer ' || ${dealerReviews.ownerId})`;
  const rows = await database
    .select({ review: dealerReviews, dealer, reports: reportsOf(reportedDealerReviews) })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, dealerReviews.ownerId))
    .where(isQueued(reportedDealerReviews))
    .orderBy(asc(dealerReviews.writtenAt), dealerReviews.id)
    .limit(maxQueued);
  return rows.map(({ review, dealer: name, reports }) => ({
    id: review.id,
    version: versionOf(review),
    dealer: name,
    authorName: review.authorName,
    overall: review.overall,
    title: review.title,
    text: review.body,
    state: review.state,
    reports,
  }));
}

function versionOf(review: typeof dealerReviews.$inferSelect): string {
  const { authorName, car, visit, overall, service, described, pricing, paperwork } = review;
  const stars = [overall, service, described, pricing, paperwork];
  const answers = [review.wasThere, review.paidListed];
  return digestReview(authorName, car, visit, stars, answers, review.title, review.body);
}

/** Decides on reviews of dealers; the dealer's staff is told of one that is shown, too. */
export const decideDealerReview = decideReviewsOf<typeof dealerReviews.$inferSelect>({
  reported: reportedDealerReviews,
  lock: (database, id) =>
    database.select().from(dealerReviews).where(eq(dealerReviews.id, id)).for('update'),
  versionOf,
  subjectOf: ({ ownerId }) => `dealer ${ownerId}`,
  acts: { approved: 'dealer-review.approve', rejected: 'dealer-review.reject' },
  authorJob: tellDealerAuthor,
  onShown: tellStaffOfReview,
});
