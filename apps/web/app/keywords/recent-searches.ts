/** A search that was made in this browser. */
export interface RecentSearch {
  readonly kind: 'recent';
  readonly url: string;
  /** What was chosen, one by one. */
  readonly choices: readonly string[];
  /** Choices and place in one line. */
  readonly name: string;
}

/** Kept in this browser only: no server hears of it. */
const storageKey = 'forecourt-recent-searches';
const maxSearches = 5;

/** The searches last made here, the latest first; none where the browser keeps nothing. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, url, name, choices } = value as Partial<Record<keyof RecentSearch, unknown>>;
  return (
    kind === 'recent' &&
    typeof url === 'string' &&
    /^\/cars-for-sale[/?]/.test(url) &&
    typeof name === 'string' &&
    Array.isArray(choices)
  );
}

/** Remembers a search that was made, unless nothing is chosen in it. */
export function rememberSearch(search: RecentSearch): void {
  if (search.choices.length === 0) return;
  write(withSearch(readRecentSearches(), search));
}

/** `kept` with a search before them: one that it only narrows gives way to it. */
export function withSearch(
  kept: readonly RecentSearch[],
  search: RecentSearch,
): readonly RecentSearch[] {
  const others = kept.filter(({ url }) => url !== search.url);
  const [last] = others;
  const isNarrowed = last?.choices.every((choice) => search.choices.includes(choice));
  return [search, ...others.slice(isNarrowed ? 1 : 0)].slice(0, maxSearches);
}

export function forgetRecentSearches(): void {
  write([]);
}

function write(searches: readonly RecentSearch[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing offers none.
  }
}
