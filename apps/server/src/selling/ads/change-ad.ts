import { adPath } from '@forecourt/domain/selling/ad-paths';
import { type AdFacts, type AdStep, hasEnded } from '@forecourt/domain/selling/private-ad';
import type { ActAnswer } from '@forecourt/web/back-office/office';
import type { MarketChange } from '../../change-log/change-market.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import type { AtDesk, SellingParts } from '../selling-parts.ts';
import { type AdRecord, findAdToChange, saveFacts } from './own-ads.ts';
import { putOnMarket } from './put-on-market.ts';

/** Does something with an ad of this person, whom nobody else changes it meanwhile. */
export async function changeAd(
  { database }: SellingParts,
  at: AtDesk,
  id: string | undefined,
  work: (change: MarketChange, ad: AdRecord) => Promise<ActAnswer>,
): Promise<ActAnswer> {
  let answer: ActAnswer = { status: 'MISSING' };
  await changeMarket(database, async (change) => {
    const ad = await findAdToChange(change.transaction, at.personId, id);
    if (ad) answer = await work(change, ad);
  });
  return answer;
}

/**
 * Keeps what a step said of a car, and shows it on the market where the car is there.
 *
 * @param next where a draft goes on; an ad that was published is shown as it stands
 */
export function keepFacts(
  parts: SellingParts,
  at: AtDesk,
  {
    ad: id,
    said,
    next,
  }: { readonly ad: string | undefined; readonly said: Partial<AdFacts>; readonly next: AdStep },
): Promise<ActAnswer> {
  return changeAd(parts, at, id, async (change, ad) => {
    if (hasEnded(ad))
      return { status: 'REFUSED', sentence: 'This ad has ended: nothing of it is changed.' };
    await saveFacts(change.transaction, ad, said, at.now);
    const facts = { ...ad.facts, ...said };
    if (ad.status === 'live')
      await putOnMarket(change, { ...ad, facts }, { ...at, places: parts.reference });
    return { status: 'DONE', path: adPath(ad.id, ad.publishedAt === null ? next : undefined) };
  });
}
