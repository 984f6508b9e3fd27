import type { OutsidePages } from '@forecourt/domain/brand/outside-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Footer } from './footer.tsx';

/** Where the links of the foot lead, by their words. */
function linksOf(outsidePages: OutsidePages) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Footer text="" outsidePages={outsidePages} hasWallet={false} />
    </MemoryRouter>,
  );
  const links = html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g);
  return new Map([...links].map(([, href, words]) => [words, href]));
}

test('the foot leads to the pages of the operator that there are, and to no others [routes.outside-pages]', () => {
  const all = linksOf({
    'sell-your-car': 'https://a.test/sell',
    financing: 'https://a.test/loans',
    'service-contracts': 'https://a.test/contracts',
    'gap-insurance': 'https://a.test/gap',
    tariffs: 'https://a.test/tariffs',
  });
  for (const [words, page] of [
    ['Sell your car', 'sell'],
    ['Financing', 'loans'],
    ['Vehicle service contracts', 'contracts'],
    ['GAP insurance', 'gap'],
    ['Tariffs', 'tariffs'],
  ] as const)
    expect(all.get(words)).toBe(`https://a.test/${page}`);
  const none = linksOf({});
  expect(none.get('Sell your car')).toBe('/sell');
  for (const words of ['Financing', 'Vehicle service contracts', 'GAP insurance', 'Tariffs'])
    expect(none.has(words)).toBe(false);
});
