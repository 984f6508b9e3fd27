import { eq } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import {
  type DecidingParts,
  decide,
  noSuchReview,
  type ReviewDecision,
  shortId,
} from '../../reviews/decision.ts';
import { settleReports } from '../../reviews/reports.ts';
import { tellAuthor } from '../../reviews/tell-author.ts';
import { modelReviews } from '../tables.ts';
import { tellModelAuthor } from './author-mails.ts';
import { reportedModels, versionOf } from './review-store.ts';

const acts = { approved: 'review.approve', rejected: 'review.reject' } as const;

/**
 * Shows a review or does not, if it still is what was seen, and tells the audit log and its author; what was
 * reported of it is settled then.
 *
 * @param actor who decides, for the audit log
 * @throws RefusedReview where there is none such, its author wrote it anew meanwhile, or somebody decided of it
 */
export async function decideReview(
  { database, queue }: DecidingParts,
  actor: string,
  decision: ReviewDecision,
): Promise<void> {
  const { id, state, reason } = decision;
  await database.transaction(async (transaction) => {
    const [review] = await transaction
      .select()
      .from(modelReviews)
      .where(eq(modelReviews.id, id))
      .for('update');
    if (!review) throw noSuchReview(id);
    const isReported = await settleReports(transaction, reportedModels, id);
    const standing = { version: versionOf(review), state: review.state, isReported };
    await transaction
      .update(modelReviews)
      .set(decide(decision, standing))
      .where(eq(modelReviews.id, id));
    await tellAuthor({ database: transaction, queue }, tellModelAuthor, { before: review, state });
    // Not the title: its author may delete that, and the log is never shortened.
    const subject = `${shortId(id)}, ${review.year} ${review.modelCode}`;
    await writeAudit(transaction, actor, { act: acts[state], subject, reason });
  });
}
