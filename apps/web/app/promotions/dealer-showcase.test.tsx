import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DealerShowcase } from './dealer-showcase.tsx';
import type { ShowcaseData } from './showcase-data.ts';

const showcase: ShowcaseData = {
  variant: 'inventory',
  name: 'Peachtree Motors',
  tagline: null,
  address: null,
  phone: null,
  rating: null,
  reviewCount: 0,
  distanceMiles: 4,
  href: '/dealers/1',
  stock: 30,
  cars: [],
};
const draw = (isLoading: boolean) =>
  renderToStaticMarkup(<DealerShowcase showcase={showcase} canHide isLoading={isLoading} />);

test('the owner variant tells of the dealer, the other shows its cars alone [results.dealer-showcase]', () => {
  const dealer = { ...showcase, tagline: 'Open on Sundays', phone: '(404) 555-0100' };
  const told = (variant: ShowcaseData['variant']) =>
    renderToStaticMarkup(
      <DealerShowcase showcase={{ ...dealer, variant }} canHide isLoading={false} />,
    );
  expect(told('owner')).toMatch(/Open on Sundays.*\(404\) 555-0100/s);
  expect(told('inventory')).not.toMatch(/Open on Sundays|555-0100/);
});

test('while another search is on its way a placeholder holds the place of the showcase [states.alpha-showcase]', () => {
  expect(draw(true)).toMatch(
    /class="promotion-showcase promotion-showcase-loading"[^>]*aria-busy="true"/,
  );
  expect(draw(true)).toContain('aria-label="A dealer, loading"');
  expect(draw(false)).not.toContain('promotion-showcase-loading');
  expect(draw(false)).toContain('aria-label="Peachtree Motors, sponsored"');
});
