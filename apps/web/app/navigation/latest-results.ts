import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForVisit, readKeptJson } from '../ui/kept-text.ts';

/** The search that the shopper looked at last, in this visit. */
interface LatestResults {
  /** Path and query. */
  readonly href: string;
  readonly total: number;
  /** The same for all pages of one search. */
  readonly search: string;
}

/** The cars that were shown of a search, in their order. */
interface ShownCars {
  readonly search: string;
  readonly ids: readonly number[];
}

/** Cars that are remembered at the most. */
const maxCars = 500;

function read(key: string): Readonly<Record<string, unknown>> {
  const kept = readKeptJson(key);
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}

export const rememberResults = (results: LatestResults): void =>
  keepForVisit(storageKeys.latestResults, JSON.stringify(results));

/** Remembers which cars were shown of a search, down to the last page that was loaded. */
export const rememberShownCars = ({ search, ids }: ShownCars): void =>
  keepForVisit(storageKeys.shownCars, JSON.stringify({ search, ids: ids.slice(0, maxCars) }));

/** Null before any search. */
export function readLatestResults(): LatestResults | null {
  const { href, total, search } = read(storageKeys.latestResults);
  if (typeof href !== 'string' || !/^\/cars-for-sale(?![^/?])/.test(href)) return null;
  if (typeof total !== 'number') return null;
  return { href, total, search: typeof search === 'string' ? search : '' };
}

/** The cars before and after one in the search that was looked at last; null where there is none. */
export function readNeighbours(id: number): {
  readonly previous: number | null;
  readonly next: number | null;
} {
  const { search, ids } = read(storageKeys.shownCars);
  const nobody = { previous: null, next: null };
  if (!Array.isArray(ids) || search !== readLatestResults()?.search) return nobody;
  const index = ids.indexOf(id);
  if (index === -1) return nobody;
  const at = (place: number) => (Number.isSafeInteger(ids[place]) ? Number(ids[place]) : null);
  return { previous: at(index - 1), next: at(index + 1) };
}
