import { expect, test } from 'vitest';
import { asBeginning, knownSellerWords, sellerWords } from './seller-words.ts';

test('a dealer is called by name, a private seller with an article', () => {
  const dealer = { name: 'iDrive Motors', privateSeller: false };
  expect([sellerWords(dealer), knownSellerWords(dealer)]).toEqual(['iDrive Motors', dealer.name]);
  const person = { name: 'Private seller', privateSeller: true };
  expect([sellerWords(person), asBeginning(knownSellerWords(person))]).toEqual([
    ...['a private seller', 'The private seller'],
  ]);
});
