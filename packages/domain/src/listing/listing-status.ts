/**
 * Whether a car is for sale. Of one that left the market nobody knows whether it was sold, unless its seller
 * said so.
 */
export type ListingStatus = 'active' | 'gone' | 'sold';

/** What became of a car that is no longer for sale. */
export const goneWords: Readonly<Record<Exclude<ListingStatus, 'active'>, string>> = {
  gone: 'No longer for sale',
  sold: 'Sold',
};
