import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import sharp from 'sharp';
import {
  brandCodes,
  brandsOf,
  type PicturedBrand,
  type PicturedPage,
  pictureName,
  ways,
} from './brand-pages.ts';

const folder = join(import.meta.dirname, '../../docs/screenshots/brands');
mkdirSync(folder, { recursive: true });

/** Pixels across: a table of them is looked through at a glance. */
const width = 640;

test.use({
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  // Robots are asked no questions, and the browser would say that it is one.
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
  contextOptions: { reducedMotion: 'reduce' },
});

for (const brand of brandCodes) {
  test(`brands: ${brand}, its home`, async ({ page }) => {
    await page.goto(`/${brand}`);
    await take(page, brand, 'usual', 'home');
  });
  for (const { code, address } of ways.filter((way) => brandsOf(way).includes(brand)))
    test(`brands: ${brand}, ${code}, from results to a lead`, async ({ page }) => {
      await page.goto(`/${brand}`);
      await page.goto(address(brand));
      await take(page, brand, code, 'results');
      const car = page.locator('.search-columns article.card h3 a').first();
      const path = (await car.getAttribute('href'))?.split('?', 1)[0] ?? '';
      await page.goto(path);
      await take(page, brand, code, 'vehicle');
      await page.goto(`${path}/contact`);
      await take(page, brand, code, 'lead');
    });
}

async function take(page: Page, brand: PicturedBrand, way: string, kind: PicturedPage) {
  await page.waitForLoadState('networkidle');
  const picture = sharp(await page.screenshot()).resize({ width });
  await picture.webp({ quality: 72 }).toFile(join(folder, pictureName(brand, way, kind)));
}
