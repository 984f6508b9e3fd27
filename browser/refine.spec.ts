import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  phone,
  resultCount,
  test,
} from './marketplace.ts';

/** Chips, category tabs, orders and headings: the same by links and by script. */

const near = 'zip=30303&searchRadius=200';

for (const [size, viewport, javaScriptEnabled] of [
  ['phone', phone, false],
  ['desktop', desktop, true],
] as const) {
  test.describe(`${size}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled });

    test('a chip takes away both ends of a range, an experience, and the restriction to sponsored cars [results.chips, refine.sponsorship-chip]', async ({
      page,
    }) => {
      await page.goto('/cars-for-sale/cars-between-10000-and-30000?startYear=2018&endYear=2022');
      await page.getByRole('link', { name: 'Remove filter 2018 - 2022' }).click();
      await expect(page).toHaveURL(/\/cars-between-10000-and-30000$/);
      await page.getByRole('link', { name: 'Remove filter Between $10,000 - $30,000' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale$/);
      await expect(page.locator('.ui-chip')).toHaveCount(0);
      const all = await resultCount(page);
      await page.goto('/cars-for-sale/hyundai?experience=hyundai-buy-online');
      await page.getByRole('link', { name: 'Remove filter Hyundai' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale$/);
      await page.goto('/cars-for-sale?isSponsorship=true');
      expect(await resultCount(page)).toBeLessThan(all);
      await page.getByRole('link', { name: 'Remove filter Sponsored' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale$/);
      await expect.poll(() => resultCount(page)).toBe(all);
    });

    test('a tab replaces the filters, ends the experience and keeps place and order [results.category-tabs]', async ({
      page,
    }) => {
      await page.goto(
        `/cars-for-sale/suv/atlanta-ga?experience=best-deals&${near}&sortBy=mileageASC`,
      );
      const tabs = page.getByRole('navigation', { name: 'Categories' });
      const promised = tabs.getByRole('link', { name: /^Certified Used/ });
      const count = Number((await promised.locator('span').textContent())?.replace(/\D/g, ''));
      await promised.click();
      await expect(page).toHaveURL(
        '/cars-for-sale/certified-cars/atlanta-ga?searchRadius=200&sortBy=mileageASC&zip=30303',
      );
      await expect.poll(() => resultCount(page)).toBe(count);
      await expect(promised).toHaveAttribute('aria-current', 'page');
      await tabs.getByRole('link', { name: /^All Results/ }).click();
      await expect(page).toHaveURL(
        '/cars-for-sale/atlanta-ga?searchRadius=200&sortBy=mileageASC&zip=30303',
      );
    });

    test('headings say the condition, the experience and the place [routes.page-title]', async ({
      page,
    }) => {
      const heading = page.getByRole('heading', { level: 1 });
      await page.goto(`/cars-for-sale/new-cars/atlanta-ga?${near}`);
      await expect(heading).toHaveText('New Cars for Sale');
      await expect(page.getByText('within 200 miles of Atlanta, GA')).toBeVisible();
      await expect(page).toHaveTitle('New Cars for Sale in Atlanta, GA | Forecourt');
      await page.goto('/cars-for-sale?experience=commercial');
      await expect(heading).toHaveText('Commercial Vehicles for Sale');
      await expect(page).toHaveTitle('Commercial Vehicles for Sale | Forecourt');
    });
  });
}

test.describe('orders', () => {
  test.use({ viewport: desktop });

  test('are the ten of the specification and three of ours, nearest only near somewhere, and begin at the first page again [results.sort, refine.sort-change]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const options = page.getByLabel('Sort', { exact: true }).getByRole('option');
    await expect(options).toHaveText([
      'Relevance',
      'Price - Lowest',
      'Price - Highest',
      'Distance - Nearest (needs a ZIP)',
      'Date Listed - Newest',
      'Date Listed - Oldest',
      'Mileage - Lowest',
      'Mileage - Highest',
      'Year - Newest',
      'Year - Oldest',
      'Price Drop - Largest',
      'Monthly Payment - Lowest',
      'Out-the-Door Total - Lowest',
      'Cheapest to Own Near You',
    ]);
    await expect(options.nth(3)).toBeDisabled();
    await page.goto(`/cars-for-sale/atlanta-ga?${near}`);
    await expect(options.nth(3)).toHaveText('Distance - Nearest');
    await expect(options.nth(3)).toBeEnabled();
    await page.goto('/cars-for-sale?page=3');
    await page.getByLabel('Sort', { exact: true }).selectOption('yearASC');
    await expect(page).toHaveURL(/\/cars-for-sale\?sortBy=yearASC$/);
  });

  test('count also when chosen before the script of the page ran', async ({ page }) => {
    let run = () => {};
    const chosen = new Promise<void>((resolve) => {
      run = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto('/cars-for-sale', { waitUntil: 'commit' });
    await page.getByLabel('Sort', { exact: true }).selectOption('yearASC');
    run();
    await expect(page).toHaveURL(/\/cars-for-sale\?sortBy=yearASC$/);
  });
});

test('clearing all keeps the place, its radius and the order, on the first page', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(
    `/cars-for-sale/certified-cars/awd-4wd/suv/atlanta-ga?${near}&page=2&sortBy=yearDESC`,
  );
  await page.locator('.ui-chips').getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(
    '/cars-for-sale/atlanta-ga?searchRadius=200&sortBy=yearDESC&zip=30303',
  );
});

test('axe finds nothing among many chips, on a phone and on a desk', async ({ page }) => {
  await page.goto(
    '/cars-for-sale/cars-under-40000/toyota?daysOnMarket=-30&driveGroup=AWD4WD&driveGroup=FWD&fuelTypeGroup=GSL&fuelTypeGroup=HYB&priceDrop=1-&startYear=2016',
  );
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessibleInBothThemes(page);
  }
});
