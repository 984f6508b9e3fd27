import type { SellingViews } from '@forecourt/web/selling/selling-views';
import { readHead } from '../ads/ad-head.ts';
import { findAd } from '../ads/own-ads.ts';
import type { View } from '../view.ts';

/** How good it is, and its pictures. */
export const conditionView: View<SellingViews['condition']> = {
  async read(parts, asked, { personId }) {
    const ad = await findAd(parts.database, personId, asked.ad);
    return ad ? { ...(await readHead(parts, ad)), facts: ad.facts } : null;
  },
};
