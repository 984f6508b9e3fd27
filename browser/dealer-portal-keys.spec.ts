import type { Page } from '@playwright/test';
import { expect, phone, test, untilLive } from './marketplace.ts';
import { comeInAsCora, type Marketplace, openMarketplace } from './portal-marketplace.ts';

const answerField = (page: Page) => page.getByRole('textbox', { name: /^Answer to / });

/** Presses a key until something is focused. @returns how often */
async function pressesTo(page: Page, key: string, selector: string): Promise<number> {
  for (let presses = 1; presses <= 30; presses += 1) {
    await page.keyboard.press(key);
    if (await page.locator(`${selector}:focus`).count()) return presses;
  }
  return Number.POSITIVE_INFINITY;
}

let opened: Marketplace | null = null;
test.afterEach(() => opened?.stop());

test('rooms of a dealer are gone through by keyboard, and on a phone', async ({ browser }) => {
  test.setTimeout(240_000);
  const marketplace = await openMarketplace();
  opened = marketplace;
  const { context, page } = await comeInAsCora(browser, marketplace);

  await test.step('a conversation that is opened is where the keyboard goes on', async () => {
    await page.goto('/dealer-portal/inbox');
    await page.getByRole('link', { name: /Dana/ }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Dana/ })).toBeFocused();
    await untilLive(answerField(page));
    expect(await pressesTo(page, 'Tab', 'textarea')).toBeLessThan(8);
    await page.getByRole('searchbox').fill('Lena');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('region', { name: 'Conversations' })).toBeFocused();
    await expect(page).toHaveURL(/text=Lena/);
  });

  await test.step('so are cars that are sorted, filtered or searched', async () => {
    const cars = page.getByRole('region', { name: 'Cars', exact: true });
    await page.goto('/dealer-portal/cars');
    await page.getByRole('link', { name: 'Price', exact: true }).press('Enter');
    await expect(cars).toBeFocused();
    await page.getByRole('link', { name: /^All/ }).press('Enter');
    await expect(page).toHaveURL(/cars.*#cars$/);
    await expect(cars).toBeFocused();
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/text=a/);
    await expect(cars).toBeFocused();
  });

  await test.step('where the table has no head, cars are sorted all the same', async () => {
    for (const width of [phone.width, 640]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/dealer-portal/cars');
      const sorts = page.getByRole('navigation', { name: 'Sort' });
      await expect(page.locator('thead a').first()).toBeHidden();
      await sorts.getByRole('link', { name: 'Price' }).click();
      await expect(page).toHaveURL(/sort=price/);
      await expect(sorts.getByRole('link', { name: /^Price ?, descending$/ })).toHaveAttribute(
        'aria-current',
        'true',
      );
      const wide = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(wide)).toBeLessThanOrEqual(0);
    }
  });

  await test.step('each link of the strip is named, and is whole while it is focused', async () => {
    await page.setViewportSize(phone);
    await page.goto('/dealer-portal/profile');
    const strip = page.getByRole('navigation', { name: 'Dealer' });
    await expect(strip.getByRole('link').first()).toHaveAccessibleName(
      'Forecourt, to the marketplace',
    );
    for (const name of ['People', 'Inbox']) {
      const link = strip.getByRole('link', { name });
      await link.focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      const [left, right] = await link.evaluate((one) => {
        const within = one.closest('.office-links')?.getBoundingClientRect();
        const { left: from, right: to } = one.getBoundingClientRect();
        return [from - (within?.left ?? 0), (within?.right ?? 0) - to];
      });
      expect(Math.min(left ?? -1, right ?? -1), name).toBeGreaterThanOrEqual(0);
      await expect(link).toHaveCSS('outline-offset', '-2px');
    }
  });

  await test.step('a question goes by Escape', async () => {
    await page.goto('/dealer-portal/people');
    const summary = page.locator('summary').filter({ hasText: 'Remove' }).first();
    await untilLive(summary);
    await summary.press('Enter');
    const remove = page.getByRole('button', { name: /^Remove/ });
    await remove.focus();
    await page.keyboard.press('Escape');
    await expect(remove).toBeHidden();
    await expect(summary).toBeFocused();
  });

  await test.step('a long conversation opens on a phone at its end', async () => {
    await page.goto('/dealer-portal/inbox');
    await page.getByRole('link', { name: /Lena/ }).click();
    await untilLive(answerField(page));
    await answerField(page).fill(`${'A line.\n'.repeat(90)}The last line.`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
    for (const viewport of [phone, { width: 820, height: 1180 }]) {
      await page.setViewportSize(viewport);
      await page.goto('/dealer-portal/inbox');
      await page.getByRole('link', { name: /Lena/ }).click();
      await expect(page.locator('.portal-message small').last()).toBeInViewport();
      await expect(answerField(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport();
    }
  });
  await context.close();
});
