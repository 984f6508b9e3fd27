import { dollars } from '@forecourt/domain/money/dollars';
import type { OfferRow } from '../selling-views.ts';

/** Offers that both sides agreed on. */
export const agreedOf = (offers: readonly OfferRow[]): readonly OfferRow[] =>
  offers.filter(({ answer }) => answer?.kind === 'accepted');

/** What stands: what both agreed on counts from then on, not what was offered first. */
export const standingSum = ({ answer, amount }: OfferRow): number =>
  answer?.kind === 'accepted' ? (answer.amount ?? amount) : amount;

export const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** `You accepted Omar’s $18,500`. */
export function agreedWords(offer: OfferRow): string {
  const sum = dollars(standingSum(offer));
  const name = firstName(offer.name);
  return offer.answer?.amount == null
    ? `You accepted ${name}’s ${sum}`
    : `${name} accepted your ${sum}`;
}

/** `Omar and Lena`. */
export const namesOf = (offers: readonly OfferRow[]): string =>
  new Intl.ListFormat('en').format(offers.map(({ name }) => firstName(name)));
