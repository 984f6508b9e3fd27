import {
  desktop,
  expect,
  expectAccessible,
  organicCards,
  phone,
  test,
  untilLive,
} from './marketplace.ts';

const row = '.history-recent';

test('cars that were seen are shown again, asked after once in two minutes, and forgotten at a press [shoppers.recently-viewed, states.browsing-history, stored.recent-inventory]', async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/history/active')) asked.push(request.url());
  });
  await page.setViewportSize(phone);
  await page.goto('/');
  await expect(page.locator(row)).toHaveCount(0);
  await page.goto('/cars-for-sale');
  const links = page.locator(`${organicCards} h3 a`);
  const hrefs = await links.evaluateAll((all) =>
    all.slice(2, 4).map((a) => a.getAttribute('href')),
  );
  for (const href of hrefs) {
    await page.goto(href ?? '');
    const stored = () => page.evaluate(() => localStorage.getItem('ATC_RECENT_INVENTORY') ?? '');
    await expect.poll(stored).toContain(href?.split('/').at(-1));
  }
  // On the second car's page only the first one is shown.
  await expect(page.locator(`${row} h3 a`)).toHaveAttribute('href', hrefs[0] ?? '');
  for (const address of ['/', '/cars-for-sale']) {
    await page.goto(address);
    await expect(page.locator(`${row} h3 a`)).toHaveCount(2);
    const shown = await page
      .locator(`${row} h3 a`)
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(shown).toEqual(hrefs.toReversed());
  }
  expect(asked).toHaveLength(1);
  await expectAccessible(page, row);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(phone.width);

  await page.setViewportSize(desktop);
  await page.getByRole('button', { name: 'Forget these cars' }).press('Enter');
  await expect(page.locator('.history-forgotten')).toBeFocused();
  expect(
    await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat()),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/VIEWED|RECENT_|STILL|requestId/)]));
  await page.reload();
  await expect(page.locator(row)).toHaveCount(0);
});

test('a browser that keeps nothing remembers as long as its page is open, and breaks nowhere', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/cars-for-sale');
  const link = page.locator(`${organicCards} h3 a`).nth(2);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.locator('main.vehicle-page').waitFor();
  await page.goBack();
  await expect(page.locator(`${row} h3 a`)).toHaveAttribute('href', href);
  await page.getByRole('button', { name: 'Forget these cars' }).click();
  await expect(page.locator(row)).toHaveCount(0);
});

test('the privacy page says what is kept, leads there from every foot, and empties the lists', async ({
  page,
}) => {
  test.slow();
  await page.goto('/articles');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('heading', { name: 'Privacy', level: 1 }).waitFor();
  await expect(page.locator('.privacy-page')).toContainText('After 365 days your name');
  await page.evaluate(() => localStorage.setItem('COMPARED_CARS', '[1]'));
  await page.goto('/cars-for-sale?zip=30303');
  await page.waitForFunction(() => sessionStorage.getItem('forecourt-latest-results') !== null);
  const car = await page.locator(`${organicCards} h3 a`).first().getAttribute('href');
  const back = page.getByRole('link', { name: /^Back to [\d,]+ results?$/ });
  await page.goto(car ?? '');
  await expect(back).toBeVisible();
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Forget these lists' }).click();
  await expect(page.getByText('This browser has forgotten them.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('COMPARED_CARS'))).toBe('[]');
  await expectAccessible(page);
  await page.goto(car ?? '');
  await untilLive(page.locator('main'));
  await expect(back).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the privacy page has no button that would do nothing', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    for (const button of await page.locator('main button[type=button]').all())
      await expect(button).toBeHidden();
  });
});
