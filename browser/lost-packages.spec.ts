import { desktop, expect, expectAccessible, test } from './marketplace.ts';
import { startServer } from './start-server.ts';

test('packages that cannot be looked up are told, and everything else is chosen as before [errors.packages]', async ({
  page,
}) => {
  test.slow();
  const settings = { DEMO_LISTINGS: '500', LOG_LEVEL: 'silent' };
  const server = await startServer(['bench/pages/black-holed-server.ts', 'packages'], settings);
  try {
    await page.setViewportSize(desktop);
    const trim = encodeURIComponent('RAV4|XLE');
    await page.goto(`${server.origin}/cars-for-sale/toyota/rav4?trimCode=${trim}`);
    const notice = page.getByRole('alert').filter({ hasText: 'Request timed out' });
    await expect(notice).toBeVisible();
    await expectAccessible(page, '#filters');
    await expect(notice.getByRole('link', { name: 'Try again' })).toBeVisible();
    await page.getByLabel('Trim', { exact: true }).first().selectOption('');
    await expect(notice).toBeHidden();
    await expect(page).toHaveURL(/\/toyota\/rav4$/);
  } finally {
    server.stop();
  }
});
