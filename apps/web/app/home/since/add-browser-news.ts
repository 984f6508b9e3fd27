import type { RecentCar, RecentEntry } from '@forecourt/domain/account/recent-inventory';
import { dollars } from '@forecourt/domain/money/dollars';
import { carWords } from '@forecourt/domain/vehicle/car-words';
import { findRecentCars } from '../../history/recent-answers.ts';
import { recentInventory } from '../../history/remembered-cars.ts';
import { type RecentSearch, readRecentSearches } from '../../keywords/recent-searches.ts';
import { maxRows, type Since, type SinceRow } from './since-row.ts';
import { whenWords } from './when-words.ts';

/** Adds what this browser alone knows: the search made last and the cars looked at, as they are now. */
export async function addBrowserNews(since: Since | null, signal: AbortSignal): Promise<Since> {
  const [search] = readRecentSearches();
  const [cars, count] = await Promise.all([
    findRecentCars(signal),
    search ? countCars(search.url, signal) : null,
  ]);
  const entries = recentInventory();
  const own = toBrowserRows({ search, count, cars, entries });
  return withBrowserRows(since, own, lastTime(entries, new Date()));
}

/** Each car is told of once, as the server tells it; so is when it was. */
export function withBrowserRows(
  since: Since | null,
  own: readonly SinceRow[],
  when: string,
): Since {
  if (since === null || since.rows.length === 0) return { when, rows: own.slice(0, maxRows) };
  const others = own.filter(({ key }) => since.rows.every((row) => row.key !== key));
  return { when: since.when, rows: [...since.rows, ...others].slice(0, maxRows) };
}

/** The last day before this one on which a car was looked at, by the shopper's own clock. */
export function lastTime(entries: readonly RecentEntry[], now: Date): string {
  const today = dayOf(now);
  const day = entries.map(({ timestamp }) => dayOf(new Date(timestamp))).find((one) => one < today);
  return day === undefined ? 'Earlier today.' : whenWords(day, today);
}

const dayOf = (time: Date): string =>
  new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

interface Known {
  readonly search: RecentSearch | undefined;
  /** Cars that the search finds now; null where that could not be told. */
  readonly count: number | null;
  /** Those that are for sale, the one looked at last first. */
  readonly cars: readonly RecentCar[];
  readonly entries: readonly RecentEntry[];
}

/** Cars whose price is another come before the search, one with the same price behind it. */
export function toBrowserRows({ search, count, cars, entries }: Known): SinceRow[] {
  const looked = cars.map((car) => ({ car, change: changeOf(car, entries) }));
  const changed = looked.filter(({ change }) => change !== null && change !== 0);
  const same = looked.filter((one) => !changed.includes(one)).slice(0, 1);
  return [
    ...changed.map(toCarRow),
    ...(search ? [toSearchRow(search, count)] : []),
    ...same.map(toCarRow),
  ];
}

/** How much more a car costs than when it was looked at; null where nobody knows. */
function changeOf({ vin, price }: RecentCar, entries: readonly RecentEntry[]): number | null {
  const before = entries.find((entry) => entry.vin === vin)?.price;
  return price === null || typeof before !== 'number' ? null : price - before;
}

interface LookedCar {
  readonly car: RecentCar;
  /** How much more it costs since; null where nobody knows. */
  readonly change: number | null;
}

function toCarRow({ car, change }: LookedCar): SinceRow {
  const { id, href, pictureUrl, name, model, trim, price } = car;
  const about = [name.slice(0, 4), trim].filter(Boolean).join(' ');
  return {
    key: `car-${id}`,
    href,
    sign: 'car',
    pictureUrl,
    news: null,
    title: `${model} you looked at`,
    note: [about, changeWords(change), price === null ? 'no price given' : dollars(price)]
      .filter(Boolean)
      .join(', '),
    end: change ? (change < 0 ? 'fell' : 'rose') : 'next',
  };
}

function changeWords(change: number | null): string | null {
  if (change === null) return null;
  if (change === 0) return 'same price';
  return `${dollars(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
}

const toSearchRow = ({ url, name }: RecentSearch, count: number | null): SinceRow => ({
  key: url,
  href: url,
  sign: 'recent',
  pictureUrl: null,
  title: name,
  end: 'next',
  news: null,
  note: count === null ? 'Your last search' : `Your last search, ${carWords(count)}`,
});

/** Asks how many cars a search finds now; null where that cannot be had, which is only logged. */
async function countCars(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    const answer = await fetch(`/cars-for-sale/count?${new URLSearchParams({ of: url })}`, {
      signal,
    });
    if (!answer.ok) throw new Error(`The last search was answered with ${answer.status}.`);
    const { total }: { readonly total: number | null } = await answer.json();
    return total;
  } catch (error) {
    if (!signal.aborted) reportError(error);
    return null;
  }
}
