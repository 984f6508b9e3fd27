import { createHash } from 'node:crypto';
import type { ReviewState } from '@forecourt/domain/reference/review-words';
import { asc, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { owners } from '../dealers/owner-tables.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { dealerReviews } from './tables.ts';

/** Nothing can be decided of a review so; the message says why. */
export class RefusedDealerReview extends Refusal {
  override readonly name = 'RefusedDealerReview';
}

/** A review as whoever decides on it sees it. */
export interface QueuedDealerReview {
  readonly id: string;
  /** Of what the decision is about: another one once the author wrote it anew. */
  readonly version: string;
  readonly dealer: string;
  readonly authorName: string;
  readonly overall: number;
  readonly title: string;
  readonly text: string;
}

/** Those that wait, the oldest first. */
export async function readDealerQueue(database: Database): Promise<QueuedDealerReview[]> {
  const dealer = sql<string>`coalesce(${owners.data}->>'name', 'dealer ' || ${dealerReviews.ownerId})`;
  const rows = await database
    .select({ review: dealerReviews, dealer })
    .from(dealerReviews)
    .leftJoin(owners, eq(owners.id, dealerReviews.ownerId))
    .where(eq(dealerReviews.state, 'waiting'))
    .orderBy(asc(dealerReviews.writtenAt), dealerReviews.id);
  return rows.map(({ review, dealer: name }) => ({
    ...{ id: review.id, version: versionOf(review), dealer: name },
    ...{ authorName: review.authorName, overall: review.overall },
    ...{ title: review.title, text: review.body },
  }));
}

/** A digest of all that is shown of a review, as a time may be the same of two. */
function versionOf(review: typeof dealerReviews.$inferSelect): string {
  const { authorName, car, visit, overall, service, described, pricing, paperwork } = review;
  const stars = [overall, service, described, pricing, paperwork];
  const answers = [review.wasThere, review.paidListed];
  const shown = JSON.stringify([authorName, car, visit, stars, answers, review.title, review.body]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 16);
}

/** What somebody decides of a review. */
export interface DealerReviewDecision extends Pick<QueuedDealerReview, 'id' | 'version'> {
  readonly state: 'approved' | 'rejected';
  /** Why, for the audit log; null where nobody said. */
  readonly reason: string | null;
  /** Which states it may be in. */
  readonly from: readonly ReviewState[];
}

const acts = { approved: 'dealer-review.approve', rejected: 'dealer-review.reject' } as const;

/**
 * Shows a review or does not, if it still is what was seen, and tells the audit log.
 *
 * @param actor who decides, for the audit log
 * @throws RefusedDealerReview where there is none such, its author wrote it anew meanwhile, or somebody decided of it
 */
export async function decideDealerReview(
  database: Database,
  actor: string,
  { id, version, state, reason, from }: DealerReviewDecision,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [review] = await transaction
      .select()
      .from(dealerReviews)
      .where(eq(dealerReviews.id, id))
      .for('update');
    if (!review) throw new RefusedDealerReview(`There is no review ${id}.`);
    if (versionOf(review) !== version)
      throw new RefusedDealerReview(
        `The review ${id} was changed meanwhile, and nothing was decided. Read it again.`,
      );
    const short = id.slice(0, 8);
    if (!from.includes(review.state))
      throw new RefusedDealerReview(`The review ${short} was ${review.state} already.`);
    await transaction.update(dealerReviews).set({ state }).where(eq(dealerReviews.id, id));
    // Not the title: its author may delete that, and the log is never shortened.
    const subject = `${short}, dealer ${review.ownerId}`;
    await writeAudit(transaction, actor, { act: acts[state], subject, reason });
  });
}
