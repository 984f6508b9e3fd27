import { z } from 'zod';

/** A saved search as the account interface lists it. */
export const searchBookmarkSchema = z.object({
  bookmarkId: z.string().min(1).max(64),
  bookmarkTitle: z.string().max(200),
  searchName: z.string().max(200),
  textModalDisclaimer: z.string(),
  saveSearchInstrText: z.string(),
  /** Filter values as URL-encoded JSON; `parseSearchResultsUrl` reads it. */
  searchResultsURL: z.string().max(16_384),
  lastExecuted: z.iso.datetime(),
  /** `?zip=…&makeCode=…`. */
  saveSearchString: z.string().max(16_384),
  bookmarkSavedDateFormatted: z.string(),
});
export type SearchBookmark = z.infer<typeof searchBookmarkSchema>;

/** The answer of both bookmark look-ups. */
export const searchBookmarksSchema = z.object({
  myAtcSearchViewBeans: z.array(searchBookmarkSchema),
});
export type SearchBookmarks = z.infer<typeof searchBookmarksSchema>;

/** What is sent when a bookmark is saved, renamed or run again; programs have clocks of any zone. */
export const bookmarkUpdateSchema = searchBookmarkSchema
  .pick({ bookmarkId: true, bookmarkTitle: true, searchName: true })
  .extend({
    lastExecuted: z.iso.datetime({
      offset: true,
      error: 'expected a date and time such as 2026-03-01T10:00:00Z',
    }),
  });

/** Parameters and their values, as they stand in the address of a search. */
export type SavedParameters = ReadonlyMap<string, readonly string[]>;

const savedParametersSchema = z.record(z.string(), z.array(z.string()));

/** Parameters as one text, escaped so that it may be a parameter itself. */
export function toSearchResultsUrl(parameters: SavedParameters): string {
  return encodeURIComponent(JSON.stringify(Object.fromEntries(parameters)));
}

/** Null when the text is not what `toSearchResultsUrl` writes: the search then begins empty. */
export function parseSearchResultsUrl(text: string): SavedParameters | null {
  try {
    const parsed = savedParametersSchema.safeParse(JSON.parse(decodeURIComponent(text)));
    return parsed.success ? new Map(Object.entries(parsed.data)) : null;
  } catch {
    return null;
  }
}
