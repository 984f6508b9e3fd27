import { hasEnded } from '@forecourt/domain/selling/private-ad';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { changeAd } from '../ads/change-ad.ts';
import type { AdRecord } from '../ads/own-ads.ts';
import { putOnMarket } from '../ads/put-on-market.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import { adPictures, privateAds } from '../tables.ts';

/** The pictures of an ad while it is held: nobody else changes them. */
export interface HeldPictures {
  readonly transaction: Database;
  readonly ad: AdRecord;
  /** The cover first. */
  readonly pictures: readonly HeldPicture[];
}

type HeldPicture = Pick<typeof adPictures.$inferSelect, 'id' | 'place' | 'sentHash'>;

/** Changes pictures of an ad of this person; the market shows it with the same transaction. */
export function changePictures(
  parts: SellingParts,
  at: AtDesk,
  adId: string | undefined,
  work: (held: HeldPictures) => Promise<ActAnswer>,
): Promise<ActAnswer> {
  return changeAd(parts, at, adId, async (change, ad) => {
    const { transaction } = change;
    if (hasEnded(ad))
      return { status: 'REFUSED', sentence: 'This ad has ended: its pictures stay as they are.' };
    const answer = await work({ transaction, ad, pictures: await readPlaces(transaction, ad.id) });
    if (answer.status !== 'DONE') return answer;
    const now = new Date(at.now);
    await transaction
      .update(privateAds)
      .set({ savedAt: now, confirmedAt: now })
      .where(eq(privateAds.id, ad.id));
    if (ad.status === 'live') await putOnMarket(change, ad, { ...at, places: parts.reference });
    return answer;
  });
}

/** Where the pictures of an ad stand, and what they were made of. */
export function readPlaces(database: Database, adId: string): Promise<HeldPicture[]> {
  const { id, place, sentHash } = adPictures;
  return database
    .select({ id, place, sentHash })
    .from(adPictures)
    .where(eq(adPictures.adId, adId))
    .orderBy(place, id);
}

/** Puts pictures into an order, the cover first. */
export async function writePlaces(transaction: Database, ids: readonly string[]): Promise<void> {
  await transaction.execute(
    sql`update ad_pictures set place = ordered.place
        from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as ordered (id, place)
        where ad_pictures.id = ordered.id::uuid`,
  );
}
