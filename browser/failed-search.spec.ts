import {
  desktop,
  expect,
  expectAccessible,
  openLive,
  phone,
  plainTest,
  resultCount,
} from './marketplace.ts';

const note = 'The results could not be updated.';

for (const [lost, fail] of [
  ['no answer', { abort: true }],
  ['an error of the server', { abort: false }],
] as const)
  plainTest(
    `a filter that gets ${lost} leaves the results, and is tried again`,
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await openLive(page, '/cars-for-sale');
      const before = await resultCount(page);
      const address = page.url();
      await page.route('**/*.data*', (route) =>
        fail.abort ? route.abort() : route.fulfill({ status: 502, body: 'Bad gateway' }),
      );
      const option = page.locator('label.ui-option', { hasText: 'Great Deal' });
      await option.click();
      await expect(page.getByText(note)).toBeVisible();
      await expect(page).toHaveURL(address);
      expect(await resultCount(page)).toBe(before);
      await expect(option.getByRole('checkbox')).not.toBeChecked();
      await expectAccessible(page, '.search-failed');
      await page.unroute('**/*.data*');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(/dealType=greatprice|great/);
      await expect(page.getByText(note)).toHaveCount(0);
      await expect(option.getByRole('checkbox')).toBeChecked();
      expect(await resultCount(page)).toBeLessThan(before);
      await page.goBack();
      await expect(page).toHaveURL(address);
    },
  );

plainTest(
  'what fails in open filters is said over them, and tried again from there',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await openLive(page, '/cars-for-sale');
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await expect(drawer).toBeVisible();
    await page.route('**/*.data*', (route) => route.abort());
    await drawer.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await expect(page.getByText(note)).toBeInViewport();
    await expect(drawer).toBeVisible();
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/dealType=greatprice|great/);
  },
);
