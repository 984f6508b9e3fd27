import { eq } from 'drizzle-orm';
import { changeMarket } from '../change-log/change-market.ts';
import { putOnMarket } from './ads/put-on-market.ts';
import type { AtDesk, SellingParts } from './selling-parts.ts';
import { privateAds } from './tables.ts';

/** Has the market show what was changed of an ad, where it is on the market. */
export async function refreshListing(
  { database, reference }: Pick<SellingParts, 'database' | 'reference'>,
  adId: string,
  { email, today }: Pick<AtDesk, 'email' | 'today'>,
): Promise<void> {
  await changeMarket(database, async (change) => {
    const [ad] = await change.transaction
      .select()
      .from(privateAds)
      .where(eq(privateAds.id, adId))
      .for('update');
    if (ad?.status === 'live') await putOnMarket(change, ad, { email, today, places: reference });
  });
}
