import { expect, test } from 'vitest';
import { parseShareCode, sharedListing, sharedPath, shortPath } from './share-link.ts';
import { vehiclePath } from './vehicle-address.ts';

test('a short path leads back to its car [modals.shareable-link]', () => {
  expect(shortPath(700_000_825)).toBe('/s/bkrg3d');
  for (const id of [1, 700_000_825, 999_999_999_999])
    expect(parseShareCode(shortPath(id).slice(3))).toBe(vehiclePath(id));
});

test.each(['', '0', 'ABC', 'a b', '../x', 'zzzzzzzzz', 'zzzzzzzz'])('%j is none', (code) => {
  expect(parseShareCode(code)).toBeNull();
});

test('a car is handed on by its short path, whoever looks at it; a search by its own', () => {
  expect(sharedPath(vehiclePath(7, '30303'))).toBe('/s/7');
  const search = '/cars-for-sale/honda/atlanta-ga?maxPrice=20000';
  expect(sharedPath(search)).toBe(search);
  expect(sharedListing('/cars-for-sale/vehicle/7/contact')).toBeNull();
});
