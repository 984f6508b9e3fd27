import type { ProductTile } from '@forecourt/domain/listing/product-tile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProductTiles } from './product-tiles.tsx';

const bare: ProductTile = { tileType: 'REPORT', tileSubType: null, image: null, link: null };
const link = { href: 'https://a.test/1', label: 'History report' };
const image = { src: 'https://a.test/gold.png', alt: '' };
const show = (...tiles: ProductTile[]) => renderToStaticMarkup(<ProductTiles tiles={tiles} />);

test('a tile is told with its type, its picture and its way on [listing.product-tiles]', () => {
  const page = show({ ...bare, link }, { ...bare, tileSubType: 'GOLD', image });
  expect(page).toMatch(/data-tile="REPORT"><a[^>]* href="https:\/\/a\.test\/1".*History report/);
  expect(page).toMatch(/data-tile="GOLD"><span[^>]*><img src="https:\/\/a\.test\/gold\.png"/);
  expect(page.match(/id="tile-REPORT"/g)).toHaveLength(2);
  expect(show()).toBe('');
});

test('a picture that says nothing is named by the type of its tile', () => {
  expect(show({ ...bare, image })).toContain('<span>REPORT</span>');
  expect(show({ ...bare, image: { ...image, alt: 'Gold' } })).toContain('<span>Gold</span>');
});
