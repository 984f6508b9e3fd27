import type { Page } from '@playwright/test';
import { desktop, expect, holdPages, test } from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

/**
 * Clicks an element in the moment in which the address is that of the new page already, and what is shown
 * still the old one.
 */
async function clickAtArrival(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { pushState } = history;
    history.pushState = function push(...change) {
      pushState.apply(this, change);
      history.pushState = pushState;
      queueMicrotask(() => document.querySelector<HTMLElement>(wanted)?.click());
    };
  }, selector);
}

test.describe('changes quicker than their answers', () => {
  test.use({ viewport: desktop });

  const ranges = '/cars-for-sale/cars-between-10000-and-30000?endYear=2022&startYear=2018';
  /** What the box becomes as soon as its script is there: a press on the one before might miss it. */
  const modal = (page: Page) => page.locator('.ui-modal > [role=dialog]');
  const chip = (page: Page, name: string) =>
    page.getByRole('link', { name: `Remove filter ${name}` });

  test('a chip pressed while another’s answer is waited for takes both away', async ({ page }) => {
    await page.goto(ranges);
    const letGo = await holdPages(page);
    await chip(page, '2018 - 2022').click();
    await chip(page, 'Between $10,000 - $30,000').click();
    letGo();
    await expect(page.locator('.ui-chip')).toHaveCount(0);
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    await page.goBack();
    await expect(page.locator('.ui-chip')).toHaveCount(2);
  });

  test('a chip pressed in the moment the new page arrives does not bring a filter back', async ({
    page,
  }) => {
    await page.goto(ranges);
    await clickAtArrival(page, '.ui-chip[aria-label^="Remove filter Between"]');
    await chip(page, '2018 - 2022').click();
    await expect(page.locator('.ui-chip')).toHaveCount(0);
    await expect(page).toHaveURL(/\/cars-for-sale$/);
  });

  test('chips, boxes, tabs and orders count against what was asked for last [refine.select-filter]', async ({
    page,
  }) => {
    await page.goto(`${near}&dealType=goodprice`);
    const letGo = await holdPages(page);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await chip(page, 'Good Deal').click();
    await page.getByLabel('Sort', { exact: true }).selectOption('yearASC');
    await page.locator('label.ui-option', { hasText: 'Include Extended Home Delivery' }).click();
    letGo();
    await expect(chip(page, 'No extended home delivery')).toBeVisible();
    await expect(page).toHaveURL(
      '/cars-for-sale/atlanta-ga?dealType=greatprice&marketExtension=off&searchRadius=200&sortBy=yearASC&zip=30303',
    );
    await expect(page.getByRole('checkbox', { name: 'Great Deal' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Good Deal' })).not.toBeChecked();
    await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('yearASC');
  });

  test('Clear all takes away what is still on its way', async ({ page }) => {
    await page.goto(`${near}&dealType=goodprice`);
    const letGo = await holdPages(page);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await page.locator('.ui-chips').getByRole('link', { name: 'Clear all' }).click();
    letGo();
    await expect(page.locator('.ui-chip')).toHaveCount(0);
    await expect(page).toHaveURL(near);
    await expect(page.getByRole('checkbox', { name: 'Great Deal' })).not.toBeChecked();
  });

  test('an explanation asked for while an answer is waited for is given over what was found', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/honda');
    const letGo = await holdPages(page);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await page.getByRole('link', { name: 'About certified Honda cars' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: /Certified Program Details$/ })).toBeVisible();
    await modal(page).getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(chip(page, 'Great Deal')).toBeVisible();
    await expect(page).toHaveURL('/cars-for-sale/honda?dealType=greatprice');
  });

  test('words typed while an answer is waited for keep the place that was asked for', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const letGo = await holdPages(page);
    await page.getByRole('textbox', { name: 'ZIP' }).fill('30303');
    await page.getByRole('textbox', { name: 'ZIP' }).press('Enter');
    await expect(page.locator('.keyword-form input[name="from"]')).toHaveValue(/30303/);
    await page.locator('input[name="keyword"]').focus();
    const words = page.getByRole('combobox', { name: 'Search by make, model or feature' });
    await expect(words).toBeFocused();
    await words.fill('civic');
    await words.press('Enter');
    letGo();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Honda Civic for Sale');
    await expect(page.locator('.search-hero-location')).toContainText('Atlanta, GA');
  });

  test('a jump to the content does not cancel what is on its way', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const letGo = await holdPages(page);
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await page.getByRole('link', { name: 'Skip to results' }).press('Enter');
    await expect(page.locator('#results')).toBeFocused();
    letGo();
    await expect(chip(page, 'Great Deal')).toBeVisible();
  });

  test('a box unticked in the moment its page arrives stays so', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    const box = page.locator('input[value="AWD4WD"]');
    await expect(box).toBeAttached();
    await page.evaluate(() => {
      const states: boolean[] = [];
      Object.assign(window, { states });
      const input = document.querySelector<HTMLInputElement>('input[value="AWD4WD"]');
      const watch = () => {
        if (input && states.at(-1) !== input.checked) states.push(input.checked);
        requestAnimationFrame(watch);
      };
      watch();
    });
    await clickAtArrival(page, 'input[value="AWD4WD"]');
    const pagesBefore = await page.evaluate(() => history.length);
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    await expect.poll(() => page.evaluate(() => history.length)).toBe(pagesBefore + 2);
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    await expect(chip(page, 'AWD/4WD')).toBeHidden();
    expect(await page.evaluate(() => (window as Window & { states?: boolean[] }).states)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
