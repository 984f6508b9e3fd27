import type { Locator } from '@playwright/test';
import { coveredWithFocus } from './covered-controls.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  holdPages,
  openAllSections,
  phone,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

test.use({ viewport: phone });

test.describe('the filter drawer', () => {
  test('takes the keyboard, leaves the rest out of reach, and gives it back [results.filter-drawer]', async ({
    page,
  }) => {
    await page.goto(near);
    const opener = page.getByRole('link', { name: 'Filter (0)' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeFocused();
    await expect.poll(() => drawer.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
    for (const name of ['header', 'main > .search-hero', '.search-bar', 'footer']) {
      await expect(page.locator(name).first()).toHaveAttribute('inert');
    }
    await page.keyboard.press('Shift+Tab');
    expect(
      await page.evaluate(() =>
        document.activeElement?.closest('.search-columns, .search-bar, header'),
      ),
    ).toBe(null);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page).toHaveURL(near);

    await test.step('renders of its sections those in sight', async () => {
      await opener.click();
      await expect(drawer).toBeFocused();
      const isRendered = (section: Locator) =>
        section.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
      const summaries = page.locator('.filter-section > summary');
      expect(await isRendered(summaries.first())).toBe(true);
      expect(await isRendered(summaries.last())).toBe(false);
      await summaries.last().scrollIntoViewIfNeeded();
      await expect.poll(() => isRendered(summaries.last())).toBe(true);
    });

    await test.step('nothing of it that has the keyboard lies under its head or its button', async () => {
      expect(await coveredWithFocus(drawer)).toEqual([]);
    });

    await test.step('is closed by Back', async () => {
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(near);
    });
  });

  test('counts live what See Results will show, and the chips that are set [results.filter-count, results.see-results]', async ({
    page,
  }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    const see = page.getByRole('button', { name: /^See [\d,]+ Results$/ });
    await expect(see).not.toHaveText(`See ${before.toLocaleString('en-US')} Results`);
    const promised = Number((await see.textContent())?.replace(/\D/g, ''));
    await see.click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
    expect(await resultCount(page)).toBe(promised);
    await expect(page.getByRole('link', { name: 'Filter (1)' })).toBeFocused();
  });

  test('is one step of the history with all that was chosen in it', async ({ page }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await expect(page).toHaveURL(/dealType=greatprice/);
    await page.locator('label.ui-option', { hasText: 'Good Deal' }).click();
    await expect(page).toHaveURL(/dealType=goodprice/);
    await page.getByRole('button', { name: /^See [\d,]+ Results$/ }).click();
    await page.goBack();
    await expect(page).toHaveURL(near);
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
    await expect.poll(() => resultCount(page)).toBe(before);
  });

  test('opens while a search is on its way, and does not cancel it', async ({ page }) => {
    await page.goto(`${near}&dealType=goodprice`);
    const letGo = await holdPages(page);
    await page.getByRole('link', { name: 'Remove filter Good Deal' }).click();
    await page.getByRole('link', { name: 'Filter (1)' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeVisible();
    letGo();
    await expect(page).toHaveURL(near);
    await expect(drawer.getByRole('checkbox', { name: 'Good Deal' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: 'Filter (0)' })).toBeFocused();
  });

  test('opens and closes before the router renders the step, also at once after each other', async ({
    page,
  }) => {
    await page.goto(near);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(near);
    const press = (what: string) =>
      page.evaluate(async (selector) => {
        document.querySelector<HTMLElement>(selector)?.click();
        await Promise.resolve();
        return document.querySelector('#filters')?.getAttribute('data-overlay');
      }, what);
    const opener = '.search-bar a[href="#filters"]';
    expect(await press(opener)).toBe('open');
    // Its step is made once the step back is rendered.
    await expect(page).toHaveURL(`${near}#filters`);
    expect(await press('.filter-panel-close')).toBe('closed');
    await expect(page).toHaveURL(near);
    await expect(page.locator('[inert]')).toHaveCount(0);

    await page.evaluate((selector) => {
      document.querySelector<HTMLElement>(selector)?.click();
      document.querySelector<HTMLElement>('.filter-panel-close')?.click();
    }, opener);
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect(page).toHaveURL(near);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused();
  });

  test('is emptied without being closed', async ({ page }) => {
    await page.goto('/cars-for-sale/cars-under-30000');
    await page.getByRole('link', { name: 'Filter (1)' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Clear all' }).click();
    await expect(page.getByLabel('Max', { exact: true })).toHaveValue('');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('has nothing for axe, all sections open', async ({ page }) => {
    await page.goto(near);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await openAllSections(page);
    await expectAccessibleInBothThemes(page, '#filters');
  });
});

test.describe('the sort sheet', () => {
  test('takes the keyboard and gives it back, and is left by a choice', async ({ page }) => {
    await page.goto(near);
    const opener = page.locator('.search-bar').getByRole('link', { name: 'Sort' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Orders' });
    await expect(sheet).toBeFocused();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await opener.click();
    await sheet.getByRole('link', { name: 'Price - Lowest' }).click();
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(near);
  });

  test('is closed by its cross, beside it and by Back, also opened again at once', async ({
    page,
  }) => {
    await page.goto(near);
    for (const close of ['Close orders', 'Close']) {
      await page.locator('.search-bar').getByRole('link', { name: 'Sort' }).click();
      await page
        .getByRole('link', { name: close, exact: true })
        .click({ position: { x: 9, y: 9 } });
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.locator('.search-bar').getByRole('link', { name: 'Sort' }).click();
    const sheet = page.getByRole('dialog', { name: 'Orders' });
    await expect(sheet).toBeFocused();
    await page.evaluate(() => {
      const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      document.querySelector<HTMLElement>('#sort .ui-close')?.click();
      document.querySelector<HTMLElement>('.search-bar a[href="#sort"]')?.click();
      return back;
    });
    await expect(page).toHaveURL(`${near}#sort`);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(near);
  });
});

test('the width of the window is listened to once, however often results are drawn', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard = { times: 0 };
    Object.assign(window, { heard });
    const { addEventListener } = MediaQueryList.prototype;
    MediaQueryList.prototype.addEventListener = function (...given: [string, EventListener]) {
      heard.times += 1;
      addEventListener.apply(this, given);
    };
  });
  await page.goto(near);
  await untilLive(page.locator('main'));
  const times = () =>
    page.evaluate(() => (window as Window & { heard?: { times: number } }).heard?.times ?? 0);
  const before = await times();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Filter (0)' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.getByRole('link', { name: 'Close filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  expect(await times()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are chosen in the drawer and asked for by See Results', async ({ page }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
    await page.getByLabel('Make', { exact: true }).selectOption('TOYOTA');
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    // The make that was chosen goes along, and the drawer stays.
    await page.getByRole('button', { name: 'Show options of Drive Type' }).click();
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    await page.getByRole('button', { name: /^See [\d,]+ Results$/ }).click();
    await expect(page).toHaveURL(/awd-4wd\/toyota/);
    expect(await resultCount(page)).toBeLessThan(before);
    await expect(page.getByRole('link', { name: 'Filter (2)' })).toBeVisible();
  });

  test('the drawer and the orders are opened and closed by links', async ({ page }) => {
    await page.goto(near);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    await page.getByRole('link', { name: 'Close filters' }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
    await page.locator('.search-bar').getByRole('link', { name: 'Sort' }).click();
    await page.getByRole('link', { name: 'Close orders' }).click();
    await expect(page.getByRole('heading', { name: 'Sort' })).toBeHidden();
    await page.locator('.search-bar').getByRole('link', { name: 'Sort' }).click();
    await page.getByRole('link', { name: 'Year - Newest' }).click();
    await expect(page).toHaveURL(/sortBy=yearDESC/);
  });
});
