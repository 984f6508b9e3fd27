import { personKeeper } from '@forecourt/domain/account/asker';
import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { type DealRating, toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { adDays } from '@forecourt/domain/selling/private-ad';
import type { ManageView, OfferRow, SellingViews } from '@forecourt/web/selling/selling-views';
import { countSaves, countViews } from '../../back-office/count-activity.ts';
import { readHead } from '../ads/ad-head.ts';
import { isNamed } from '../ads/ad-listing.ts';
import { findOthersOfAd } from '../ads/like-ad.ts';
import { loweredPrice } from '../ads/lowered-price.ts';
import { rateUsed } from '../ads/market-of-ad.ts';
import { type AdRecord, findAd } from '../ads/own-ads.ts';
import { type AskedOfSeller, readAsked } from '../offers/read-asked.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import type { View } from '../view.ts';

/** What became of an ad that was published. */
export const manageView: View<SellingViews['manage']> = {
  async read(parts, asked, at) {
    const ad = await findAd(parts.database, at.personId, asked.ad);
    if (!ad || ad.publishedAt === null || ad.ownerId === null) return null;
    const [{ head }, rateAt, conversations, counts] = await Promise.all([
      readHead(parts, ad),
      createRating(parts, ad, at),
      readAsked(parts.database, ad.ownerId),
      countActivity(parts, ad, at),
    ]);
    const price = ad.facts.price ?? 0;
    return {
      head,
      facts: ad.facts,
      counts,
      publishedAt: ad.publishedAt.getTime(),
      removalReason: ad.removalReason,
      deal: toShownDeal(rateAt(price)),
      offers: conversations.flatMap((one) => toOffer(one, price, rateAt)),
      messages: conversations.filter(({ offer }) => offer === null).map(toMessage),
      lowerTo: loweredPrice(ad, at.now),
      endsAt: endOf(ad),
    };
  },
};

type RateAt = (price: number) => DealRating | null;

/** Rates prices of the car; none while the cars like it cannot be read. */
async function createRating(
  { engine }: SellingParts,
  ad: AdRecord,
  { calls }: AtDesk,
): Promise<RateAt> {
  const { facts } = ad;
  if (!isNamed(facts)) return () => null;
  const others = await calls.attempt('ad-market', () => findOthersOfAd(engine, ad, facts), null);
  return (price) => others && rateUsed(others.mileage, price, others);
}

async function countActivity(
  { database }: SellingParts,
  { vin, listingId }: AdRecord,
  { calls, today, now, personId }: AtDesk,
): Promise<ManageView['counts']> {
  const seller = personKeeper(personId);
  const ids = listingId === null ? [] : [listingId];
  const [views, saves] = await Promise.all([
    calls.attempt('ad-views', () => countViews(database, [vin], today), null),
    calls.attempt('ad-saves', () => countSaves(database, ids, now, seller), null),
  ]);
  return {
    views: views && (views.get(vin) ?? { people: 0, byDay: [] }),
    saves: saves && (saves.get(listingId ?? 0)?.all ?? 0),
  };
}

/** Dollars that a counter-offer is a multiple of. */
const counterStep = 50;

function toOffer(asked: AskedOfSeller, price: number, rateAt: RateAt): OfferRow[] {
  const { offer, answer, countered, isEnded } = asked;
  if (offer === null) return [];
  const amount = Math.round((offer + price) / 2 / counterStep) * counterStep;
  const isOpen = answer === null && !isEnded && offer < amount && amount < price;
  return [
    {
      ...toMessage(asked),
      amount: offer,
      answer: answer && { kind: answer, amount: countered },
      middle: isOpen ? { amount, deal: toShownDeal(rateAt(amount)) } : null,
    },
  ];
}

const toMessage = ({ id, name, at, words, replied, isWaiting, path }: AskedOfSeller) => ({
  id,
  name,
  at,
  words,
  replied,
  isWaiting,
  path,
});

/** When the ad is paused unless its seller says that the car is still for sale; null where that was said since. */
function endOf({ status, askedAt, confirmedAt }: AdRecord): number | null {
  if (status !== 'live' || askedAt === null || askedAt <= confirmedAt) return null;
  return askedAt.getTime() + adDays.toAnswer * dayMs;
}
