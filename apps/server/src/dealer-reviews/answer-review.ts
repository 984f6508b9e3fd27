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
  /** What it said as far as who answers knows, null for nothing; undefined where that is not told. */
  readonly known?: string | null;
}

/** What became of it: done, or the review is gone, or a colleague said something else meanwhile. */
export type ReviewAnswered =
  | { readonly status: 'DONE' }
  | { readonly status: 'GONE' }
  | { readonly status: 'STALE'; readonly present: string | null };

/**
 * Puts what a dealer says beside a review that everybody reads, and tells the audit log; what it said before goes,
 * unless that is not what whoever answers knows of.
 *
 * @param actor who says it
 * @returns gone where the dealer has no such review that is shown with that text
 */
export function answerReview(
  database: Database,
  actor: string,
  { id, ownerId, writtenAt, answer, known }: SaidToReview,
): Promise<ReviewAnswered> {
  const which = and(
    eq(dealerReviews.id, id),
    eq(dealerReviews.ownerId, ownerId),
    eq(dealerReviews.writtenAt, writtenAt),
    eq(dealerReviews.state, 'approved'),
  );
  return database.transaction(async (transaction): Promise<ReviewAnswered> => {
    const [present] = await transaction
      .select({ answer: dealerReviews.answer })
      .from(dealerReviews)
      .where(which)
      .for('update');
    if (!present) return { status: 'GONE' };
    // Pressed twice: it was done the first time.
    if (known !== undefined && isOther(present.answer, known) && isOther(present.answer, answer))
      return { status: 'STALE', present: present.answer };
    await transaction.update(dealerReviews).set({ answer }).where(which);
    const act = answer === null ? 'dealer-review.unanswer' : 'dealer-review.answer';
    await writeAudit(transaction, actor, {
      act,
      subject: `${id.slice(0, 8)}, dealer ${ownerId}`,
      after: answer,
    });
    return { status: 'DONE' };
  });
}

/** Whether two answers differ by more than how a browser ends lines. */
const isOther = (one: string | null, other: string | null): boolean =>
  one?.replaceAll(/\r\n?/g, '\n') !== other?.replaceAll(/\r\n?/g, '\n');

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
