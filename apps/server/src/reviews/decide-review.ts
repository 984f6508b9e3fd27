import { sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import {
  type Decide,
  type DecidingParts,
  decide,
  noSuchReview,
  type ReviewDecision,
  shortId,
} from './decision.ts';
import { type ReportedReviews, settleReports } from './reports.ts';
import { type AuthoredState, tellAuthor } from './tell-author.ts';

/** Reviews of one kind, as far as somebody decides on them. */
interface DecidedReviews<Review extends AuthoredState> {
  readonly reported: ReportedReviews;
  /** The one of an id, locked until the decision is written; none where there is none such. */
  lock(database: Database, id: string): Promise<readonly Review[]>;
  /** A digest of all that is shown of it. */
  versionOf(review: Review): string;
  /** What it is about, for the audit log. */
  subjectOf(review: Review): string;
  readonly acts: Readonly<Record<ReviewDecision['state'], string>>;
  /** The job that tells its author. */
  readonly authorJob: string;
  /** Tells others of one that everybody reads from now on. */
  onShown?(parts: DecidingParts, review: Review): Promise<void>;
}

/**
 * Decides on reviews of one kind: shows one or does not, if it still is what was seen, and tells the audit log and
 * its author; what was reported of it is settled then.
 *
 * @throws RefusedReview where there is none such, its author wrote it anew meanwhile, or somebody decided of it
 */
export function decideReviewsOf<Review extends AuthoredState>(
  kind: DecidedReviews<Review>,
): Decide {
  const { reviews } = kind.reported;
  return ({ database, queue }, actor, decision) =>
    database.transaction(async (transaction) => {
      const { id, state, reason } = decision;
      const [review] = await kind.lock(transaction, id);
      if (!review) throw noSuchReview(id);
      const isReported = await settleReports(transaction, kind.reported, id);
      const version = kind.versionOf(review);
      const decided = decide(decision, { version, state: review.state, isReported });
      await transaction.execute(
        sql`update ${reviews} set state = ${decided.state}, rejected_because = ${decided.rejectedBecause}
            where id = ${id}`,
      );
      const parts = { database: transaction, queue };
      if (state === 'approved' && review.state !== 'approved') await kind.onShown?.(parts, review);
      await tellAuthor(parts, kind.authorJob, { before: review, state });
      // Not the title: its author may delete that, and the log is never shortened.
      const subject = `${shortId(id)}, ${kind.subjectOf(review)}`;
      await writeAudit(transaction, actor, { act: kind.acts[state], subject, reason });
    });
}
