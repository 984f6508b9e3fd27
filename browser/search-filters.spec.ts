import { desktop, expect, holdPages, resultCount, test, untilLive } from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

test.describe('filters beside the results', () => {
  test.use({ viewport: desktop });

  test('are applied as they are ticked, kept in the address, and undone by Back and by their chip [shoppers.search, results.side-panel, results.chips, filter.style]', async ({
    page,
  }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.locator('summary', { hasText: 'Body Style' }).click();
    await page.locator('label.ui-option', { hasText: 'SUV / Crossover' }).click();
    await expect(page).toHaveURL(/\/suv\//);
    await expect.poll(() => resultCount(page)).toBeLessThan(before);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/suv\//);
    await expect.poll(() => resultCount(page)).toBe(before);
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    await page.getByRole('link', { name: 'Remove filter AWD/4WD' }).click();
    await expect(page).toHaveURL(near);
    await expect(page.locator('input[value="AWD4WD"]')).not.toBeChecked();
  });

  test('handles of a range are named by their end and what they choose, once', async ({ page }) => {
    await page.goto(near);
    const prices = page.locator('details', { has: page.locator('input[name="minPrice"]') });
    if ((await prices.getAttribute('open')) === null) await prices.locator('summary').click();
    for (const name of ['Lowest price', 'Highest price'])
      await expect(prices.getByRole('slider', { name, exact: true })).toHaveCount(1);
  });

  test('stand beside the results from a medium screen on, and are opened on a smaller one [results.side-panel, results.filter-drawer]', async ({
    page,
  }) => {
    await page.goto(near);
    const panel = page.locator('#filters');
    const results = page.locator('.search-results');
    const opener = page.getByRole('link', { name: 'Filter (0)' });
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(opener).toBeHidden();
      const filters = await panel.boundingBox();
      const cars = await results.boundingBox();
      const end = (filters?.x ?? width) + (filters?.width ?? 0);
      expect(end, `${width} px`).toBeLessThanOrEqual(cars?.x ?? 0);
    }
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(opener).toBeVisible();
    await expect(panel).toBeHidden();
  });

  test('are no drawer on a page that was opened at them, nor over the map after that', async ({
    page,
  }) => {
    await page.goto(`${near}#filters`);
    const map = page.getByRole('link', { name: 'Map', exact: true });
    await untilLive(map);
    await map.click();
    await expect(page.locator('.map-mark').first()).toBeVisible();
    await expect(page.locator('#filters')).toHaveAttribute('data-overlay', 'closed');
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused();
    await page.goBack();
    await expect(page.locator('#filters')).toHaveAttribute('data-overlay', 'closed');
  });

  test('tell that a ZIP does not exist until it does, and switch delivery from afar off and on [filter.location, place.zip-checked, filter.market-extension, refine.market-extension]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('ZIP').fill('00000');
    await page.getByLabel('ZIP').blur();
    await expect(page.getByRole('alert').getByText('Enter a valid ZIP Code')).toBeVisible();
    await expect(page.getByLabel('ZIP')).toHaveValue('00000');
    await page.getByLabel('ZIP').fill('30303');
    await page.getByLabel('ZIP').blur();
    await expect(page).toHaveURL(/zip=30303/);
    await expect(page.getByRole('alert').getByText('Enter a valid ZIP Code')).toBeHidden();
    const box = page.locator('label.ui-option', { hasText: 'Include Extended Home Delivery' });
    await box.click();
    await expect(page).toHaveURL(/marketExtension=off/);
    await box.click();
    await expect(page).not.toHaveURL(/marketExtension/);
  });

  test('unlock the models of a make; another make takes them along, and keeps the keyboard [filter.make, filter.model, refine.unlock]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const make = page.getByLabel('Make', { exact: true });
    await expect(page.getByLabel('Model', { exact: true })).toBeDisabled();
    await make.selectOption('TOYOTA');
    await expect(page).toHaveURL(/\/toyota/);
    await page.getByLabel('Model', { exact: true }).first().selectOption('RAV4');
    await expect(page).toHaveURL(/\/toyota\/rav4/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Toyota RAV4 for Sale');
    await make.focus();
    await make.selectOption('HONDA');
    await expect(page).toHaveURL(/\/cars-for-sale\/honda$/);
    await expect(make).toBeFocused();
    await expect(make).toHaveValue('HONDA');
  });

  test('are skeletons until their section is opened, which stays open when its value goes; a long one is searched [refine.panels]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Features' }).click();
    await page.getByLabel('Search Features').fill('seats heated');
    await expect(page.locator('.filter-options.filter-options-long .ui-option:visible')).toHaveText(
      [/^Heated Seats/],
    );
    await page.getByLabel('Search Features').fill('wings');
    await expect(page.getByText('Nothing here is called “wings”.')).toBeVisible();
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    const box = page.locator('input[value="AWD4WD"]');
    await expect(box).toHaveCount(0);
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await box.check({ force: true });
    await expect(page).toHaveURL(/awd-4wd/);
    await box.uncheck({ force: true });
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    await expect(box).toBeVisible();
    await page.goto('/cars-for-sale/awd-4wd');
    await expect(box).toBeChecked();
    await expect(box, 'its section is open').toBeVisible();
  });

  test('keep a bound between two stops, and a radius that no list has, whatever else is changed', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale?zip=30303&searchRadius=30&minPrice=12345&maxPrice=30000');
    await untilLive(page.getByLabel('Distance'));
    await expect(page.getByLabel('Distance')).toHaveValue('30');
    await page.locator('input[name=maxPrice]').scrollIntoViewIfNeeded();
    await page.getByRole('slider', { name: 'Highest price' }).press('ArrowLeft');
    await expect(page).toHaveURL(/cars-between-12345-and-27500.*searchRadius=30&/);
  });

  test('take years and miles from their handles, and any number of miles by Enter, kept with the next filter [filter.mileage]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Year' }).click();
    await page.getByRole('slider', { name: 'Lowest year' }).press('ArrowRight');
    await expect(page).toHaveURL(/startYear=\d{4}/);
    await page.locator('summary', { hasText: 'Mileage' }).click();
    // What is typed while the search of the handle is on its way is not replaced by its answer.
    const letGo = await holdPages(page);
    await page.getByRole('slider', { name: 'Highest mileage' }).press('PageDown');
    const miles = page.getByLabel('Up to, miles');
    await miles.fill('35,000');
    letGo();
    await expect(page).toHaveURL(/mileage=110000/);
    await expect(page.getByLabel(/^Remove filter .*110,000/)).toBeVisible();
    await expect(miles).toHaveValue('35,000');
    await miles.press('Enter');
    await expect(page).toHaveURL(/mileage=35000/);
    await expect(miles).toBeFocused();
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await expect(page).toHaveURL(/dealType=greatprice&mileage=35000/);
    await page.locator('label.ui-option', { hasText: '50,000 or less' }).click();
    await expect(page).toHaveURL(/mileage=-50000/);
    await expect(miles).toHaveValue('50,000');
  });

  test('explain a pair of prices that cannot be and do not send it, also when the search of the other price arrives later [filter.price, price-input.greater]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const min = page.getByLabel('Min', { exact: true });
    const max = page.getByLabel('Max', { exact: true });
    const letGo = await holdPages(page);
    await min.fill('20000');
    await page.keyboard.press('Tab');
    await max.fill('10000');
    await page.keyboard.press('Tab');
    letGo();
    await expect(page).toHaveURL(/cars-over-20000/);
    await expect(page.getByLabel('Remove filter Over $20,000')).toBeVisible();
    const message = page.getByText('Max price must be greater than Min price. (10000)');
    await expect(message).toBeVisible();
    await page.getByLabel('Remove filter Over $20,000').click();
    await expect(message).toBeHidden();
    await min.fill('20000');
    await min.blur();
    await expect(page).toHaveURL(/cars-over-20000/);
    await max.fill('10000');
    await max.blur();
    await expect(page.getByText('Max price must be greater than Min price.')).toBeVisible();
    await expect(max).toHaveValue('');
  });

  test('a handle of the price slider narrows the search and keeps the keyboard', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/cars-between-10000-and-30000');
    const handle = page.getByRole('slider', { name: 'Highest price' });
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/cars-between-10000-and-27500/);
    await expect(page.getByLabel('Max', { exact: true })).toHaveValue('27,500');
    await expect(handle).toBeFocused();
  });
});

test.describe('filters without JavaScript', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  test('are sent by their form [filter.drive]', async ({ page }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await page.getByRole('button', { name: 'Show options of Drive Type' }).click();
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    await page.getByRole('button', { name: /^See [\d,]+ Results$/ }).click();
    await expect(page).toHaveURL(/awd-4wd/);
    expect(await resultCount(page)).toBeLessThan(before);
  });
});
