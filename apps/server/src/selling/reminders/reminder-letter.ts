import { dollars } from '@forecourt/domain/money/dollars';
import { adPath } from '@forecourt/domain/selling/ad-paths';
import { type AdStatus, adDays } from '@forecourt/domain/selling/private-ad';
import type { Letter } from '../../platform/mail/letter.ts';
import type { LetterFrom } from '../../request/mailed-origin.ts';
import type { Reminder } from './due-reminders.ts';

interface Reminded {
  readonly id: string;
  /** `2016 Honda Fit EX`. */
  readonly title: string;
  readonly status: AdStatus;
  /** Whether the seller was asked if it is still for sale, and not heard of since. */
  readonly isAsked: boolean;
  /** Whole dollars; null where no lower price is due any more. */
  readonly lowerTo: number | null;
  readonly price: number;
  /** Why the operator took it off the market; null where nobody did. */
  readonly removalReason: string | null;
}

/**
 * The letter of a reminder; null of one that is no longer due, as its seller may have answered, brought the car back or
 * sold it since.
 */
export function reminderLetter(
  reminder: Reminder,
  { id, ...told }: Reminded,
  { brand, origin }: LetterFrom,
): Letter | null {
  const words = wordsOf(reminder, told);
  if (words === null) return null;
  return {
    preview: words.text,
    topic: `Your ${told.title}`,
    heading: words.heading,
    parts: [
      { kind: 'text', text: words.text },
      { kind: 'button', label: words.button, href: `${origin}${adPath(id)}` },
    ],
    foot: [
      reminder === 'removed'
        ? `You get this because you sold a car on ${brand.name}.`
        : `You get this because you sell a car on ${brand.name}. Say that it is sold or no longer for sale, and no more of these come.`,
    ],
  };
}

function wordsOf(
  reminder: Reminder,
  { title, status, isAsked, lowerTo, price, removalReason }: Omit<Reminded, 'id'>,
): { readonly heading: string; readonly text: string; readonly button: string } | null {
  if (reminder === 'still-for-sale') {
    if (status !== 'live' || !isAsked) return null;
    return {
      heading: 'Is it still for sale?',
      text: `Your ${title} has been here for a month without a word of you. Say in ${adDays.toAnswer} days that it is still for sale, and it stays; else it leaves the market until you do.`,
      button: 'Say so, or mark it as sold',
    };
  }
  if (reminder === 'paused') {
    if (status !== 'paused') return null;
    return {
      heading: 'Your ad is paused',
      text: `We did not hear whether your ${title} is still for sale, so buyers no longer find it. One press brings it back, with its pictures and its price.`,
      button: 'Bring it back',
    };
  }
  if (reminder === 'removed')
    return {
      heading: 'Your ad was taken off the market',
      text: `We took your ${title} off the market. ${removalReason ?? ''} Buyers no longer find it; your conversations stay.`,
      button: 'See your ad',
    };
  return lowerTo === null
    ? null
    : {
        heading: `Lower it to ${dollars(lowerTo)}?`,
        text: `You thought of asking less for your ${title} each week. It is at ${dollars(price)} now, and stays there unless you say so.`,
        button: 'Decide',
      };
}
