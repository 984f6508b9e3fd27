import type { WrittenReview } from '@forecourt/web/reference/services';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { modelReviews } from '../tables.ts';

/** Reviews that somebody wrote, whatever became of them, the latest first. */
export async function findWrittenReviews(
  database: Database,
  keeper: string,
): Promise<WrittenReview[]> {
  const { id, modelCode, year, title, state, writtenAt } = modelReviews;
  const writtenOn = sql<string>`to_char(${writtenAt} at time zone 'UTC', 'FMMonth FMDD, YYYY')`;
  return database
    .select({ id, modelCode, year, title, state, writtenOn })
    .from(modelReviews)
    .where(eq(modelReviews.keeper, keeper))
    .orderBy(desc(writtenAt), id);
}

/**
 * Removes a review, with what was reported of it, where its author asks for it.
 *
 * @returns whether it is gone: pressed twice, the second finds none and has what the first had
 */
export async function deleteReview(
  database: Database,
  keeper: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  await database
    .delete(modelReviews)
    .where(and(eq(modelReviews.id, id), eq(modelReviews.keeper, keeper)));
  const left = await database
    .select({ id: modelReviews.id })
    .from(modelReviews)
    .where(eq(modelReviews.id, id));
  return left.length === 0;
}
