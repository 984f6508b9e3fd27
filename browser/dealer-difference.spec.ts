import {
  carPath,
  desktop,
  expect,
  expectAccessible,
  phone,
  plainTest,
  test,
} from './marketplace.ts';

const search = '/cars-for-sale/atlanta-ga?searchRadius=500&zip=30303';

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`what sets a dealer apart, ${width}`, () => {
    test.use({ viewport: size });

    test('is told from a card, in its own words, and closes by Escape [modals.dealer-difference]', async ({
      page,
    }) => {
      await page.goto(search);
      const link = page
        .locator('.search-columns .card-grid')
        .getByRole('link', { name: /^What sets .* apart$/ });
      const title = (await link.first().textContent()) ?? '';
      await link.first().click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.locator('.dealer-words li')).toHaveCount(3);
      await expect(dialog.getByRole('link', { name: 'See all our cars' })).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(search);
    });

    test('is told on the page of its car, and leads to all its cars', async ({ page }) => {
      await page.goto(await carPath(page, search, 'card-seller-why'));
      await page
        .locator('#contact')
        .getByRole('link', { name: /^What sets/ })
        .click();
      await page.getByRole('link', { name: 'See all our cars' }).click();
      await expect(page).toHaveURL(/showcaseOwnerId=\d+/);
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('what sets a dealer apart comes with the page [modals.dealer-difference]', async ({
    page,
  }) => {
    await page.goto(search);
    await page.locator('.card-seller-why').first().click();
    await expect(page.getByRole('dialog').locator('.dealer-words li')).toHaveCount(3);
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).first().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

// The loss is reported to the browser, as the page of other tests would not allow.
plainTest('a picture that does not load is named [errors.dealer-image]', async ({ page }) => {
  const reported: string[] = [];
  page.on('pageerror', (error) => reported.push(error.message));
  await page.route('**/images/dealer/*', (route) => route.abort());
  await page.goto(search);
  await page.locator('.card-seller-why').first().click();
  await expect(
    page.getByText(/^Failed to load image at \/images\/dealer\/\d+\.svg$/),
  ).toBeVisible();
  await expect.poll(() => reported[0]).toMatch(/^Failed to load image at /);
});

plainTest(
  'a picture lost before the script ran is named as well [errors.dealer-image]',
  async ({ page }) => {
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    await page.route('**/images/dealer/*', (route) => route.abort());
    page.on('requestfailed', (request) => request.url().includes('/images/dealer/') && lose());
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await lost;
      await route.continue();
    });
    await page.goto(search, { waitUntil: 'commit' });
    await page.locator('.card-seller-why').first().click();
    await expect(page.getByText(/^Failed to load image at/)).toBeVisible();
  },
);
