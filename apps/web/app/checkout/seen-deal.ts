import { dollarsAndCents } from '@forecourt/domain/money/cents';
import type { Deal } from '@forecourt/domain/money/deal';

type Shown = Pick<Deal, 'option' | 'total' | 'payment' | 'dueAtSigning' | 'day'>;

/** What a page shows of a deal, and of which choices it is. It is sent along with a request, as one text. */
export const seenOf = (deal: Shown, choices: URLSearchParams): string =>
  [sumsOf(deal), deal.day, choices].join(' ');

/**
 * What is told before a deal goes out that its shopper did not see; null where nothing is. Sums of other choices than
 * were made last are not compared: they follow from what was chosen, and may be on their way.
 *
 * @param before as the page sent it along; nothing of a page that sends none
 * @param now what the page would send along now
 */
export function changeWords(before: string | undefined, now: string, deal: Shown): string | null {
  const [sums, day, choices] = before?.split(' ') ?? [];
  if (choices === undefined || choices !== now.split(' ')[2]) return null;
  const told = [
    sums === sumsOf(deal)
      ? null
      : `The sums changed while you wrote: it is ${sumWords(deal)} now. Send it again if that is right.`,
    day === (deal.day ?? '')
      ? null
      : 'The day that you chose is over. Choose another, or send it again for any day.',
  ].filter((sentence) => sentence !== null);
  return told.length === 0 ? null : told.join(' ');
}

const sumsOf = ({ total, payment, dueAtSigning }: Shown): string =>
  [total, payment, dueAtSigning].join(',');

/** Who leases does not pay the total. */
function sumWords({ option, total, payment, dueAtSigning }: Shown): string {
  const words = [
    option === 'lease' ? null : `${dollarsAndCents(total)} out the door`,
    payment === null ? null : `${dollarsAndCents(payment)} a month`,
    `${dollarsAndCents(dueAtSigning)} at signing`,
  ];
  return words.filter((word) => word !== null).join(', ');
}
