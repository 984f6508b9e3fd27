import { toSearchResultsUrl } from '@forecourt/domain/account/search-bookmark';
import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  organicCards,
  person,
  phone,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);

const panel = (page: Page) => page.locator('.home-since');
const sentences = (page: Page) => panel(page).locator('li');

/** Keeps a search in this browser that was looked at long ago: everything is new in it. */
async function keepSearch(page: Page) {
  const searchResultsURL = toSearchResultsUrl(new Map([['makeCode', ['TOYOTA']]]));
  const saved = await page.request.post('/account-api/search', {
    data: {
      searchResultsURL,
      bookmarkTitle: 'Every Toyota',
      lastExecuted: '2020-01-01T12:00:00.000Z',
    },
  });
  expect(saved.status()).toBe(200);
}

test('a first visit is told nothing, and asks for nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilLive(page.locator('main'));
  await expect(panel(page)).toHaveCount(0);
  expect(asked.filter((path) => /add-browser-news|history|\/count/.test(path))).toEqual([]);
  await expect(page.locator('.home-beside > .home-section')).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`who kept a search, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('is told how many cars are new in it, and when they were here before', async ({
      page,
      context,
      baseURL,
    }) => {
      await keepSearch(page);
      await page.goto('/');
      await expect(sentences(page)).toContainText([/Every Toyota\s*Saved search, .* new$/]);
      const [visit] = (await context.cookies()).filter(({ name }) => name === 'lastVisit');
      expect(visit).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      const url = baseURL ?? '';
      await context.addCookies([{ name: 'lastVisit', value: '2025-11-10', url }]);
      await page.reload();
      await expect(panel(page).locator('h2 + p')).toHaveText('Monday, November 10, 2025.');
      const link = panel(page).getByRole('link', { name: /^Every Toyota/ });
      const cars = Number(
        (await link.textContent())?.match(/([\d,]+) cars?$/)?.[1]?.replace(',', ''),
      );
      await link.click();
      await expect(page).toHaveURL(/\/cars-for-sale\/.*toyota/);
      expect(await resultCount(page)).toBe(cars);
      // It counts as looked at.
      await page.goto('/');
      await expect(page.locator('main.home-page')).toBeVisible();
      await expect(panel(page).getByRole('link', { name: /^Every Toyota/ })).toHaveCount(0);
    });
  });
}

test('who looked around finds the last search and car again, and changed prices first', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('.home-start-wide a').first().click();
  await expect(page.locator('main.search-page')).toBeVisible();
  const searched = new URL(page.url()).pathname;
  const cars = await resultCount(page);
  const hrefs = await page
    .locator(`${organicCards} h3 a`)
    .evaluateAll((all) =>
      all.slice(0, 2).map((a) => new URL((a as HTMLAnchorElement).href).pathname),
    );
  const stored = () => page.evaluate(() => localStorage.getItem('ATC_RECENT_INVENTORY') ?? '');
  for (const href of hrefs) {
    await page.goto(href);
    await expect.poll(stored).toContain(href.split('/').at(-1));
  }
  await page.goto('/');
  await expect(panel(page).locator('h2 + p')).toHaveText('Earlier today.');
  await expect(sentences(page)).toHaveText([
    new RegExp(`Your last search, ${cars.toLocaleString('en-US')} cars?$`),
    /you looked at.*same price, \$/,
  ]);
  const links = panel(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('href', new RegExp(`^${searched}`));
  await expect(links.last()).toHaveAttribute('href', hrefs[1] ?? '');

  // The first of them cost more when it was looked at, twenty days ago.
  await page.evaluate(() => {
    const entries = JSON.parse(localStorage.getItem('ATC_RECENT_INVENTORY') ?? '[]');
    entries[1].price += 600;
    entries[1].timestamp -= 20 * 86_400_000;
    localStorage.setItem('ATC_RECENT_INVENTORY', JSON.stringify(entries));
  });
  await page.reload();
  await expect(panel(page).locator('h2 + p')).toHaveText(/^\w+day, \w+ \d+/);
  await expect(sentences(page)).toHaveText([
    /you looked at.*\$600 less, \$/,
    /Your last search/,
    /same price/,
  ]);

  // What it forgets is told no more at once, and the search that was not forgotten is.
  await page.getByRole('button', { name: 'Forget these cars' }).click();
  await expect(sentences(page)).toHaveText([/Your last search/]);

  // What this browser alone knows goes with what it forgets.
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Forget these lists' }).click();
  await page.goto('/');
  await untilLive(page.locator('main'));
  await expect(panel(page)).toHaveCount(0);
});

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`axe finds nothing in what changed, ${width}: it comes first, or beside price drops`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await keepSearch(page);
    await page.goto('/');
    await untilLive(page.locator('main'));
    await expectAccessibleInBothThemes(page);
    const [told, drops] = await Promise.all(
      [panel(page), page.locator('.home-beside > .home-section')].map((one) => one.boundingBox()),
    );
    if (!told || !drops) throw new Error('a part of the page is missing');
    if (width === 'phone') expect(drops.y).toBeGreaterThanOrEqual(told.y + told.height);
    else expect(told.x).toBeGreaterThanOrEqual(drops.x + drops.width);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(size.width);
  });
}

test('on a narrow window whose scrollbar takes room nothing is beyond its edge', async ({
  browser,
  baseURL,
}) => {
  const { launchOptions } = test.info().project.use;
  const shown = await browser.browserType().launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await shown.newPage({ ...person, viewport: phone, ...(baseURL && { baseURL }) });
  await keepSearch(page);
  await page.goto('/');
  await expect(panel(page)).toBeVisible();
  const [room, width] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [innerWidth - clientWidth, scrollWidth - clientWidth];
  });
  expect(room).toBeGreaterThan(0);
  expect(width).toBe(0);
  await shown.close();
});
