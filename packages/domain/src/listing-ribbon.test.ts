import { expect, test } from 'vitest';
import { findRibbon } from './listing-ribbon.ts';

const card = {
  salePrice: 19_000,
  msrp: null,
  listedOn: '2026-10-01',
  ribbon: 'One of a kind',
  priceBeforeReduction: null,
};
const today = '2026-11-21';

test('a fallen price goes before all else', () => {
  const reduced = { ...card, priceBeforeReduction: 20_500, listedOn: today };
  expect(findRibbon(reduced, today)).toBe('Price reduced $1,500');
});

test('a car is a new arrival for three days', () => {
  expect(findRibbon({ ...card, listedOn: '2026-11-18' }, today)).toBe('New arrival');
  expect(findRibbon({ ...card, listedOn: '2026-11-17' }, today)).toBe('One of a kind');
});

test('a car without news or words has none', () => {
  expect(findRibbon({ ...card, ribbon: null }, today)).toBeNull();
});
