import type { Locator } from '@playwright/test';
import { expect, organicCards, phone, test } from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

/** In whole pixels. */
const heights = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));

test.describe('the search page on a phone', () => {
  test.use({ viewport: phone });

  test('does not scroll sideways, opens its filters over the screen and its orders as a sheet [results.filter-drawer, results.sort]', async ({
    page,
  }) => {
    await page.goto(near);
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
    await page.getByRole('link', { name: /^Filter \(/ }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
    await page.getByRole('link', { name: 'Close filters' }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
    await page.locator('.search-bar').getByRole('link', { name: 'Sort' }).click();
    await page.getByRole('link', { name: 'Price - Lowest' }).click();
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(page.getByRole('heading', { name: 'Sort' })).toBeHidden();
  });

  test('shows the chosen category, however far behind the others it stands', async ({ page }) => {
    await page.goto('/cars-for-sale?sellerType=p');
    const chosen = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]');
    await expect(chosen).toContainText('For Sale By Owner');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  test('begins its strips where the heading begins', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const left = (found: Locator) => found.evaluate((part) => part.getBoundingClientRect().left);
    const first = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
    await expect(first).toHaveAttribute('aria-current', 'page');
    const suggested = page.getByRole('navigation', { name: 'Suggested filters' }).getByRole('link');
    const heading = await left(page.getByRole('heading', { level: 1 }));
    expect([await left(first), await left(suggested.first())]).toEqual([heading, heading]);
  });

  test('says before its closed filters what is wrong in them, and leads there', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale?zip=00000');
    const said = page.getByRole('status').filter({ hasText: 'Enter a valid ZIP Code' });
    await expect(said).toBeInViewport({ ratio: 1 });
    await said.getByRole('link', { name: 'Change it in the filters' }).click();
    const panel = page.locator('#filters');
    await expect(panel.getByRole('alert').getByText('Enter a valid ZIP Code')).toBeVisible();
    await page.goto('/cars-for-sale?zip=00000&view=map');
    await expect(said).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(said).toBeVisible();
    await page.goto('/cars-for-sale?zip=00000');
    await expect(panel.getByRole('alert').getByText('Enter a valid ZIP Code')).toBeVisible();
    await expect(said).toBeHidden();
  });

  test('keeps the place of cards that it draws only when they come near', async ({ page }) => {
    await page.goto(near);
    const cards = page.locator('article.card');
    const expected = await heights(cards);
    const drawnLater = await cards.evaluateAll((all) => {
      const waiting = all.filter((card) => getComputedStyle(card).contentVisibility === 'auto');
      for (const card of waiting) card.setAttribute('style', 'content-visibility: visible');
      return waiting.length;
    });
    expect(drawnLater).toBeGreaterThan(0);
    expect(await heights(cards)).toEqual(expected);
  });

  for (const address of ['/cars-for-sale', '/cars-for-sale/honda'])
    test(`keeps the place of the dealer among the cars of ${address}`, async ({ page }) => {
      await page.goto(address);
      const dealer = page.locator('.promotion-showcase-cell');
      const [kept = 0] = await heights(dealer);
      await dealer.evaluate((cell) => cell.setAttribute('style', 'content-visibility: visible'));
      const [drawn = 0] = await heights(dealer);
      // But for a line: whether its foot takes one or two depends on how many cars the dealer has.
      expect(Math.abs(kept - drawn)).toBeLessThanOrEqual(40);
    });

  test('leads from a card far down to its car and back to the same place', async ({ page }) => {
    await page.goto(near);
    const card = page.locator('article.card').nth(9);
    await card.scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => window.scrollY);
    await card.getByRole('heading').getByRole('link').click();
    await page.locator('main.vehicle-page').waitFor();
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(offset, -2);
  });
});

test.describe('the search page under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('is hit within 44 px', async ({ page }) => {
    await page.goto('/cars-for-sale/honda');
    for (const name of ['Map', 'Remove filter Honda', 'See all']) {
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
      // Cards that are drawn only when they come near move it, and an ad lies over what is at the bottom.
      const hits = () =>
        link.evaluate((element) => {
          element.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = element.getBoundingClientRect();
          const x = left + width / 2;
          const y = top + height / 2;
          return [-21, 21].map((away) => element.contains(document.elementFromPoint(x, y + away)));
        });
      await expect.poll(hits, name).toEqual([true, true]);
    }
  });
});

test('on the narrowest phones results and a car fit, and the next picture is not covered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto('/cars-for-sale?zip=30303');
  expect(await wide()).toBe(320);
  await page.locator(`${organicCards} h3 a`).first().click();
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  await page.getByRole('button', { name: 'Next picture' }).click();
  // No car here has the widest number.
  await page
    .locator('.vehicle-facts dd', { hasText: /^[A-Z0-9]{17}$/ })
    .evaluate((vin) => vin.replaceChildren('WMWMWMWMWMWMWMWMW'));
  expect(await wide()).toBe(320);
  // Nor one whose fuel is not known, which a table says to who only hears it.
  await page
    .locator('.ui-wide-table td:last-child')
    .first()
    .evaluate((cell) => {
      const heard = Object.assign(document.createElement('span'), { textContent: 'Not known' });
      heard.className = 'ui-visually-hidden';
      cell.append(heard);
    });
  expect(await wide()).toBe(320);
});
