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
 * A price follows from no choice, and is always compared.
 *
 * @param before as the page sent it along; nothing of a page that sends none
 * @param now what the page would send along now
 * @param prices of the car, as its shopper saw it first and as it is
 */
export function changeWords(
  before: string | undefined,
  now: string,
  deal: Shown,
  prices: readonly [seen: string | undefined, now: string],
): string | null {
  const [sums, day, choices] = before?.split(' ') ?? [];
  if (choices === undefined) return null;
  const isSameChoice = choices === now.split(' ')[2];
  const isSamePrice = prices[0] === undefined || prices[0] === prices[1];
  const told = [
    isSamePrice && (!isSameChoice || sums === sumsOf(deal))
      ? null
      : `The sums changed while you wrote: it is ${sumWords(deal)} now. Send it again if that is right.`,
    !isSameChoice || day === (deal.day ?? '')
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
