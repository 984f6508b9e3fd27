import type { SellingViews } from '@forecourt/web/selling/selling-views';
import { findTradeInValue } from '../../wallet/value-trade-in.ts';
import { readHead } from '../ads/ad-head.ts';
import { isNamed, type NamedFacts } from '../ads/ad-listing.ts';
import { findOthersOfAd } from '../ads/like-ad.ts';
import { marketOfAd } from '../ads/market-of-ad.ts';
import { findAd } from '../ads/own-ads.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import type { View } from '../view.ts';

/** What it costs, beside what others ask and what else it could bring. */
export const priceView: View<SellingViews['price']> = {
  async read(parts, asked, at) {
    const ad = await findAd(parts.database, at.personId, asked.ad);
    if (!ad) return null;
    const { head } = await readHead(parts, ad);
    const { facts } = ad;
    if (!isNamed(facts)) return { head, facts, market: null, tradeIn: null, sold: null };
    const [market, tradeIn, sold] = await Promise.all([
      at.calls.attempt(
        'ad-market',
        async () => {
          const others = await findOthersOfAd(parts.engine, ad, facts);
          return others && marketOfAd(others, others.mileage);
        },
        null,
      ),
      at.calls.attempt('ad-trade-in', () => findTradeIn(parts, facts), null),
      at.calls.attempt('ad-sold', () => findSold(parts, facts, at), null),
    ]);
    return { head, facts, market, tradeIn, sold };
  },
};

async function findTradeIn(
  { engine }: SellingParts,
  { year, makeCode, modelCode, trim, mileage, condition }: NamedFacts,
): Promise<number | null> {
  if (mileage === null) return null;
  const car = { year, makeCode, modelCode, trim, mileage, condition: condition ?? 'good' };
  const given = await findTradeInValue(engine, car);
  return 'value' in given ? given.value : null;
}

/** How long cars of the model took that went in the past month. */
async function findSold(
  { findMarket }: SellingParts,
  { modelCode }: NamedFacts,
  { today }: AtDesk,
) {
  const { trends } = await findMarket({ modelCode, area: null }, today);
  const { daysToSell: days, gone: sales } = trends;
  return days === null ? null : { days: Math.round(days), sales };
}
