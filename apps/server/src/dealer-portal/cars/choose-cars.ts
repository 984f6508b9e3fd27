import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { medianOf } from '@forecourt/vehicle-rules/median';
import type { Asked } from '@forecourt/web/back-office/office';
import {
  type AskedCars,
  type CarsFilter,
  type CarsSort,
  carsFilters,
  carsSorts,
} from '@forecourt/web/dealer-portal/cars-view';
import type { StockCar } from './stock-car.ts';

/** Cars of a page. */
export const carsOfPage = 50;

/** Days on the market beyond which a car is looked at again. */
const longDays = 45;

/** A car that came later was not there for all the days in which people are counted. */
const seenDays = 7;

const oneOf = <Word extends string>(words: readonly Word[], text: string | undefined) =>
  words.find((word) => word === text);

/** What of the cars is wanted; what an address says wrongly is as if it said nothing. */
export function readAskedCars(asked: Asked): AskedCars {
  return {
    filter: oneOf(carsFilters, asked.filter) ?? 'all',
    text: (asked.text ?? '').trim().slice(0, 100),
    sort: oneOf(carsSorts, asked.sort) ?? 'views',
    isAscending: asked.order === 'asc',
    page: /^[1-9]\d{0,4}$/.test(asked.page ?? '') ? Number(asked.page) : 1,
  };
}

/** Fewer people than half of those who look at the dealer's middle car are few; null where nobody can be counted. */
export function fewViewsOf(cars: readonly StockCar[]): number | null {
  const people = cars.flatMap(({ views }) => (views === null ? [] : [views.people]));
  return people.length === 0 ? null : Math.ceil(medianOf(Float64Array.from(people)) / 2);
}

/** Which cars each filter has. */
export function toFilters(
  fewViews: number | null,
): Readonly<Record<CarsFilter, (car: StockCar) => boolean>> {
  return {
    all: () => true,
    high: ({ card }) => toShownDeal(card.deal)?.word === 'high',
    old: ({ daysOnMarket }) => daysOnMarket > longDays,
    seldom: ({ views, daysOnMarket }) =>
      fewViews !== null && views !== null && daysOnMarket >= seenDays && views.people < fewViews,
    bare: ({ card }) => card.photoCount === 0,
  };
}

/** What a column is sorted by; null stands last both ways. */
const keys: Readonly<Record<CarsSort, (car: StockCar) => number | null>> = {
  price: ({ card }) => derivedPrice(card),
  market: ({ card: { deal } }) => (deal.rated ? -deal.below / deal.estimate : null),
  days: ({ daysOnMarket }) => daysOnMarket,
  views: ({ views }) => views?.people ?? null,
  saves: ({ saves }) => saves,
  leads: ({ leads }) => leads,
};

/** The cars that are wanted, all of them, in their order: equal ones by id. */
export function chooseCars(
  cars: readonly StockCar[],
  { filter, text, sort, isAscending }: AskedCars,
  fewViews: number | null,
): StockCar[] {
  const isWanted = toFilters(fewViews)[filter];
  const key = keys[sort];
  const sign = isAscending ? 1 : -1;
  return cars
    .filter((car) => isWanted(car) && says(car, text))
    .sort((a, b) => {
      const one = key(a);
      const other = key(b);
      if (one === other) return a.card.id - b.card.id;
      if (one === null || other === null) return one === null ? 1 : -1;
      return sign * (one - other);
    });
}

/** Whether every word that is looked for stands in stock number, VIN or name. */
function says({ card, name }: StockCar, text: string): boolean {
  const told = [card.stockNumber ?? '', card.vin, name].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}
