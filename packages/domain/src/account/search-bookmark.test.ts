import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../test/any-character.ts';
import {
  parseSearchResultsUrl,
  searchBookmarkSchema,
  toSearchResultsUrl,
} from './search-bookmark.ts';

test('filter values written and read back are the same', () => {
  const name = fc.string({ unit: anyCharacter }).filter((text) => text !== '__proto__');
  const parameters = fc
    .array(fc.tuple(name, fc.array(fc.string({ unit: anyCharacter }))))
    .map((entries) => new Map(entries));
  fc.assert(
    fc.property(parameters, (sent) => {
      const read = parseSearchResultsUrl(toSearchResultsUrl(sent));
      // Object keys that are numbers come first: the order of parameters means nothing.
      const sorted = (map: ReadonlyMap<string, readonly string[]> | null) =>
        [...(map ?? [])].sort();
      expect(sorted(read)).toEqual(sorted(sent));
    }),
  );
});

test.each(['', '%', 'null', '[]', '"x"', '{"zip":"30303"}', '{"zip":[1]}'])(
  '%j is no filter values',
  (text) => expect(parseSearchResultsUrl(text)).toBeNull(),
);

test('any text is read without an exception', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(() => parseSearchResultsUrl(text)).not.toThrow();
    }),
  );
});

test('a bookmark was last run at a moment, not on a day', () => {
  const bookmark = {
    bookmarkId: 'b1',
    bookmarkTitle: 'Camrys',
    searchName: 'Used Toyota Camry',
    textModalDisclaimer: '',
    saveSearchInstrText: '',
    searchResultsURL: '%7B%7D',
    lastExecuted: '2026-03-01T10:00:00Z',
    saveSearchString: '',
    bookmarkSavedDateFormatted: 'Mar 1, 2026',
  };
  expect(searchBookmarkSchema.safeParse(bookmark).success).toBe(true);
  const onADay = { ...bookmark, lastExecuted: '2026-03-01' };
  expect(searchBookmarkSchema.safeParse(onADay).success).toBe(false);
});
