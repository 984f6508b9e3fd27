import { adPath } from '@forecourt/domain/selling/ad-paths';
import { adLimits, stepsDone } from '@forecourt/domain/selling/private-ad';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import { eq } from 'drizzle-orm';
import { privateSeller, writeAudit } from '../../audit/audit-log.ts';
import type { MarketChange } from '../../change-log/change-market.ts';
import { lockDealers } from '../../feeds/dealer-locks.ts';
import { privateCodeOf } from '../../feeds/private/private-sellers.ts';
import type { Act } from '../act.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import { privateAds } from '../tables.ts';
import { adTitle } from './ad-head.ts';
import { barredSentence, isBarred } from './barred-vins.ts';
import { changeAd } from './change-ad.ts';
import { findOtherOffer, otherOfferSentence } from './find-other-offer.ts';
import { type AdRecord, countPictures } from './own-ads.ts';
import { putOnMarket } from './put-on-market.ts';

/** The last step: brings the car to the market. Pressed twice, it is there once. */
export const publishAd: Act = {
  async run(parts, { ad: id, terms }, at) {
    return changeAd(parts, at, id, async (change, ad) => {
      if (ad.status !== 'draft') return { status: 'DONE', path: adPath(ad.id) };
      if (terms !== 'on')
        return { status: 'INVALID', problems: { terms: 'Say that you agree to this.' } };
      const missing = await missingOf(change, ad);
      if (missing !== null) return { status: 'REFUSED', sentence: missing };
      return bringToMarket(parts, at, change, ad);
    });
  },
};

/** Brings a car that left the market back to it. */
export const resumeAd: Act = {
  async run(parts, { ad: id }, at) {
    return changeAd(parts, at, id, async (change, ad) => {
      if (ad.status === 'live') return { status: 'DONE', path: adPath(ad.id) };
      if (ad.status === 'draft') return { status: 'MISSING' };
      if (ad.status === 'removed') return { status: 'REFUSED', sentence: barredSentence(at.brand) };
      return bringToMarket(parts, at, change, ad);
    });
  },
};

async function missingOf({ transaction }: MarketChange, { id, facts }: AdRecord) {
  const pictures = await countPictures(transaction, id);
  const done = stepsDone(facts, pictures);
  if (!done.car) return 'Not published: tell which car it is in the first step.';
  if (!done.condition)
    return `Not published: ${dueOfCondition(facts, pictures)} in the second step.`;
  return done.price ? null : 'Not published: name a price in the third step.';
}

const dueOfCondition = ({ condition }: AdRecord['facts'], pictures: number) =>
  [
    ...(condition === null ? ['tell its condition'] : []),
    ...(pictures < adLimits.minPictures
      ? [`show it in ${adLimits.minPictures} pictures or more`]
      : []),
  ].join(' and ');

async function bringToMarket(
  { reference }: SellingParts,
  at: AtDesk,
  change: MarketChange,
  ad: AdRecord,
): Promise<ActAnswer> {
  const { transaction } = change;
  // No other person brings the same car meanwhile. A dealer may: whoever has a car tells it by reporting the other.
  await lockDealers(transaction, [privateCodeOf(ad.vin)]);
  if (await isBarred(transaction, ad.vin))
    return { status: 'REFUSED', sentence: barredSentence(at.brand) };
  const other = await findOtherOffer(transaction, ad);
  if (other) return { status: 'REFUSED', sentence: otherOfferSentence(other) };
  await putOnMarket(change, ad, { ...at, places: reference });
  const now = new Date(at.now);
  await transaction
    .update(privateAds)
    .set({ status: 'live', publishedAt: ad.publishedAt ?? now, confirmedAt: now, endedAt: null })
    .where(eq(privateAds.id, ad.id));
  await writeAudit(transaction, privateSeller, {
    act: 'private-ad.publish',
    subject: `${adTitle(ad, reference)}, ${ad.vin}`,
    before: ad.status,
    after: 'live',
  });
  return { status: 'DONE', path: adPath(ad.id) };
}
