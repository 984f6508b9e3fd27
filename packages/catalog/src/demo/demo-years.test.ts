import { expect, test } from 'vitest';
import { lastModelYear } from '../vehicles/makes.ts';
import { generateDemoInventory } from './demo-inventory.ts';

test.each(['2026-11-21', '2028-02-29', '2040-06-01'])(
  'an inventory of %s has new cars, and none of a year that the catalogue does not know',
  (today) => {
    const stock = [...generateDemoInventory({ listings: 2000, seed: 1, today })];
    const cars = stock.flatMap(({ listings }) => listings);
    expect(Math.max(...cars.map(({ year }) => year))).toBe(lastModelYear);
    expect(cars.filter(({ listingType }) => listingType === 'NEW').length).toBeGreaterThan(50);
    expect(Math.max(...cars.map(({ listedOn }) => Date.parse(listedOn)))).toBe(Date.parse(today));
  },
);
