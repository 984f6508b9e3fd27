import { carsFilters, carsSorts } from '@forecourt/web/dealer-portal/cars-view';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseCars, fewViewsOf, readAskedCars, toFilters } from './choose-cars.ts';
import type { StockCar } from './stock-car.ts';

const deals = fc.constantFrom(
  { rated: true, word: 'great', estimate: 20_000, below: 2000, comparables: 9 },
  { rated: true, word: 'overpriced', estimate: 20_000, below: -3000, comparables: 9 },
  { rated: false, reason: 'new-car', comparables: 0 },
);
const counts = fc.option(fc.nat(50), { nil: null });
const cars: fc.Arbitrary<StockCar[]> = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 999 }),
      deal: deals,
      salePrice: counts,
      photoCount: fc.nat(2),
      daysOnMarket: fc.nat(90),
      people: counts,
      saves: counts,
      leads: counts,
    }),
    { selector: ({ id }) => id, maxLength: 30 },
  )
  .map((drawn) =>
    drawn.map(({ id, deal, salePrice, photoCount, daysOnMarket, people, saves, leads }) => ({
      card: {
        id,
        deal,
        salePrice,
        photoCount,
        msrp: null,
        vin: `VIN${id}`,
        stockNumber: id % 2 === 0 ? `S${id}` : null,
      } as unknown as StockCar['card'],
      name: '2020 Toyota Camry',
      daysOnMarket,
      saves,
      leads,
      views: people === null ? null : { people, byDay: [] },
    })),
  );
const asked = fc.record({
  filter: fc.constantFrom(...carsFilters),
  sort: fc.constantFrom(...carsSorts),
  text: fc.constantFrom('', 's1', 'camry vin2', 'none'),
  isAscending: fc.boolean(),
  page: fc.constant(1),
});

test('what is wanted is some of the cars, each once, in one order whatever theirs was', () => {
  fc.assert(
    fc.property(cars, asked, (stock, wanted) => {
      const few = fewViewsOf(stock);
      const chosen = chooseCars(stock, wanted, few);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(chosen.every((car) => stock.includes(car))).toBe(true);
      expect(chosen.every(toFilters(few)[wanted.filter])).toBe(true);
      expect(chooseCars(stock.toReversed(), wanted, few)).toEqual(chosen);
    }),
  );
});

test('what is not known stands last, whichever way the rest is sorted', () => {
  fc.assert(
    fc.property(cars, fc.boolean(), (stock, isAscending) => {
      const wanted = { filter: 'all', text: '', sort: 'saves', isAscending, page: 1 } as const;
      const saves = chooseCars(stock, wanted, null).map((car) => car.saves);
      const known = saves.filter((count) => count !== null);
      expect(saves.slice(0, known.length)).toEqual(known);
      const sorted = [...known].sort((a, b) => a - b);
      expect(known).toEqual(isAscending ? sorted : sorted.toReversed());
    }),
  );
});

test('whatever an address says, something is wanted', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('filter', 'text', 'sort', 'page'), fc.string()),
      (query) => {
        const read = readAskedCars(query);
        expect(carsFilters).toContain(read.filter);
        expect(carsSorts).toContain(read.sort);
        expect(read.page).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});
