import { and, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database.ts';
import { isUuid } from '../platform/database/is-uuid.ts';

/** A table of reviews, as far as whose they are. */
type ReviewTable = PgTable & { readonly id: PgColumn; readonly keeper: PgColumn };

/**
 * Removes a review where its author asks for it.
 *
 * @returns whether it is gone: pressed twice, the second finds none and has what the first had
 */
export async function deleteOwnReview(
  database: Database,
  reviews: ReviewTable,
  { keeper, id }: { readonly keeper: string; readonly id: string },
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const isIt = eq(reviews.id, id);
  await database.delete(reviews).where(and(isIt, eq(reviews.keeper, keeper)));
  return (await database.$count(reviews, isIt)) === 0;
}
