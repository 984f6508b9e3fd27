import type { Locator, Page, Request } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  holdPages,
  openAllSections,
  phone,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

/** Presses Tab until the keyboard is where it is wanted. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard never came there.');
}

test.describe('a changed filter', () => {
  test.use({ viewport: desktop });

  test('dims the cars and keeps them and the scroll position until the new ones come', async ({
    page,
  }) => {
    await page.goto(near);
    await page.evaluate(() => window.scrollTo(0, 700));
    const letGo = await holdPages(page);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await expect
      .poll(() =>
        page
          .locator('.card-grid')
          .first()
          .evaluate((grid) => getComputedStyle(grid).opacity),
      )
      .toBe('0.45');
    expect(await page.locator('article.card').count()).toBeGreaterThan(10);
    letGo();
    await expect(page).toHaveURL(/dealType=greatprice/);
    await expect
      .poll(() =>
        page
          .locator('.card-grid')
          .first()
          .evaluate((grid) => getComputedStyle(grid).opacity),
      )
      .toBe('1');
    expect(await page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('cancels the search of the one before, and is told once with it [defaults.count-cooldown]', async ({
    page,
  }) => {
    await page.goto(near);
    const cancelled: Request[] = [];
    page.on('requestfailed', (request) => cancelled.push(request));
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const status = document.querySelector('main > p[role="status"]');
      const observer = new MutationObserver(() => {
        if (status?.textContent) told.push(status.textContent);
      });
      if (status) observer.observe(status, { childList: true, characterData: true, subtree: true });
    });
    const letGo = await holdPages(page);
    const asked = page.waitForRequest(/\.data/);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await asked;
    await page.locator('label.ui-option', { hasText: 'Good Deal' }).click();
    await expect.poll(() => cancelled.length).toBeGreaterThan(0);
    letGo();
    await expect(page).toHaveURL(/dealType=goodprice&dealType=greatprice/);
    const status = page.locator('main > p[role="status"]');
    await expect(status).toHaveText(/^\d/);
    const count = `${(await resultCount(page)).toLocaleString('en-US')} cars found`;
    await expect(status).toHaveText(count);
    expect(await page.evaluate(() => (window as Window & { told?: string[] }).told)).toEqual([
      count,
    ]);
  });

  test('changes in quick succession are searched for once [defaults.filter-debounce]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(near);
    await expect(page.locator('label.ui-option', { hasText: 'Great Deal' })).toBeVisible();
    await page.clock.runFor(1000);
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.data')) searches.push(request.url());
    });
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await page.clock.runFor(99);
    expect(searches).toEqual([]);
    await page.locator('label.ui-option', { hasText: 'Good Deal' }).click();
    await page.clock.resume();
    await expect(page).toHaveURL(/dealType=goodprice&dealType=greatprice/);
    expect(searches.every((url) => url.includes('goodprice'))).toBe(true);
  });

  test('how many cars it finds is read out a second after they came [defaults.count-cooldown]', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(near);
    await page.clock.runFor(1000);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    const status = page.locator('main > p[role="status"]');
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/dealType=greatprice/);
    await expect(page.locator('.card-grid').first()).toHaveCSS('opacity', '1');
    await page.clock.runFor(900);
    await expect(status).toBeEmpty();
    await page.clock.runFor(100);
    await expect(status).toHaveText(/^[\d,]+ cars? found$/);
  });

  test('counts also when ticked before the script of the page ran', async ({ page }) => {
    const { promise: wanted, resolve: run } = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto('/cars-for-sale', { waitUntil: 'commit' });
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await page.locator('label.ui-option', { hasText: 'Good Deal' }).click();
    run();
    await expect(page).toHaveURL(/dealType=goodprice&dealType=greatprice/);
    await expect(page.getByRole('link', { name: 'Remove filter Great Deal' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Great Deal' })).toBeChecked();
  });

  test('takes a price by Enter and by leaving the field, once [price-input.commit]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('minPrice=')) searches.push(request.url());
    });
    const min = page.getByLabel('Min', { exact: true });
    await min.fill('$15,000');
    await min.press('Enter');
    await expect(page).toHaveURL(/cars-over-15000/);
    await expect(min).toHaveValue('15,000');
    await expect(min).toBeFocused();
    const sent = searches.length;
    await min.press('Tab');
    await expect(page.getByLabel('Max', { exact: true })).toBeFocused();
    expect(searches.length).toBe(sent);
    await page.keyboard.type('25000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/cars-between-15000-and-25000/);
  });

  test('a price that cannot be stays in the message, not in the field [price-input.cleared]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/cars-over-20000');
    const max = page.getByLabel('Max', { exact: true });
    await max.fill('20,000');
    await max.press('Enter');
    await expect(page.getByText('Min and Max price cannot be the same. (20,000)')).toBeVisible();
    await expect(max).toHaveValue('');
    await max.fill('0');
    await max.press('Enter');
    await expect(page.getByText('Max price must be greater than 0. (0)')).toBeVisible();
    await max.fill('30000');
    await max.press('Enter');
    await expect(page).toHaveURL(/cars-between-20000-and-30000/);
    await expect(page.getByText('Max price must be')).toBeHidden();
  });

  test('what is no payment is told below its field, and not asked for', async ({ page }) => {
    await page.goto('/cars-for-sale/cars-over-20000');
    const payment = page.getByLabel('Max payment a month');
    await untilLive(payment);
    await payment.fill('abc');
    await payment.press('Enter');
    await expect(payment).toHaveAccessibleDescription('“abc” is not a payment.');
    await expect(page.getByText('is not a payment'), 'it is in sight').toBeInViewport({ ratio: 1 });
    await expect(payment).toHaveValue('');
    await expect(page).toHaveURL(/cars-over-20000$/);
    await payment.fill('400');
    await payment.press('Enter');
    await expect(page).toHaveURL(/maxPayment=400/);
    await expect(page.getByText('is not a payment')).toHaveCount(0);
  });

  test('the keyboard stays beside a filter that it removes or adds', async ({ page }) => {
    await page.goto('/cars-for-sale/toyota/suv');
    const chips = page.getByRole('link', { name: /^Remove filter/ });
    await untilLive(chips.first());
    await chips.first().press('Enter');
    await expect(chips).toHaveCount(1);
    await expect(chips.first()).toBeFocused();
    await chips.first().press('Enter');
    await expect(chips).toHaveCount(0);
    const suggested = page.getByRole('navigation', { name: 'Suggested filters' }).getByRole('link');
    await expect(suggested.first()).toBeFocused();
    await suggested.first().press('Enter');
    await expect(chips).toHaveCount(1);
    await expect(page.locator('.filter-refine a:focus')).toHaveCount(1);
  });

  test('what is no ZIP is told without a search', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const zip = page.getByLabel('ZIP');
    await zip.fill('303');
    await zip.press('Enter');
    await expect(page.getByText('Enter a valid ZIP Code')).toBeVisible();
    await expect(zip).toHaveValue('303');
    await expect(page).toHaveURL(/\/cars-for-sale$/);
  });
});

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`nothing moves when the first chip comes late, or the last one goes, ${width} [results.chips]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    // Another search has another showcase, of which this is not the test.
    const hidden = { name: 'caiSuppressAlpha', value: '1', url: baseURL ?? '' };
    await page.context().addCookies([hidden]);
    await page.goto(near);
    // Beyond half a second after a press a browser counts what moves.
    await page.route('**/*.data*', async (route) => {
      await new Promise((resume) => setTimeout(resume, 900));
      await route.continue();
    });
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value?: number;
            hadRecentInput?: boolean;
          };
          if (value !== undefined && !hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift' });
    });
    const cards = page.locator('.card-grid').first();
    const top = (await cards.boundingBox())?.y;
    const suggested = page.getByRole('navigation', { name: 'Suggested filters' });
    await suggested.getByRole('link').first().click();
    const chip = page.getByRole('link', { name: /^Remove filter/ });
    await expect(chip).toBeVisible();
    expect((await cards.boundingBox())?.y).toBe(top);
    await chip.click();
    await expect(chip).toHaveCount(0);
    expect((await cards.boundingBox())?.y).toBe(top);
    const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts);
    expect(Math.max(0, ...(shifts ?? []))).toBeLessThan(0.02);
  });
}

test('by the keyboard alone: a filter, a car, and back to where it was [cards.click]', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  await page.goto(near);
  const section = page.locator('summary', { hasText: 'Drive Type' });
  await tabTo(page, section);
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('input[value="AWD4WD"]'));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/awd-4wd/);
  await expect(page.locator('input[value="AWD4WD"]')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Remove filter AWD/4WD' })).toBeVisible();
  const car = page.locator('article.card h3 a').nth(4);
  await tabTo(page, car);
  const offset = await page.evaluate(() => window.scrollY);
  const name = await car.textContent();
  await page.keyboard.press('Enter');
  await page.locator('main.vehicle-page').waitFor();
  await page.goBack();
  await expect(page).toHaveURL(/awd-4wd/);
  await expect(car).toHaveText(name ?? '');
  await expect(car).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(offset, -2);
});

test('in forced colours every box and handle has an edge, on a phone and on a desk', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${near}#filters`);
  const edges = (selector: string) =>
    page
      .locator(`#filters ${selector}`)
      .evaluateAll((found) =>
        found.map((one) => Number.parseFloat(getComputedStyle(one).borderTopWidth)),
      );
  const tickOf = (label: string) =>
    page
      .locator('.ui-option', { hasText: label })
      .locator('input')
      .first()
      .evaluate((box) => getComputedStyle(box, '::after').visibility);
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    for (const selector of ['.ui-option input', '.ui-input']) {
      const widths = await edges(selector);
      expect(widths.length).toBeGreaterThan(0);
      expect(Math.min(...widths)).toBeGreaterThanOrEqual(1);
    }
    await expect.poll(() => tickOf('Used')).toBe('visible');
    await expect.poll(() => tickOf('Third-party')).toBe('hidden');
  }
});

test('axe finds nothing with all sections open, desktop', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(near);
  await openAllSections(page);
  await expectAccessibleInBothThemes(page, '#filters');
});

test.describe('without JavaScript', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  const send = (page: Page) => page.getByRole('button', { name: /^See [\d,]+ Results$/ }).click();

  test('a further make, a model of the first and a package are chosen in turn', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('Make', { exact: true }).selectOption('TOYOTA');
    await send(page);
    await page.getByLabel('Model', { exact: true }).selectOption('RAV4');
    await page.getByLabel('Add another make').selectOption('HONDA');
    await send(page);
    await expect(page).toHaveURL(/makeCode=HONDA&makeCode=TOYOTA&modelCode=RAV4/);
    const trim = page.getByLabel('Trim', { exact: true }).nth(1);
    await trim.selectOption({ index: await firstEnabled(trim) });
    await expect(page.getByLabel('Package').nth(1)).toBeDisabled();
    await send(page);
    await expect(page.getByLabel('Package').nth(1)).toBeEnabled();
  });

  test('a pair of prices and a ZIP that cannot be are explained', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('Min', { exact: true }).fill('20,000');
    await page.getByLabel('Max', { exact: true }).fill('10,000');
    await send(page);
    const told = page.getByRole('alert');
    await expect(told.getByText('Max price must be greater than Min price. (10000)')).toBeVisible();
    await expect(page.getByLabel('Max', { exact: true })).toHaveValue('');
    await page.goto('/cars-for-sale');
    await page.getByLabel('ZIP').fill('00000');
    await page.getByLabel('Distance').selectOption('100');
    await send(page);
    await expect(told.getByText('Enter a valid ZIP Code')).toBeVisible();
  });

  test('mileage, years and closed sections are filters of the form', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const open = (section: string) => page.locator('summary', { hasText: section }).first().click();
    await open('Mileage');
    await page.getByRole('button', { name: 'Show options of Mileage' }).click();
    await page.locator('label.ui-option', { hasText: '50,000 or less' }).click();
    await open('Exterior Color');
    await page.getByRole('button', { name: 'Show options of Exterior Color' }).click();
    await page.locator('.filter-swatches label', { hasText: 'Black' }).first().click();
    await open('Year');
    await page.getByRole('button', { name: 'Show options of Year' }).click();
    await page.getByLabel('From', { exact: true }).selectOption({ index: 5 });
    await send(page);
    await expect(page).toHaveURL(/extColorSimple=BLACK&mileage=-50000&startYear=\d{4}/);
  });
});

/** Where in a select the first trim is that has cars. */
async function firstEnabled(select: Locator): Promise<number> {
  const isEnabled = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => !(option as HTMLOptionElement).disabled));
  return isEnabled.indexOf(true, 1);
}
