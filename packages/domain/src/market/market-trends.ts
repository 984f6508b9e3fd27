import type { PriceEvent } from '../listing/listing.ts';
import { daysOnMarket } from '../listing/listing-rules.ts';
import { quantile } from '../money/quantile.ts';
import { areaKinds, type MarketArea } from './market-address.ts';

/** Fewer cars say nothing of a market: no figure is shown. */
export const minMarketCars = 20;

/** Months that are told, the present one among them. */
const toldMonths = 12;

/** Days in which a car counts as come or gone lately. */
const lately = 30;

/** A used car as it was on the market. */
export interface MarketCar {
  /** Where its seller is: two letters, and the television market; null where none is known. */
  readonly state: string;
  readonly dmaCode: string | null;
  /** `YYYY-MM-DD`. */
  readonly listedOn: string;
  /** `YYYY-MM-DD`; null while it is for sale. */
  readonly goneOn: string | null;
  /** Oldest first. */
  readonly prices: readonly PriceEvent[];
}

/** What used cars of a model asked at the end of a month. Whole dollars; null with too few cars. */
export interface MarketMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  /** On the market on its last day, with a price. */
  readonly cars: number;
  readonly prices: { readonly low: number; readonly median: number; readonly high: number } | null;
  /** Median of the days that they had been listed by then; null with too few cars. */
  readonly days: number | null;
}

/** An area with enough cars. */
export interface MarketPlace extends MarketArea {
  readonly cars: number;
  /** Whole dollars. */
  readonly median: number;
  readonly days: number;
}

/** How a model's used cars sell. */
export interface MarketTrends {
  /** For sale now, with a price. */
  readonly cars: number;
  /** That came and went in the last thirty days. */
  readonly come: number;
  readonly gone: number;
  /** Median of the days that those took which went in the last thirty days; null with too few. */
  readonly daysToSell: number | null;
  /** Oldest first. */
  readonly months: readonly MarketMonth[];
  /** States and television markets with enough cars, the most first. */
  readonly places: readonly MarketPlace[];
}

/** The trends of some cars. @param today `YYYY-MM-DD` */
export function marketTrends(cars: readonly MarketCar[], today: string): MarketTrends {
  const now = onMarket(cars, today);
  const gone = cars.filter(({ goneOn }) => goneOn !== null && isLately(goneOn, today));
  const took = gone.map(({ listedOn, goneOn }) => daysOnMarket(listedOn, goneOn ?? today));
  return {
    cars: now.length,
    come: cars.filter(({ listedOn }) => isLately(listedOn, today)).length,
    gone: gone.length,
    daysToSell: took.length < minMarketCars ? null : medianOf(took),
    months: lastDaysOfMonths(today).map((day) => toMonth(cars, day)),
    places: areaKinds.flatMap((kind) => placesOf(now, kind)),
  };
}

const isLately = (day: string, today: string) => day <= today && daysOnMarket(day, today) < lately;

interface PricedCar {
  readonly car: MarketCar;
  readonly price: number;
  readonly days: number;
}

/** The cars that were for sale on a day, as they were then. */
function onMarket(cars: readonly MarketCar[], day: string): PricedCar[] {
  return cars.flatMap((car) => {
    const { listedOn, goneOn, prices } = car;
    if (listedOn > day || (goneOn !== null && goneOn <= day)) return [];
    const price = prices.findLast(({ on }) => on <= day)?.price;
    return price === undefined ? [] : { car, price, days: daysOnMarket(listedOn, day) };
  });
}

function toMonth(cars: readonly MarketCar[], day: string): MarketMonth {
  const there = onMarket(cars, day);
  const month = { month: day.slice(0, 7), cars: there.length };
  if (there.length < minMarketCars) return { ...month, prices: null, days: null };
  const sorted = there.map(({ price }) => price).sort((a, b) => a - b);
  const at = (part: number) => Math.round(quantile(sorted, part));
  return {
    ...month,
    prices: { low: at(0.25), median: at(0.5), high: at(0.75) },
    days: medianOf(there.map(({ days }) => days)),
  };
}

/** The code of the area of a kind that a car is in. */
const areaOf = ({ state, dmaCode }: MarketCar, kind: MarketArea['kind']) =>
  kind === 'state' ? state : dmaCode;

/** Whether a car is in an area; every car is in the whole country. */
export const isInArea = (car: MarketCar, area: MarketArea | null) =>
  area === null || areaOf(car, area.kind) === area.code;

function placesOf(cars: readonly PricedCar[], kind: MarketArea['kind']): MarketPlace[] {
  return [...Map.groupBy(cars, ({ car }) => areaOf(car, kind))]
    .flatMap(([code, there]) => (code === null ? [] : [{ code, there }]))
    .filter(({ there }) => there.length >= minMarketCars)
    .map(({ code, there }) => ({
      kind,
      code,
      cars: there.length,
      median: medianOf(there.map(({ price }) => price)),
      days: medianOf(there.map(({ days }) => days)),
    }))
    .sort((a, b) => b.cars - a.cars || a.code.localeCompare(b.code));
}

const medianOf = (numbers: readonly number[]) =>
  Math.round(
    quantile(
      numbers.toSorted((a, b) => a - b),
      0.5,
    ),
  );

/** The last days of the months that are told, the oldest first; of the present month it is today. */
function lastDaysOfMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const past = Array.from({ length: toldMonths - 1 }, (_, at) =>
    new Date(Date.UTC(year, month - toldMonths + 1 + at, 0)).toISOString().slice(0, 10),
  );
  return [...past, today];
}
