import { afterEach, expect, test, vi } from 'vitest';
import { fromPackedJson } from '../../ui/packed/packed-json.ts';
import type { SearchPageData } from '../page/search-page-data.ts';
import { packPage, toDocumentText, unpackPage } from './packed-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

// Of a page only what travels matters here.
const page = { total: 3, ownHref: '/cars-for-sale?categorySearch=</script><!--', end: null };
const given: SearchPageData = JSON.parse(JSON.stringify(page));
/** What is left of it once the router has carried it. */
const carried = (isDocument: boolean) => ({ ...packPage(given, isDocument) });

test('a page that is asked for by an open one travels as one text', () => {
  const packed = carried(false);
  expect(fromPackedJson(packed.json ?? '')).toEqual({ total: 3, ownHref: page.ownHref });
  expect(unpackPage(packed)).toEqual(page);
  expect(unpackPage(packed)).toBe(unpackPage(packed));
});

test('the text of a document is read from its element, which it cannot end', () => {
  const textContent = toDocumentText(given);
  expect(textContent).not.toContain('<');
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  const packed = carried(true);
  expect(packed.json).toBeNull();
  expect(unpackPage(packed)).toEqual(page);
});

test('where a page was written it is not read again', () => {
  expect(unpackPage(packPage(given, true))).toBe(given);
});
