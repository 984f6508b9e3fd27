import type { Owner } from './owner.ts';

type Seller = Pick<Owner, 'name' | 'privateSeller'>;

/** A seller within a sentence: a dealer by name, anybody else as what they are. */
export const sellerWords = ({ name, privateSeller }: Seller): string =>
  privateSeller ? 'a private seller' : name;

/** The same where it is known which seller is meant. */
export const knownSellerWords = ({ name, privateSeller }: Seller): string =>
  privateSeller ? 'the private seller' : name;

/** What a dealer is called; null of a private seller, and of nobody. */
export const dealerName = (seller: Seller | undefined): string | null =>
  seller === undefined || seller.privateSeller ? null : seller.name;

/** What a seller says of the price. */
export type SellerTerms = Pick<Owner, 'privateSeller' | 'firmPrice'>;

/** Whether another price may be offered than the one that is asked. */
export const takesOffers = ({ privateSeller, firmPrice }: SellerTerms): boolean =>
  privateSeller && !firmPrice;

/** Words that begin a sentence. */
export const asBeginning = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
