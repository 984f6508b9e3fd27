import type { OfferRow } from '../selling-views.ts';

/** Offers that both sides agreed on. */
export const agreedOf = (offers: readonly OfferRow[]): readonly OfferRow[] =>
  offers.filter(({ answer }) => answer?.kind === 'accepted');

/** What stands: what both agreed on counts from then on, not what was offered first. */
export const standingSum = ({ answer, amount }: OfferRow): number =>
  answer?.kind === 'accepted' ? (answer.amount ?? amount) : amount;

export const firstName = (name: string): string => name.split(' ')[0] ?? name;

/** `Omar and Lena`. */
export const namesOf = (offers: readonly OfferRow[]): string =>
  new Intl.ListFormat('en').format(offers.map(({ name }) => firstName(name)));
