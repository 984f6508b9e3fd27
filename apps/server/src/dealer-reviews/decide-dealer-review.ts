import { asc, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import {
  type DecidingParts,
  decide,
  digestReview,
  maxQueued,
  noSuchReview,
  type QueuedReview,
  type ReviewDecision,
  shortId,
} from '../reviews/decision.ts';
import { isQueued, reportsOf, settleReports } from '../reviews/reports.ts';
import { tellAuthor } from '../reviews/tell-author.ts';
import { tellDealerAuthor } from './author-mails.ts';
import { dealerReviews, reportedDealers } from './tables.ts';
import { tellStaffOfReview } from './tell-staff.ts';

/** A review as whoever decides on it sees it. */
export interface QueuedDealerReview extends QueuedReview {
  readonly dealer: string;
}

/** Those that wait and those that were reported, the oldest first. */
export async function readDealerQueue(database: Database): Promise<QueuedDealerReview[]> {
  const dealer = sql<string>`coalesce(${owners.data}->>'name', 'dealer ' || ${dealerReviews.ownerId})`;
  const rows = await database
    .select({ review: dealerReviews, dealer, reports: reportsOf(reportedDealers) })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, dealerReviews.ownerId))
    .where(isQueued(reportedDealers))
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

const acts = { approved: 'dealer-review.approve', rejected: 'dealer-review.reject' } as const;

/**
 * Shows a review or does not, if it still is what was seen, and tells the audit log, its author and the dealer's
 * staff; what was reported of it is settled then.
 *
 * @param actor who decides, for the audit log
 * @throws RefusedReview where there is none such, its author wrote it anew meanwhile, or somebody decided of it
 */
export async function decideDealerReview(
  { database, queue }: DecidingParts,
  actor: string,
  decision: ReviewDecision,
): Promise<void> {
  const { id, state, reason } = decision;
  await database.transaction(async (transaction) => {
    const [review] = await transaction
      .select()
      .from(dealerReviews)
      .where(eq(dealerReviews.id, id))
      .for('update');
    if (!review) throw noSuchReview(id);
    const isReported = await settleReports(transaction, reportedDealers, id);
    const standing = { version: versionOf(review), state: review.state, isReported };
    await transaction
      .update(dealerReviews)
      .set(decide(decision, standing))
      .where(eq(dealerReviews.id, id));
    const parts = { database: transaction, queue };
    if (state === 'approved' && review.state !== 'approved') await tellStaffOfReview(parts, review);
    await tellAuthor(parts, tellDealerAuthor, { before: review, state });
    // Not the title: its author may delete that, and the log is never shortened.
    const subject = `${shortId(id)}, dealer ${review.ownerId}`;
    await writeAudit(transaction, actor, { act: acts[state], subject, reason });
  });
}
