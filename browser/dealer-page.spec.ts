import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, resultCount, test } from './marketplace.ts';

/** Opens the page of a dealer whose car is the first of the results that is no private seller's. */
async function openDealer(page: Page) {
  await page.goto('/cars-for-sale?sellerType=d');
  const href = await page.locator('article.card h3 a').first().getAttribute('href');
  await page.goto(href ?? '');
  await page.locator('.vehicle-seller-head a[href^="/cars-for-sale/dealer/"]').click();
  await expect(page.locator('main.dealer-page')).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a dealer’s page ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: desktop });

    test('is led to by its cars, and leads to those of each kind', async ({ page }) => {
      await openDealer(page);
      await expect(page).toHaveURL(/\/cars-for-sale\/dealer\/\d+-[a-z0-9-]+$/);
      const filter = page.locator('.dealer-filters a').first();
      const cars = Number((await filter.locator('.ui-number').textContent())?.replace(/\D/g, ''));
      await filter.click();
      await expect(page).toHaveURL(/showcaseOwnerId=\d+/);
      expect(await resultCount(page)).toBe(cars);
    });
  });
}

test('a dealer is told to search engines as it is on its page', async ({ page }) => {
  await openDealer(page);
  const [block = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(JSON.parse(block)).toMatchObject({ '@type': 'AutoDealer', name, url: page.url() });
});

test('a dealer’s page has one address', async ({ page, request }) => {
  await openDealer(page);
  const { pathname } = new URL(page.url());
  const id = /\d+/.exec(pathname)?.[0];
  const moved = await request.get(`/cars-for-sale/dealer/${id}-of-another-name`, {
    maxRedirects: 0,
  });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(pathname);
});

for (const unknown of ['1', '999999999999', 'joe', '-5', '1.5']) {
  test(`there is no dealer ${unknown}, and a way on`, async ({ page }) => {
    const response = await page.goto(`/cars-for-sale/dealer/${unknown}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'See all cars' })).toBeVisible();
  });
}

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on a dealer’s page, ${width}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await openDealer(page);
      await expectAccessible(page);
    });
  }
}
