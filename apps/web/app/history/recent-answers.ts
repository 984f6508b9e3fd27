import {
  isStale,
  maxShownRecent,
  type RecentAnswer,
  type RecentCar,
  vinsToFetch,
} from '@forecourt/domain/account/recent-inventory';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForVisit, readKeptJson } from '../ui/kept-text.ts';
import { recentInventory } from './remembered-cars.ts';

/** As `loadRecentCars`; none where they cannot be had, which is only logged. */
export async function findRecentCars(signal: AbortSignal): Promise<readonly RecentCar[]> {
  try {
    return await loadRecentCars();
  } catch (error) {
    if (!signal.aborted) reportError(error);
    return [];
  }
}

/**
 * The cars that were looked at last and are still for sale, the last first. What is known of a car is
 * asked for again only when it is over two minutes old, also by another page of this visit.
 */
async function loadRecentCars(): Promise<readonly RecentCar[]> {
  const entries = recentInventory().slice(0, maxShownRecent);
  const now = Date.now();
  const known = readAnswers();
  const vins = vinsToFetch(entries, known, now);
  const answers = vins.length === 0 ? known : await fetchOnce(vins, known, now);
  return entries.flatMap(({ vin }) => answers.find((answer) => answer.vin === vin)?.car ?? []);
}

/** What is on its way: two parts of a page that ask for the same cars are answered at once. */
let fetching: { readonly asked: string; readonly done: Promise<readonly RecentAnswer[]> } | null =
  null;

function fetchOnce(
  vins: readonly string[],
  known: readonly RecentAnswer[],
  now: number,
): Promise<readonly RecentAnswer[]> {
  const asked = vins.join();
  if (fetching?.asked === asked) return fetching.done;
  const done = fetchAnswers(vins, known, now).finally(() => {
    fetching = null;
  });
  fetching = { asked, done };
  return done;
}

async function fetchAnswers(
  vins: readonly string[],
  known: readonly RecentAnswer[],
  now: number,
): Promise<readonly RecentAnswer[]> {
  const query = vins.map((vin) => `vin=${vin}`).join('&');
  const answer = await fetch(`/cars-for-sale/history/active?${query}`);
  if (!answer.ok) throw new Error(`Cars seen before were answered with ${answer.status}.`);
  const cars: readonly RecentCar[] = await answer.json();
  const fresh = vins.map((vin) => ({
    vin,
    fetchedAt: now,
    car: cars.find((car) => car.vin === vin) ?? null,
  }));
  const others = known.filter(
    ({ vin, fetchedAt }) => !vins.includes(vin) && !isStale(fetchedAt, now),
  );
  const answers = [...fresh, ...others];
  keepForVisit(storageKeys.recentAnswers, JSON.stringify(answers));
  return answers;
}

function readAnswers(): readonly RecentAnswer[] {
  const kept = readKeptJson(storageKeys.recentAnswers);
  return Array.isArray(kept) ? kept : [];
}
