import type { SearchPageData } from './search-page-data.ts';

/**
 * The data of a results page as it travels to the browser: one text. The router's own format of values
 * takes several times as long to write and to read, and half of a compressed page.
 */
export interface PackedPage {
  readonly json: string;
  /** What may follow later is no text yet. */
  readonly end: SearchPageData['end'];
}

/** Each text is read once, and never where it was written. */
const unpacked = new WeakMap<PackedPage, SearchPageData>();

/** Makes the text of a page. */
export function packPage(page: SearchPageData): PackedPage {
  const { end, ...rest } = page;
  const packed = { json: JSON.stringify(rest), end };
  unpacked.set(packed, page);
  return packed;
}

/** The page of a text; the same object every time. */
export function unpackPage(packed: PackedPage): SearchPageData {
  const known = unpacked.get(packed);
  if (known) return known;
  const rest: Omit<SearchPageData, 'end'> = JSON.parse(packed.json);
  const page = { ...rest, end: packed.end };
  unpacked.set(packed, page);
  return page;
}
