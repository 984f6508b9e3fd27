import type { ReviewState } from '@forecourt/domain/reference/review-words';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { type JobDefinitions, retriedOverADay } from '../platform/jobs/job.ts';
import { type BrandlessMailParts, sendBrandless } from '../request/brandless-mail.ts';
import { authorLetter, type DecidedReview } from './author-letter.ts';
import type { DecidingParts, ReviewDecision } from './decision.ts';

/** Whose a review is, and how it stands. */
export interface AuthoredState {
  readonly id: string;
  readonly keeper: string | null;
  readonly state: ReviewState;
}

interface Decided {
  /** The review as it was. */
  readonly before: AuthoredState;
  readonly state: ReviewDecision['state'];
}

/** Has the author of a review told by mail what was decided of it, where that is not what was before. */
export async function tellAuthor(
  { database, queue }: DecidingParts,
  job: string,
  { before: { id: reviewId, keeper, state: before }, state }: Decided,
): Promise<void> {
  if (keeper !== null && state !== before)
    await queue.enqueue(database, { name: job, data: { reviewId, state } });
}

/** The address of whoever wrote a review; null where nobody is known to read its mail. */
export const authorEmail = ({ keeper }: { readonly keeper: PgColumn }): SQL<string | null> =>
  sql<string | null>`(select email from people
    where people.id = substring(${keeper} from '^person:(.*)') and people.email_verified)`;

/** A review that was decided of, and where its author is reached. */
export interface AuthoredReview extends DecidedReview {
  readonly email: string | null;
}

/** The mails to authors about what became of their reviews. Nothing goes out of what was decided otherwise since. */
export const authorMailJobs = (
  parts: BrandlessMailParts,
  job: string,
  find: (database: Database, id: string) => Promise<AuthoredReview | undefined>,
): JobDefinitions => ({
  [job]: {
    retry: retriedOverADay,
    timeoutSeconds: 60,
    handler: async ({ id, data }) => {
      const review = await find(parts.database, String(data.reviewId));
      if (review === undefined || review.email === null || review.state !== data.state) return;
      const { email: to } = review;
      await sendBrandless(parts, (from) => {
        const letter = authorLetter(review, from);
        return { id: `author-${id}`, to, subject: letter.heading, letter };
      });
    },
  },
});
