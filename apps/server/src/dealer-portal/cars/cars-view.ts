import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { pictureOf } from '@forecourt/domain/listing/vehicle-picture';
import { type ShownDeal, toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import { medianOf } from '@forecourt/vehicle-rules/median';
import { rateAtPrice } from '@forecourt/vehicle-rules/rate-at-price';
import {
  type CarRow,
  type CarsFilter,
  type CarsView,
  carsFilters,
} from '@forecourt/web/dealer-portal/cars-view';
import type { PortalViews } from '@forecourt/web/dealer-portal/portal-views';
import { findOthers } from '../../vehicles/find-comparables.ts';
import { readListingsById } from '../../vehicles/read-listings.ts';
import type { PortalParts } from '../portal-parts.ts';
import type { View } from '../view.ts';
import { carsOfPage, chooseCars, fewViewsOf, readAskedCars, toFilters } from './choose-cars.ts';
import { findPriceChange } from './find-price-change.ts';
import { readStockCars, type StockCars } from './read-stock-cars.ts';
import type { StockCar } from './stock-car.ts';

/** The dealer's cars on the market, a page of them. */
export const carsView: View<PortalViews['cars']> = {
  async read(parts, asked, at) {
    const change =
      asked.change === undefined ? null : await findPriceChange(parts, asked.change, at);
    if (asked.change !== undefined && change === null) return null;
    const stock = await readStockCars(parts, at);
    const { cars } = stock;
    const fewViews = fewViewsOf(cars);
    const wanted = readAskedCars(asked);
    const found = chooseCars(cars, wanted, fewViews);
    const pages = Math.max(1, Math.ceil(found.length / carsOfPage));
    const page = Math.min(wanted.page, pages);
    const shown = found.slice((page - 1) * carsOfPage, page * carsOfPage);
    // Whoever changes a price sees its row, also where the page has others.
    const changed = cars.find(({ card }) => card.id === change?.id);
    if (changed && !shown.includes(changed)) shown.unshift(changed);
    return {
      asked: { ...wanted, page },
      found: found.length,
      pages,
      fewViews,
      change,
      counts: countDeals(cars),
      figures: toFigures(stock),
      filters: countFilters(cars, fewViews),
      rows: await toRows(parts, shown),
    };
  },
};

function countDeals(cars: readonly StockCar[]): CarsView['counts'] {
  const words = cars.map(({ card }) => toShownDeal(card.deal)?.word ?? null);
  const count = (word: ShownDeal['word'] | null) => words.filter((one) => one === word).length;
  return {
    cars: cars.length,
    deals: { great: count('great'), good: count('good'), fair: count('fair'), high: count('high') },
    unrated: count(null),
  };
}

function toFigures({ cars, saves, leads }: StockCars): CarsView['figures'] {
  const views = cars.flatMap((car) => (car.views === null ? [] : [car.views]));
  const used = cars.filter(({ card }) => card.listingType !== 'NEW');
  const days = Float64Array.from(used, ({ daysOnMarket }) => daysOnMarket);
  return {
    views:
      views.length < cars.length
        ? null
        : {
            people: views.reduce((sum, { people }) => sum + people, 0),
            byDay: sumByDay(views.map(({ byDay }) => byDay)),
          },
    saves,
    leads: leads && { week: leads.week, month: leads.all },
    days: used.length === 0 ? null : { median: Math.round(medianOf(days)), cars: used.length },
  };
}

function sumByDay(all: readonly (readonly number[])[]): number[] {
  const sums: number[] = [];
  for (const byDay of all)
    for (const [day, count] of byDay.entries()) sums[day] = (sums[day] ?? 0) + count;
  return sums;
}

function countFilters(cars: readonly StockCar[], fewViews: number | null): CarsView['filters'] {
  const filters = toFilters(fewViews);
  const count = (name: CarsFilter) =>
    name === 'seldom' && fewViews === null ? null : cars.filter(filters[name]).length;
  return Object.fromEntries(carsFilters.map((name) => [name, count(name)])) as CarsView['filters'];
}

/** Prices are those of the database, which are new a moment before searches know of them. */
async function toRows(parts: PortalParts, cars: readonly StockCar[]): Promise<CarRow[]> {
  const { database, config } = parts;
  const ids = cars.map(({ card }) => card.id);
  const known = new Map((await readListingsById(database, ids)).map(({ id, data }) => [id, data]));
  return Promise.all(
    cars.map(async (car) => {
      const { card, name, daysOnMarket, views, saves, leads } = car;
      const { id, vin, stockNumber, mileage } = card;
      const price = derivedPrice(known.get(id) ?? card);
      return {
        id,
        name,
        vin,
        stockNumber,
        mileage,
        price,
        daysOnMarket,
        views,
        saves,
        leads,
        pictureUrl: pictureOf(card, config.remotePhotos).pictureUrl,
        fees: card.dealerFees ?? 0,
        deal: await dealAt(parts, car, price),
      };
    }),
  );
}

/** The deal of a car as it is rated, or will be as soon as its new price is known to searches. */
async function dealAt({ engine }: PortalParts, { card }: StockCar, price: number | null) {
  if (price === null || price === derivedPrice(card)) return card.deal;
  const { listingType, mileage, dealerFees } = card;
  const { atZeroMiles } = await findOthers(card, engine);
  const car = { isNew: listingType === 'NEW', mileage, fees: dealerFees ?? 0 };
  return rateAtPrice(car, price, atZeroMiles);
}
