import { dollars } from '../money/dollars.ts';
import type { Speaker } from './conversation.ts';

/**
 * That a car cost something else when it was asked about, in words for a side; null where it did not.
 *
 * @param asked whole dollars at that time; null where the seller named none, as for `now`
 */
export function askedPriceWords(
  asked: number | null,
  now: number | null,
  reader: Speaker,
): string | null {
  if (asked === null || asked === now) return null;
  return `was ${dollars(asked)} when ${reader === 'shopper' ? 'you asked' : 'it was asked about'}`;
}
