import { desktop, expect, expectAccessible, organicCards, person, test } from './marketplace.ts';
import { startServer } from './start-server.ts';

const little = '/cars-for-sale/atlanta-ga?zip=30303';
const settings = { DEMO_LISTINGS: '800', LOG_LEVEL: 'silent' };
let server: Awaited<ReturnType<typeof startServer>>;
// One server for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // A second marketplace on a machine that runs one already.
  test.slow();
  server = await startServer(['bench/pages/black-holed-server.ts', 'similar,packages'], settings);
});
test.afterAll(() => server.stop());

test.use(person);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`like cars that never come, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: desktop, javaScriptEnabled });

    test('the page is there before them, with places held, and what came is shown', async ({
      page,
    }) => {
      test.slow();
      await page.goto(server.origin + little, { waitUntil: 'commit' });
      const places = page.locator('.card-placeholder');
      await expect(places).toHaveCount(27);
      await expect(page.locator(organicCards).first()).toBeVisible();
      const farther = page.getByRole('region', { name: 'Farther away' });
      await expect(farther.locator('article.card').first()).toBeVisible();
      await expect(places.filter({ visible: true })).toHaveCount(0);
    });
  });
}

test('who goes to a last page sees it with places held for what follows', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  await page.goto(`${server.origin}/cars-for-sale`);
  await page.getByLabel('ZIP').fill('30303');
  await page.getByLabel('ZIP').press('Enter');
  await expect(page).toHaveURL(/zip=30303/);
  await expect(page.locator('.card-placeholder')).toHaveCount(27);
  await expect(page.locator('.card-placeholder')).toHaveCount(0);
});

test('packages that cannot be looked up are told, and everything else is chosen as before [errors.packages]', async ({
  page,
}) => {
  test.slow();
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
});
