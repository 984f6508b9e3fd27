import { parseCarPrice } from '@forecourt/domain/listing/car-price';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import { saleSteps } from '@forecourt/domain/selling/private-ad';
import { eq } from 'drizzle-orm';
import type { Act } from '../act.ts';
import { privateAds } from '../tables.ts';
import { changeAd } from './change-ad.ts';
import { saveFacts } from './own-ads.ts';
import { putOnMarket } from './put-on-market.ts';

/** It is still for sale. */
export const confirmAd: Act = {
  async run(parts, { ad: id }, at) {
    return changeAd(parts, at, id, async ({ transaction }, ad) => {
      if (ad.publishedAt === null) return { status: 'MISSING' };
      await saveFacts(transaction, ad, {}, at.now);
      return { status: 'DONE', path: adPath(ad.id) };
    });
  },
};

/** Lowers the price, as the seller thought of doing each week. */
export const lowerPrice: Act = {
  async run(parts, { ad: id, price: typed = '' }, at) {
    const price = parseCarPrice(typed);
    return changeAd(parts, at, id, async (change, ad) => {
      if (ad.status !== 'live' || ad.facts.price === null) return { status: 'MISSING' };
      if (price === undefined || price > ad.facts.price)
        return { status: 'REFUSED', sentence: 'Nothing was changed: expected a lower price.' };
      const { transaction } = change;
      await saveFacts(transaction, ad, { price }, at.now);
      await noteDecision(transaction, ad.id, at.now);
      const facts = { ...ad.facts, price };
      await putOnMarket(change, { ...ad, facts }, { ...at, places: parts.reference });
      return { status: 'DONE', path: adPath(ad.id) };
    });
  },
};

/** Leaves the price as it is for another week. */
export const keepPrice: Act = {
  async run(parts, { ad: id }, at) {
    return changeAd(parts, at, id, async ({ transaction }, ad) => {
      if (ad.publishedAt === null) return { status: 'MISSING' };
      await saveFacts(transaction, ad, {}, at.now);
      await noteDecision(transaction, ad.id, at.now);
      return { status: 'DONE', path: adPath(ad.id) };
    });
  },
};

type Transaction = Parameters<typeof saveFacts>[0];

const noteDecision = (transaction: Transaction, id: string, now: number) =>
  transaction
    .update(privateAds)
    .set({ priceDecidedAt: new Date(now) })
    .where(eq(privateAds.id, id));

/** Notes what of the sale is done, or is not after all. */
export const noteSaleStep: Act = {
  async run(parts, { ad: id, step, done }, at) {
    const code = saleSteps.find((one) => one.code === step)?.code;
    return changeAd(parts, at, id, async ({ transaction }, ad) => {
      if (ad.publishedAt === null || code === undefined) return { status: 'MISSING' };
      const others = ad.facts.saleSteps.filter((one) => one !== code);
      const steps = done === 'on' ? [...others, code] : others;
      await saveFacts(transaction, ad, { saleSteps: steps }, at.now);
      return { status: 'DONE', path: adPath(ad.id) };
    });
  },
};
