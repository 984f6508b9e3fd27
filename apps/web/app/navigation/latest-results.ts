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

const resultsKey = 'forecourt-latest-results';
const carsKey = 'forecourt-shown-cars';

/** Cars that are remembered at the most. */
const maxCars = 500;

function remember(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Where the browser keeps nothing there is no way back but its own.
  }
}

function read(key: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

export const rememberResults = (results: LatestResults): void => remember(resultsKey, results);

/** Remembers which cars were shown of a search, down to the last page that was loaded. */
export const rememberShownCars = ({ search, ids }: ShownCars): void =>
  remember(carsKey, { search, ids: ids.slice(0, maxCars) });

/** Forgets both. */
export function forgetResults(): void {
  try {
    for (const key of [resultsKey, carsKey]) sessionStorage.removeItem(key);
  } catch {
    // Closed to us: there is nothing in it.
  }
}

/** Null before any search, and where the browser keeps nothing. */
export function readLatestResults(): LatestResults | null {
  const { href, total, search } = read(resultsKey);
  if (typeof href !== 'string' || !/^\/cars-for-sale(?![^/?])/.test(href)) return null;
  if (typeof total !== 'number') return null;
  return { href, total, search: typeof search === 'string' ? search : '' };
}

/** The cars before and after one in the search that was looked at last; null where there is none. */
export function readNeighbours(id: number): {
  readonly previous: number | null;
  readonly next: number | null;
} {
  const { search, ids } = read(carsKey);
  const nobody = { previous: null, next: null };
  if (!Array.isArray(ids) || search !== readLatestResults()?.search) return nobody;
  const index = ids.indexOf(id);
  if (index === -1) return nobody;
  const at = (place: number) => (Number.isSafeInteger(ids[place]) ? Number(ids[place]) : null);
  return { previous: at(index - 1), next: at(index + 1) };
}
