import { type AdFacts, endedStatuses } from '@forecourt/domain/selling/private-ad';
import { and, count, desc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { adPictures, privateAds } from '../tables.ts';

/** An ad as it is kept. */
export type AdRecord = typeof privateAds.$inferSelect;

/** An ad of this person; undefined for anybody else's. */
export async function findAd(
  database: Database,
  personId: string,
  id: string | undefined,
): Promise<AdRecord | undefined> {
  const [found] = await ofPerson(database, personId, id);
  return found;
}

/** The same, held by a transaction to its end: whoever changes the ad meanwhile waits. */
export async function findAdToChange(
  transaction: Database,
  personId: string,
  id: string | undefined,
): Promise<AdRecord | undefined> {
  const [found] = await ofPerson(transaction, personId, id).for('update');
  return found;
}

/** Nobody has what has not the form of an id. */
const nobodys = '00000000-0000-0000-0000-000000000000';

const ofPerson = (database: Database, personId: string, id = '') =>
  database
    .select()
    .from(privateAds)
    .where(and(eq(privateAds.id, isUuid(id) ? id : nobodys), eq(privateAds.personId, personId)));

/** All ads of a person, the latest first. */
export function listAds(database: Database, personId: string): Promise<AdRecord[]> {
  return database
    .select()
    .from(privateAds)
    .where(eq(privateAds.personId, personId))
    .orderBy(desc(privateAds.createdAt), privateAds.id);
}

/** How many ads of a person have not ended. */
export async function countOpenAds(database: Database, personId: string): Promise<number> {
  const [row] = await database
    .select({ ads: count() })
    .from(privateAds)
    .where(
      and(eq(privateAds.personId, personId), notInArray(privateAds.status, [...endedStatuses])),
    );
  return row?.ads ?? 0;
}

/** Keeps what a seller said, which also shows that the car is still for sale. */
export async function saveFacts(
  transaction: Database,
  { id, facts }: AdRecord,
  said: Partial<AdFacts>,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await transaction
    .update(privateAds)
    .set({ facts: { ...facts, ...said }, savedAt: at, confirmedAt: at })
    .where(eq(privateAds.id, id));
}

export async function countPictures(database: Database, adId: string): Promise<number> {
  const [row] = await database
    .select({ pictures: count() })
    .from(adPictures)
    .where(eq(adPictures.adId, adId));
  return row?.pictures ?? 0;
}
