import {
  type SearchBookmark,
  type SearchBookmarks,
  toSearchResultsUrl,
} from '@forecourt/domain/account/search-bookmark';
import { formatDate } from '@forecourt/domain/calendar/format-date';
import type { StoredBookmark } from './bookmark-store.ts';

/** Told beside a saved search. */
const texts = {
  textModalDisclaimer: 'A saved search is shown to nobody, unless you pass its link on.',
  saveSearchInstrText: 'Open it to see the cars that came since you last looked.',
} as const;

/** Saved searches as the account interface lists them. */
export function toBeans(bookmarks: readonly StoredBookmark[]): SearchBookmarks {
  return { myAtcSearchViewBeans: bookmarks.map(toBean) };
}

function toBean({ id, title, searchName, parameters, savedAt, executedAt }: StoredBookmark) {
  return {
    bookmarkId: id,
    bookmarkTitle: title,
    searchName,
    ...texts,
    searchResultsURL: toSearchResultsUrl(new Map(Object.entries(parameters))),
    lastExecuted: executedAt.toISOString(),
    saveSearchString: `?${toQuery(parameters)}`,
    bookmarkSavedDateFormatted: formatDate(savedAt.toISOString()),
  } satisfies SearchBookmark;
}

/** Parameters as they stand in an address. */
export function toQuery(parameters: StoredBookmark['parameters']): string {
  const pairs = Object.entries(parameters).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}
