import { expect, test } from 'vitest';
import { partAskedFor } from './use-opened-part.ts';

const there = new Set(['pricingSection', 'warrantySection', 'historySection', 'tile-CERT_2']);
const asked = (address: string) => {
  const { hash, search } = new URL(address, 'http://localhost/');
  return partAskedFor({ hash, search }, (id) => there.has(id));
};

test.each([
  ['#warrantySection', 'warrantySection'],
  ['#pricingSection', 'pricingSection'],
  ['?tileClick=warranty#pricingSection', 'pricingSection'],
  ['?clickType=listing&tileClick=CERT_2', 'tile-CERT_2'],
  ['?tileClick=CARFAX_report', 'historySection'],
  ['?clickType=priceHistory', 'pricingSection'],
  ['?clickType=Certified', 'warrantySection'],
  ['?tileClick=listing&clickType=deal', 'pricingSection'],
  ['?clickType=spotlight', null],
  ['?clickType=features', null],
  ['#nothing', null],
  ['', null],
])('%s opens %s [routes.vehicle-click-type]', (address, part) => {
  expect(asked(address)).toBe(part);
});
