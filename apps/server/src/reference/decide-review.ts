import { eq } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { type QueuedReview, versionOf } from './review-store.ts';
import { modelReviews, reviewReports } from './tables.ts';

/** Nothing can be decided of a review so; the message says why. */
export class RefusedReview extends Refusal {
  override readonly name = 'RefusedReview';
}

/** What somebody decides of a review. */
export interface ReviewDecision extends Pick<QueuedReview, 'id' | 'version'> {
  readonly state: 'approved' | 'rejected';
  /** Why, for the audit log; null where nobody said. */
  readonly reason: string | null;
}

/** How a review stands when something is decided of it. */
interface Standing {
  readonly state: QueuedReview['state'];
  /** Whether it waits for a decision or was reported since the last one. */
  readonly isQueued: boolean;
}

const acts = { approved: 'review.approve', rejected: 'review.reject' } as const;

/**
 * Shows a review that waits for a decision or does not, if it still is what was seen, and tells the audit log; what was
 * reported of it is settled then.
 *
 * @param actor who decides, for the audit log
 * @throws RefusedReview where there is none such, its author wrote it anew meanwhile, or somebody decided of it
 */
export function decideQueuedReview(
  database: Database,
  actor: string,
  decision: ReviewDecision,
): Promise<void> {
  return decide(database, actor, decision, ({ isQueued }) => isQueued);
}

/** As `decideQueuedReview`, and what was decided otherwise before is turned over. */
export function decideReview(
  database: Database,
  actor: string,
  decision: ReviewDecision,
): Promise<void> {
  return decide(
    database,
    actor,
    decision,
    ({ isQueued, state }) => isQueued || state !== decision.state,
  );
}

async function decide(
  database: Database,
  actor: string,
  { id, version, state, reason }: ReviewDecision,
  isOpen: (review: Standing) => boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [review] = await transaction
      .select()
      .from(modelReviews)
      .where(eq(modelReviews.id, id))
      .for('update');
    if (!review) throw new RefusedReview(`There is no review ${id}.`);
    if (versionOf(review) !== version)
      throw new RefusedReview(
        `The review ${id} was changed meanwhile, and nothing was decided. Read it again.`,
      );
    const short = id.slice(0, 8);
    const settled = await transaction
      .delete(reviewReports)
      .where(eq(reviewReports.reviewId, id))
      .returning({ keeper: reviewReports.keeper });
    const isQueued =
      review.state === 'waiting' || (review.state === 'approved' && settled.length > 0);
    if (!isOpen({ state: review.state, isQueued }))
      throw new RefusedReview(`The review ${short} was ${review.state} already.`);
    await transaction.update(modelReviews).set({ state }).where(eq(modelReviews.id, id));
    // Not the title: its author may delete that, and the log is never shortened.
    const subject = `${short}, ${review.year} ${review.modelCode}`;
    await writeAudit(transaction, actor, { act: acts[state], subject, reason });
  });
}
