import type { WrittenReview } from '@forecourt/web/reference/services';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { dayInWords } from '../../platform/database/moment.ts';
import { modelReviews } from '../tables.ts';

/** Reviews that somebody wrote, whatever became of them, the latest first. */
export async function findWrittenReviews(
  database: Database,
  keeper: string,
): Promise<WrittenReview[]> {
  const { id, modelCode, year, title, state, writtenAt } = modelReviews;
  return database
    .select({ id, modelCode, year, title, state, writtenOn: dayInWords(writtenAt) })
    .from(modelReviews)
    .where(eq(modelReviews.keeper, keeper))
    .orderBy(desc(writtenAt), id);
}
