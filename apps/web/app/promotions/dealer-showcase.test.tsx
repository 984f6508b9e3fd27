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

test('while another search is on its way a placeholder holds the place of the showcase [states.alpha-showcase]', () => {
  expect(draw(true)).toMatch(
    /class="promotion-showcase promotion-showcase-loading"[^>]*aria-busy="true"/,
  );
  expect(draw(true)).toContain('aria-label="A dealer, loading"');
  expect(draw(false)).not.toContain('promotion-showcase-loading');
  expect(draw(false)).toContain('aria-label="Peachtree Motors, sponsored"');
});
