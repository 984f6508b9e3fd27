import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../../docs/screenshots');

const search = '/cars-for-sale/all-cars/atlanta-ga';

const pages = {
  'search-page': async (page: Page) => {
    await page.goto(search);
  },
  'keyword-field': async (page: Page) => {
    await page.goto(search);
    await page.locator('input[name="keyword"]').focus();
    const field = page.getByRole('combobox', { name: 'Search by make, model or feature' });
    await field.pressSequentially('awd suv under 30k with sunroof');
    await page.getByRole('option', { name: /^We understood/ }).waitFor();
  },
  'map-page': async (page: Page) => {
    await page.goto(`${search}?searchRadius=300&zip=30303&view=split`);
    await page.locator('.map-mark').first().waitFor();
  },
  'vehicle-page': async (page: Page) => {
    await page.goto(`${search}?sortBy=derivedpriceDESC`);
    await page.locator('article h3 a, article h2 a').first().click();
    await page.waitForURL(/vehicle/);
  },
};

/** Width and height of a phone, a tablet, a laptop and a large screen. */
const screens = [
  [390, 844],
  [768, 1024],
  [1280, 900],
  [1680, 1050],
] as const;

for (const [name, open] of Object.entries(pages)) {
  for (const [width, height] of screens) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${name}, ${width} pixels, ${colorScheme}`, async ({ browser, baseURL }) => {
        const page = await browser.newPage({
          colorScheme,
          viewport: { width, height },
          reducedMotion: 'reduce',
          ...(baseURL && { baseURL }),
        });
        await open(page);
        await page.waitForLoadState('networkidle');
        const path = join(folder, `${name}-${width}-${colorScheme}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: 82 });
        await page.close();
      });
    }
  }
}
