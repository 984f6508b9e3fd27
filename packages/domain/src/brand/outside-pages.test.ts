import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyUrl } from '../../test/any-url.ts';
import { footerPages, outsidePageName, parseOutsidePages } from './outside-pages.ts';

test('pages are read by name, whatever stands between them [routes.outside-pages]', () => {
  expect(parseOutsidePages('financing=https://a.test/?x=1, tariffs=https://b.test/')).toEqual({
    pages: { financing: 'https://a.test/?x=1', tariffs: 'https://b.test/' },
  });
  expect(parseOutsidePages('')).toEqual({ pages: {} });
});

test('the foot of every page leads to those of the specification [routes.outside-pages]', () => {
  const all = ['financing', 'service-contracts', 'gap-insurance', 'tariffs', 'sell-your-car'];
  const pages = Object.fromEntries(all.map((page) => [page, `https://a.test/${page}`]));
  const written = Object.entries(pages).map((pair) => pair.join('='));
  expect(parseOutsidePages(written.join(','))).toEqual({ pages });
  expect(footerPages.map(outsidePageName)).toEqual([
    'Financing',
    'Vehicle service contracts',
    'GAP insurance',
    'Tariffs',
  ]);
});

test.each([
  ['a page that there is not', 'loans=https://a.test', 'there is no outside page “loans”'],
  ['a page without an address', 'financing', 'expected name=address'],
  ['no address of the web', 'financing=javascript:alert(1)', 'financing needs an address'],
  ['an address that is not encrypted', 'financing=http://a.test', 'that begins with https://'],
])('%s is told', (_case, text, problem) => {
  expect(parseOutsidePages(text)).toEqual({ problem: expect.stringContaining(problem) });
});

test('whatever is written, only encrypted addresses come out', () => {
  const name = fc.constantFrom(...footerPages, 'other');
  const items = fc.array(fc.tuple(name, fc.oneof(anyUrl, fc.string())));
  fc.assert(
    fc.property(items, (pairs) => {
      const read = parseOutsidePages(pairs.map((pair) => pair.join('=')).join(' '));
      for (const address of 'pages' in read ? Object.values(read.pages) : [])
        expect(new URL(address).protocol).toBe('https:');
    }),
  );
});
