import { expect, test } from 'vitest';
import { asBeginning, knownSellerWords, sellerWords, takesOffers } from './seller-words.ts';

test('a dealer is called by name, a private seller with an article', () => {
  const dealer = { name: 'iDrive Motors', privateSeller: false };
  expect([sellerWords(dealer), knownSellerWords(dealer)]).toEqual(['iDrive Motors', dealer.name]);
  const person = { name: 'Private seller', privateSeller: true };
  expect([sellerWords(person), asBeginning(knownSellerWords(person))]).toEqual([
    'a private seller',
    'The private seller',
  ]);
});

test('offers are for private sellers whose price is not firm', () => {
  expect(takesOffers({ privateSeller: false })).toBe(false);
  expect(takesOffers({ privateSeller: true })).toBe(true);
  expect(takesOffers({ privateSeller: true, firmPrice: true })).toBe(false);
});
