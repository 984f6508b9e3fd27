import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryOwners, arbitraryPoint } from '../../test/arbitrary-owner.ts';
import { distanceMiles } from '../place/geo.ts';
import type { OwnerCars } from '../search/search-engine.ts';
import { arrangeDealers } from './arrange-dealers.ts';
import { dealerOrders } from './dealer-query.ts';

const order = fc.constantFrom(...dealerOrders.map(({ code }) => code));
const idsOf = (found: readonly OwnerCars[]) => found.map(({ owner }) => owner.id);

test('every dealer with the words is there once, in the same order whatever order it came in', () => {
  fc.assert(
    fc.property(
      arbitraryOwners,
      order,
      fc.option(arbitraryPoint, { nil: null }),
      fc.constantFrom('', 'athens', 'cars ATLANTA', '1', 'nobody'),
      (owners, sortBy, origin, words) => {
        const arranged = arrangeDealers(owners, { words, sortBy }, origin);
        const meant = owners.filter(({ owner }) =>
          words
            .toLowerCase()
            .split(' ')
            .every((word) => `${owner.name} ${owner.city}`.toLowerCase().includes(word)),
        );
        expect(new Set(idsOf(arranged))).toEqual(new Set(idsOf(meant)));
        expect(arranged.length).toBe(meant.length);
        const again = arrangeDealers([...owners].reverse(), { words, sortBy }, origin);
        expect(idsOf(again)).toEqual(idsOf(arranged));
      },
    ),
  );
});

test('the nearest stand first, the ones with most cars, the ones rated best', () => {
  fc.assert(
    fc.property(arbitraryOwners, arbitraryPoint, (owners, origin) => {
      const milesOf = arrangeDealers(owners, { words: '', sortBy: 'distance' }, origin).map(
        ({ owner }) => distanceMiles(origin, owner),
      );
      expect(milesOf).toEqual(milesOf.toSorted((a, b) => a - b));
      const cars = arrangeDealers(owners, { words: '', sortBy: 'cars' }, null).map(
        (found) => found.cars,
      );
      expect(cars).toEqual(cars.toSorted((a, b) => b - a));
    }),
  );
});

const [someone] = fc.sample(
  arbitraryOwners.filter(({ length }) => length > 0).map(([first]) => first),
  { numRuns: 1, seed: 1 },
);
if (!someone) throw new Error('nobody');
const dealer = (id: number, changed: Partial<OwnerCars['owner']>): OwnerCars => ({
  ...someone,
  owner: { ...someone.owner, id, ...changed },
});
const order3 = (...found: OwnerCars[]) =>
  idsOf(arrangeDealers(found, { words: '', sortBy: 'rating' }, null));

test('many ratings outweigh the stars of a few, and nobody’s stand last', () => {
  const loved = dealer(1, { rating: 4.6, reviewCount: 1293 });
  const once = dealer(2, { rating: 5, reviewCount: 1 });
  const unrated = dealer(3, { rating: null });
  expect(order3(unrated, once, loved)).toEqual([1, 2, 3]);
});

test('private sellers are no dealers, and words are found without accents and signs', () => {
  const found = [
    dealer(1, { name: 'Peña’s Auto-Haus', city: 'San José' }),
    dealer(2, { name: 'Pena', privateSeller: true }),
  ];
  const find = (words: string) => idsOf(arrangeDealers(found, { words, sortBy: 'name' }, null));
  expect(find('pena')).toEqual([1]);
  expect(find('auto haus jose')).toEqual([1]);
  expect(find('!')).toEqual([1]);
});
