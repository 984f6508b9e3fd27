import { fromPackedJson, toPackedJson } from '../../ui/packed/packed-json.ts';
import type { SearchPageData } from '../page/search-page-data.ts';

/**
 * The data of a results page as it travels to the browser: one text. The router's own format of values
 * takes several times as long to write and to read, and half of a compressed page.
 */
export interface PackedPage {
  /** Null where the text stands in the document: the router would escape it twice over. */
  readonly json: string | null;
  /** What may follow later is no text yet. */
  readonly end: SearchPageData['end'];
}

/** The element of a document that holds the text. */
export const pageDataId = 'page-data';

/**
 * Where a packed page has its page, so that a text is read once, and never where it was written. What copies and
 * sends a packed page does not see it. A `WeakMap` would keep each page of a server until all memory is collected.
 */
const unpacked = Symbol('page');

type KnownPage = PackedPage & { readonly [unpacked]?: SearchPageData };

function remember(packed: PackedPage, page: SearchPageData): void {
  Object.defineProperty(packed, unpacked, { value: page });
}

/** @param isDocument whether it is rendered as a document, and not asked for by a page that is open */
export function packPage(page: SearchPageData, isDocument: boolean): PackedPage {
  const packed = { json: isDocument ? null : toJson(page), end: page.end };
  remember(packed, page);
  return packed;
}

/** The page of a text; the same object every time. */
export function unpackPage(packed: KnownPage): SearchPageData {
  const known = packed[unpacked];
  if (known) return known;
  const text = packed.json ?? document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error('The data of the page is not in its document.');
  // Nobody but `packPage` writes it.
  const rest = fromPackedJson(text) as Omit<SearchPageData, 'end'>;
  const page = { ...rest, end: packed.end };
  remember(packed, page);
  return page;
}

/** The text for a document, in which it can end no element. */
export function toDocumentText(page: SearchPageData): string {
  return toJson(page).replaceAll('<', '\\u003c');
}

function toJson({ end: _end, ...rest }: SearchPageData): string {
  return toPackedJson(rest);
}
