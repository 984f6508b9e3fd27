import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { privateAds } from '../tables.ts';

/** Of some listings those that a person sells. */
export async function findOwnListings(
  database: Database,
  personId: string,
  listingIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ id: privateAds.listingId })
    .from(privateAds)
    .where(and(eq(privateAds.personId, personId), inArray(privateAds.listingId, [...listingIds])));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
