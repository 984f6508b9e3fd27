import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawBrandsPage, pictureNames } from './brands/page.ts';

const pictures = join(import.meta.dirname, 'screenshots/brands');

test('the page of brands is as `npm run docs` writes it', () => {
  expect(readFileSync(join(import.meta.dirname, 'brands.md'), 'utf8')).toBe(drawBrandsPage());
});

test('each brand has a picture of each page in each way of shopping, and none is left over', () => {
  const there = readdirSync(pictures);
  expect(there.toSorted()).toEqual(pictureNames.toSorted());
  const bytes = there.map((name) => statSync(join(pictures, name)).size);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(3_000_000);
});
