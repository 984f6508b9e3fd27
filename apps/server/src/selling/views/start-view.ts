import { adLimits, hasEnded, nextStep } from '@forecourt/domain/selling/private-ad';
import type { SellingViews } from '@forecourt/web/selling/selling-views';
import { readHead } from '../ads/ad-head.ts';
import { listAds } from '../ads/own-ads.ts';
import { countWaiting } from '../offers/read-asked.ts';
import type { View } from '../view.ts';

/** All ads of a person. */
export const startView: View<SellingViews['start']> = {
  async read(parts, _asked, { personId }) {
    const ads = await listAds(parts.database, personId);
    const waiting = await countWaiting(
      parts.database,
      ads.flatMap(({ ownerId }) => ownerId ?? []),
    );
    const open = ads.filter((ad) => !hasEnded(ad));
    const rows = ads.map(async (ad) => {
      const { head, pictures } = await readHead(parts, ad);
      const { id, status, title, pictureUrl, savedAt } = head;
      return {
        id,
        status,
        title,
        pictureUrl,
        savedAt,
        price: ad.facts.price,
        step: nextStep(ad.facts, pictures.length),
        waiting: waiting.get(ad.ownerId ?? 0) ?? 0,
      };
    });
    return { ads: await Promise.all(rows), mayBegin: open.length < adLimits.ads };
  },
};
