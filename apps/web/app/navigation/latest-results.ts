/** The search that the shopper looked at last, in this visit. */
interface LatestResults {
  /** Path and query. */
  readonly href: string;
  readonly total: number;
}

const storageKey = 'forecourt-latest-results';

export function rememberResults(results: LatestResults): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(results));
  } catch {
    // Where the browser keeps nothing there is no way back but its own.
  }
}

/** Null before any search, and where the browser keeps nothing. */
export function readLatestResults(): LatestResults | null {
  try {
    const { href, total } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    const isResults = typeof href === 'string' && /^\/cars-for-sale(?![^/?])/.test(href);
    return isResults && typeof total === 'number' ? { href, total } : null;
  } catch {
    return null;
  }
}
