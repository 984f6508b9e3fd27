import { expect, test } from 'vitest';
import { findRibbon } from './listing-ribbon.ts';

const card = {
  salePrice: 19_000,
  msrp: null,
  ribbon: 'One of a kind',
  priceBeforeReduction: null,
};

test('a fallen price goes before what the seller says [listing.ribbon]', () => {
  expect(findRibbon({ ...card, priceBeforeReduction: 20_500 })).toBe('Price reduced $1,500');
  expect(findRibbon(card)).toBe('One of a kind');
});

test('a car of which there is nothing to say has none', () => {
  expect(findRibbon({ ...card, ribbon: null })).toBeNull();
});
