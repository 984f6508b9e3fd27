import { dayMs } from '@forecourt/domain/calendar/time-spans';
import { adDays } from '@forecourt/domain/selling/private-ad';
import type { AdRecord } from './own-ads.ts';

/**
 * What a seller thought of asking from this week on; null where it is not time, or the price is as low as it
 * may go.
 */
export function loweredPrice(
  { status, facts, publishedAt, priceDecidedAt }: AdRecord,
  now: number,
): number | null {
  const { price, lowering } = facts;
  const since = priceDecidedAt ?? publishedAt;
  if (status !== 'live' || price === null || lowering === null || since === null) return null;
  const isTime = now - since.getTime() >= adDays.lowering * dayMs;
  const next = Math.max(price - lowering.by, lowering.floor);
  return isTime && next < price ? next : null;
}
