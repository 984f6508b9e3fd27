import { storageKeys } from '@forecourt/domain/account/storage-keys';
import { keepForYears, readKeptJson, removeKept } from '../ui/kept-text.ts';

/** A search that was made in this browser, and is kept in it only: no server hears of it. */
export interface RecentSearch {
  readonly kind: 'recent';
  readonly url: string;
  /** What was chosen, one by one. */
  readonly choices: readonly string[];
  /** Choices and place in one line. */
  readonly name: string;
}

const maxSearches = 5;

/** The searches last made here, the latest first. */
export function readRecentSearches(): readonly RecentSearch[] {
  const kept = readKeptJson(storageKeys.recentSearches);
  return Array.isArray(kept) ? kept.filter(isRecentSearch).slice(0, maxSearches) : [];
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
  const searches = withSearch(readRecentSearches(), search);
  keepForYears(storageKeys.recentSearches, JSON.stringify(searches));
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

export const forgetRecentSearches = (): void => removeKept(storageKeys.recentSearches);
