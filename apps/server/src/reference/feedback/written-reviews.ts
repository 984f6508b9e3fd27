import type { WrittenReview } from '@forecourt/web/reference/services';
import type { ReviewBefore } from '@forecourt/web/reviews/review-before';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { dayInWords } from '../../platform/database/moment.ts';
import { modelReviews } from '../tables.ts';

/** Reviews that somebody wrote, whatever became of them, the latest first. */
export async function findWrittenReviews(
  database: Database,
  keeper: string,
): Promise<WrittenReview[]> {
  const { id, modelCode, year, title, state, rejectedBecause, writtenAt } = modelReviews;
  return database
    .select({
      id,
      modelCode,
      year,
      title,
      state,
      rejectedBecause,
      writtenOn: dayInWords(writtenAt),
    })
    .from(modelReviews)
    .where(eq(modelReviews.keeper, keeper))
    .orderBy(desc(writtenAt), id);
}

/** What somebody wrote of a model year; null where they did not. */
export async function findReviewBefore(
  database: Database,
  keeper: string,
  { modelCode, year }: { readonly modelCode: string; readonly year: number },
): Promise<ReviewBefore | null> {
  const [review] = await database
    .select()
    .from(modelReviews)
    .where(
      and(
        eq(modelReviews.keeper, keeper),
        eq(modelReviews.modelCode, modelCode),
        eq(modelReviews.year, year),
      ),
    )
    .orderBy(desc(modelReviews.writtenAt))
    .limit(1);
  if (!review) return null;
  const stars = Object.entries(review.ratings).map(([name, given]) => [name, String(given)]);
  return {
    fields: {
      ...Object.fromEntries(stars),
      year: String(review.year),
      relation: review.relation,
      title: review.title,
      text: review.body,
    },
    rejectedBecause: review.rejectedBecause,
  };
}
