import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { forgottenVin, type Listing } from '@forecourt/domain/listing/listing';
import { adDays } from '@forecourt/domain/selling/private-ad';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { changeMarket, type MarketChange } from '../../change-log/change-market.ts';
import { endConversationsOf } from '../../leads/conversations/conversations.ts';
import type { Database } from '../../platform/database/database.ts';
import { readListingsById } from '../../vehicles/read-listings.ts';
import { rewriteGone, takeOffMarket } from '../../vehicles/write-listings.ts';
import { privateAds } from '../tables.ts';
import type { AdRecord } from './own-ads.ts';

/**
 * Removes an ad with its pictures and its seller's address, whose conversations end. That such a car was for sale, and
 * at which price, stays counted.
 */
export async function forgetAd(
  change: MarketChange,
  { id, listingId, ownerId }: Pick<AdRecord, 'id' | 'listingId' | 'ownerId'>,
): Promise<void> {
  if (listingId !== null) {
    const known = await readListingsById(change.transaction, [listingId]);
    await takeOffMarket(
      change,
      known.flatMap(({ id: car, status }) => (status === 'active' ? [car] : [])),
    );
    await rewriteGone(
      change,
      known.map(({ data }) => withoutCar(data)),
    );
  }
  if (ownerId !== null) await endConversationsOf(change.transaction, ownerId);
  await change.transaction.execute(
    sql`update owners set lead_email = null where id = ${ownerId}::bigint`,
  );
  await change.transaction.delete(privateAds).where(eq(privateAds.id, id));
}

/** What of a listing is counted: nobody finds the one car by it. */
const withoutCar = (listing: Listing): Listing => ({
  ...listing,
  vin: forgottenVin,
  mileage: null,
  extColorSimple: null,
  extColorName: null,
  intColorSimple: null,
  intColorName: null,
  photoUrls: [],
  description: null,
});

/** Removes ads that ended long ago, and drafts that were left alone as long. */
export async function forgetAds(database: Database, now: number): Promise<void> {
  const before = new Date(now - adDays.kept * dayMs);
  const { confirmedAt, endedAt, status } = privateAds;
  // What ended before its end was noted counts from the last sign of its seller.
  const isOver = and(ne(status, 'live'), lt(sql`coalesce(${endedAt}, ${confirmedAt})`, before));
  const old = await database.select({ id: privateAds.id }).from(privateAds).where(isOver);
  for (const { id } of old)
    await changeMarket(database, async (change) => {
      // It may be back on the market by now.
      const [ad] = await change.transaction
        .select()
        .from(privateAds)
        .where(and(eq(privateAds.id, id), isOver))
        .for('update');
      if (ad) await forgetAd(change, ad);
    });
}
