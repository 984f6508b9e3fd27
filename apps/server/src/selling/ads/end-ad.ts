import { adPath, sellPath } from '@forecourt/domain/selling/ad-paths';
import { isOpenAd } from '@forecourt/domain/selling/private-ad';
import { eq } from 'drizzle-orm';
import type { MarketChange } from '../../change-log/change-market.ts';
import { takeOffMarket } from '../../vehicles/write-listings.ts';
import type { Act } from '../act.ts';
import { tellBuyers } from '../offers/tell-buyers.ts';
import { privateAds } from '../tables.ts';
import { changeAd } from './change-ad.ts';
import type { AdRecord } from './own-ads.ts';

/** Takes a car off the market for now. */
export const pauseAd: Act = {
  async run(parts, { ad: id }, at) {
    return changeAd(parts, at, id, async (change, ad) => {
      if (ad.status === 'live') await leaveMarket(change, ad, 'paused', at.now);
      return ad.publishedAt === null
        ? { status: 'MISSING' }
        : { status: 'DONE', path: adPath(ad.id) };
    });
  },
};

/** The car leaves the market as its seller says, and buyers who wait are told. */
const endAs = (ending: 'sold' | 'withdrawn'): Act => ({
  async run(parts, { ad: id }, at) {
    return changeAd(parts, at, id, async (change, ad) => {
      if (ad.publishedAt === null) return { status: 'MISSING' };
      if (isOpenAd(ad)) {
        await leaveMarket(change, ad, ending, at.now);
        await tellBuyers({ database: change.transaction, queue: parts.queue }, ad, ending);
      }
      return { status: 'DONE', path: adPath(ad.id) };
    });
  },
});

/** The car is sold. */
export const sellAd = endAs('sold');

/** The seller no longer sells it. */
export const withdrawAd = endAs('withdrawn');

/** Removes a draft. What was published is kept for its conversations. */
export const deleteDraft: Act = {
  async run(parts, { ad: id }, at) {
    return changeAd(parts, at, id, async ({ transaction }, ad) => {
      if (ad.publishedAt !== null)
        return {
          status: 'REFUSED',
          sentence: 'It was on the market: say there that it is sold, or no longer for sale.',
        };
      await transaction.delete(privateAds).where(eq(privateAds.id, ad.id));
      return { status: 'DONE', path: sellPath };
    });
  },
};

/** Takes the car of an ad off the market. */
export async function leaveMarket(
  change: MarketChange,
  { id, listingId }: Pick<AdRecord, 'id' | 'listingId'>,
  status: 'paused' | 'sold' | 'withdrawn' | 'removed',
  now: number,
): Promise<void> {
  const as = status === 'sold' ? 'sold' : 'gone';
  await takeOffMarket(change, listingId === null ? [] : [listingId], as);
  await change.transaction
    .update(privateAds)
    .set({ status, endedAt: new Date(now) })
    .where(eq(privateAds.id, id));
}
