import { and, count, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { isShown } from './read-dealer-reviews.ts';
import { dealerReviews } from './tables.ts';

/** What a dealer says to a review. */
export interface SaidToReview {
  readonly id: string;
  readonly ownerId: number;
  /** When the text was written that is answered. */
  readonly writtenAt: Date;
  /** Null takes back what was said. */
  readonly answer: string | null;
}

/**
 * Puts what a dealer says beside a review that everybody reads, and tells the audit log; what it said before goes.
 *
 * @param actor who says it
 * @returns false where the dealer has no such review that is shown with that text
 */
export function answerReview(
  database: Database,
  actor: string,
  { id, ownerId, writtenAt, answer }: SaidToReview,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const answered = await transaction
      .update(dealerReviews)
      .set({ answer })
      .where(
        and(
          eq(dealerReviews.id, id),
          eq(dealerReviews.ownerId, ownerId),
          eq(dealerReviews.writtenAt, writtenAt),
          eq(dealerReviews.state, 'approved'),
        ),
      )
      .returning({ id: dealerReviews.id });
    if (answered.length === 0) return false;
    const act = answer === null ? 'dealer-review.unanswer' : 'dealer-review.answer';
    await writeAudit(transaction, actor, {
      ...{ act, subject: `${id.slice(0, 8)}, dealer ${ownerId}`, after: answer },
    });
    return true;
  });
}

/** Reviews that everybody reads and the dealer said nothing to. @param now in milliseconds since 1970 */
export async function countUnanswered(
  database: Database,
  ownerId: number,
  now: number,
): Promise<number> {
  const [row] = await database
    .select({ reviews: count() })
    .from(dealerReviews)
    .where(and(isShown(ownerId, now), isNull(dealerReviews.answer)));
  return row?.reviews ?? 0;
}
