import type { Page } from '@playwright/test';
import { signInByLink } from './account-pages.ts';
import {
  carPath,
  desktop,
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  resultCount,
  test,
} from './marketplace.ts';

/** Opens the page of a dealer whose car is the first of the results that is no private seller's. */
async function openDealer(page: Page) {
  await page.goto(await carPath(page, '/cars-for-sale?sellerType=d'));
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
      const dealer = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await filter.click();
      await expect(page).toHaveURL(/showcaseOwnerId=\d+/);
      await expect(
        page.locator('.filter-chip-row').getByRole('link', { name: dealer }),
      ).toBeVisible();
      expect(await resultCount(page)).toBe(cars);
    });

    test('has boxes to compare its cars where something sends them', async ({ page }) => {
      await openDealer(page);
      await expect(page.locator('.dealer-cars .card').first()).toBeVisible();
      const boxes = page.locator('.dealer-cars .card-compare').filter({ visible: true });
      expect((await boxes.count()) > 0).toBe(javaScriptEnabled);
    });
  });
}

test('a dealer’s page and its cars keep the shopper’s ZIP, however far it is', async ({ page }) => {
  await page.goto(`${await carPath(page, '/cars-for-sale?sellerType=d')}?zip=96813`);
  const all = page.getByRole('link', { name: 'All their cars' });
  const stock = /\/honolulu-hi\?searchRadius=0&showcaseOwnerId=\d+&zip=96813$/;
  await expect(all).toHaveAttribute('href', stock);
  await page.locator('.vehicle-seller-head a[href^="/cars-for-sale/dealer/"]').click();
  await expect(page).toHaveURL(/\/cars-for-sale\/dealer\/\d+-[a-z0-9-]+\?zip=96813$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /dealer\/[^?]+$/);
  const card = page.locator('.dealer-cars .card').first();
  await expect(card).toContainText('mi away');
  await expect(card.locator('h3 a')).toHaveAttribute('href', /\?zip=96813$/);
  const see = page.locator('.dealer-actions').getByRole('link', { name: /^See [\d,]+ cars?$/ });
  const cars = Number((await see.textContent())?.replace(/\D/g, ''));
  await see.click();
  await expect(page).toHaveURL(/zip=96813/);
  expect(await resultCount(page)).toBe(cars);
});

test('a dealer is told to search engines as it is on its page, which has one address', async ({
  page,
  request,
}) => {
  await openDealer(page);
  const [block = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  expect(JSON.parse(block)).toMatchObject({ '@type': 'AutoDealer', name, url: page.url() });
  const { pathname } = new URL(page.url());
  const id = /\d+/.exec(pathname)?.[0];
  const moved = await request.get(`/cars-for-sale/dealer/${id}-of-another-name`, {
    maxRedirects: 0,
  });
  expect(moved.status()).toBe(301);
  expect(moved.headers().location).toBe(pathname);
});

test('there is no dealer whose number is unknown or none, and a way on', async ({ page }) => {
  for (const unknown of ['1', '999999999999', 'joe', '-5', '1.5']) {
    const response = await page.goto(`/cars-for-sale/dealer/${unknown}`);
    expect([unknown, response?.status()]).toEqual([unknown, 404]);
    await expect(page.getByRole('link', { name: 'See all cars' })).toBeVisible();
  }
});

test('on a phone a dealer is called, and its cars are seen, from a bar at the foot', async ({
  page,
}) => {
  await openDealer(page);
  const bar = page.getByRole('region', { name: /^Reach / });
  await expect(bar).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
  // The head has no second one.
  await expect(page.getByRole('link', { name: /^See [\d,]+ cars?$/ })).toHaveCount(1);
  await page.locator('.shell-footer').scrollIntoViewIfNeeded();
  await expect(page.locator('.shell-footer a').last()).toBeInViewport({ ratio: 1 });
});

test('axe finds nothing on a dealer’s page', async ({ page }) => {
  await openDealer(page);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessibleInBothThemes(page);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`news of a dealer’s cars ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, ...person });

    test('go to the address that a shopper types', async ({ page }) => {
      await openDealer(page);
      const dealer = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.getByRole('link', { name: 'Tell me of new cars' }).click();
      await expect(page.getByRole('main')).toContainText(`at ${dealer}`);
      await page.getByPlaceholder('Email').filter({ visible: true }).fill('bell@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).filter({ visible: true }).click();
      await expect(page.getByText('Look into your mail').first()).toBeVisible();
    });

    test('are told of by one press to who is signed in, and changed among saved searches', async ({
      page,
    }, { retry, repeatEachIndex }) => {
      test.slow();
      await signInByLink(page, `bell-${javaScriptEnabled}-${retry}-${repeatEachIndex}@example.com`);
      await openDealer(page);
      const address = page.url();
      const dealer = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      await page.getByRole('button', { name: 'Tell me of new cars' }).dblclick();
      await expect(page).toHaveURL(/saved-searches#/);
      await expect(page.getByRole('heading', { name: `Cars at ${dealer}` })).toHaveCount(1);
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Tell me of new cars' })).toHaveCount(0);
      await expect(page.locator('.dealer-told')).toContainText('once a day');
      await page.getByRole('link', { name: 'Change or end it' }).click();
      await expect(page).toHaveURL(/saved-searches#/);
    });
  });
}
