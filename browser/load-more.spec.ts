import {
  desktop,
  expect,
  expectAccessible,
  organicCards,
  phone,
  plainTest,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

/** A search with more than one page, near a ZIP. */
const search = '/cars-for-sale/atlanta-ga?searchRadius=500&zip=30303';

/** One that a single page holds. */
const little = '/cars-for-sale/honda/atlanta-ga?searchRadius=100&zip=30303';

test.describe('more results', () => {
  test.use({ viewport: desktop });

  test('Load More goes on with the first new card and names the page', async ({ page }) => {
    await page.goto(search);
    const before = await page.locator('.search-columns .card-grid > article').count();
    const loadMore = page.getByRole('link', { name: 'Load More Results' });
    await untilLive(loadMore);
    await loadMore.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=2/);
    const added = page.locator('.search-columns .card-grid > article').nth(before);
    await expect(added.getByRole('heading').getByRole('link')).toBeFocused();
  });

  test('the end of the list loads the next page once it was asked for, and not before; then before it is reached [results.load-more, states.infinite-scroll, figures.page-size, defaults.scroll-margin]', async ({
    page,
  }) => {
    const margins: string[] = [];
    await page.exposeFunction('noteMargin', (margin: string) => margins.push(margin));
    await page.addInitScript(() => {
      const { noteMargin } = window as unknown as { noteMargin: (margin?: string) => void };
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(onSeen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super(onSeen, options);
          noteMargin(options?.rootMargin);
        }
      };
    });
    await page.goto('/cars-for-sale');
    await page.mouse.wheel(0, 20_000);
    const loadMore = page.getByRole('link', { name: 'Load More Results' });
    await untilLive(loadMore);
    await loadMore.scrollIntoViewIfNeeded();
    await expect(page.locator(organicCards)).toHaveCount(25);
    // From the very end, where no card is seen: the foot of the page holds no place, so cars come into view.
    const offset = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY;
    });
    await loadMore.evaluate((link: HTMLElement) => link.click());
    await expect(page.locator(organicCards)).toHaveCount(50);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(offset);
    await expect(page.locator(organicCards)).toHaveCount(50);
    await page.mouse.wheel(0, 40_000);
    await expect.poll(() => page.locator(organicCards).count()).toBeGreaterThanOrEqual(75);
    expect(margins).toContain('1000px');
  });

  test('every car is there once, however often the end is reached [results.load-more, states.infinite-scroll]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/toyota/rav4');
    const total = await resultCount(page);
    const loadMore = page.getByRole('link', { name: 'Load More Results' });
    await untilLive(loadMore);
    await loadMore.click();
    const more = page.locator('.search-more');
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          return more.count();
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    const cars = await page
      .locator(`.search-columns .card-grid ${organicCards} h3 a`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const ends = await page.locator(`.promotion-ends ${organicCards}`).count();
    expect(cars.length - ends).toBeLessThanOrEqual(total);
    expect(new Set(cars).size).toBe(cars.length);
  });

  test('the end is noticed by who comes there while the page is busy [results.load-more]', async ({
    page,
  }) => {
    // A busy browser tells in one call that the end was away and that it is near.
    await page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(onSeen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          const before = ({ target }: IntersectionObserverEntry) =>
            ({ target, isIntersecting: false }) as IntersectionObserverEntry;
          super((seen, own) => onSeen([...seen.map(before), ...seen], own), options);
        }
      };
    });
    await page.goto('/cars-for-sale/toyota/rav4');
    const loadMore = page.getByRole('link', { name: 'Load More Results' });
    await untilLive(loadMore);
    await loadMore.click();
    await expect(page.getByText('Showing 50 cars', { exact: true })).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('.search-more')).toHaveCount(0);
  });

  test('Back from a car of a later page returns to it, with all pages before', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const loadMore = page.getByRole('link', { name: 'Load More Results' });
    await untilLive(loadMore);
    await loadMore.click();
    await expect(page.locator(organicCards)).toHaveCount(50);
    const card = page.locator(organicCards).nth(32);
    await card.scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => window.scrollY);
    await card.getByRole('heading').getByRole('link').click();
    await page.locator('main.vehicle-page').waitFor();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => page.locator(organicCards).count()).toBeGreaterThanOrEqual(50);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(offset, -2);
  });

  test('a later page opened by its address leads to the earlier ones', async ({ page }) => {
    await page.goto('/cars-for-sale?page=3');
    await page.getByRole('link', { name: 'Earlier results' }).click();
    await expect(page).toHaveURL(/page=2/);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the end of the last page, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ viewport: desktop, javaScriptEnabled });

    test('offers cars farther away and like cars near, says why each stands there, and leads to all of them [results.last-page-extras, cards.rank-categories, shoppers.similar-listings]', async ({
      page,
    }) => {
      await page.goto(search);
      await expect(page.locator('.promotion-ends')).toHaveCount(0);
      await page.goto(little);
      const farther = page.getByRole('region', { name: 'Farther away' });
      await expect(farther.locator('article.card')).toHaveCount(6);
      await expect(farther.getByText(/mi away$/).first()).toBeVisible();
      const similar = page.getByRole('region', { name: 'Similar cars near you' });
      expect(await similar.locator('article.card').count()).toBeGreaterThan(0);
      const ranks = (part: string) =>
        page
          .locator(`${part} article.card`)
          .evaluateAll((cards) => [
            ...new Set(cards.map((card) => card.getAttribute('data-rank') ?? 'standard')),
          ]);
      expect(await ranks('[aria-labelledby="supplemental-heading"]')).toEqual(['supplemental']);
      for (const rank of await ranks('[aria-labelledby="similar-heading"]'))
        expect(rank).toMatch(/^similar(-highlight)?$/);
      for (const rank of await ranks('.search-columns .card-grid:not(.ui-section .card-grid)'))
        expect(rank).toMatch(/^(standard|ime|spotlight|boost|peekaboo)$/);
      await farther.getByRole('link', { name: /^See all \d+ at any distance$/ }).click();
      await expect(page).toHaveURL(/searchRadius=0/);
    });

    test('names dealers who can order the model new [results.last-page-extras]', async ({
      page,
      request,
    }) => {
      const answer = await request.get('/rest/lsc/listing?listingType=NEW&numRecords=1');
      const [{ make, model }] = (await answer.json()).listings;
      const search = `makeCode=${make.code}&modelCode=${model.code}&listingType=NEW`;
      await page.goto(`/cars-for-sale?${search}`);
      const name = `Pre-order a new ${make.name} ${model.name}`;
      const preorder = page.getByRole('region', { name });
      await expect(preorder.getByRole('listitem').first()).toBeVisible();
      // A long name wraps on a phone and keeps off the lines.
      await expect(preorder.getByRole('listitem').first()).toHaveCSS('padding-top', '8px');
      await preorder.getByRole('link', { name: /^See (all \d+|the) new ones?$/ }).click();
      await expect(page).toHaveURL(/\/new-cars\//);
    });
  });
}

test('axe finds nothing among promoted cars and at the end, on a phone and on a desk', async ({
  page,
}) => {
  for (const address of [search, little]) {
    await page.goto(address);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  }
});

plainTest(
  'a next page that does not come leaves the cars, and is asked for once more',
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(search);
    const cards = page.locator('.search-columns .card-grid > article');
    const before = await cards.count();
    const loadMore = page.getByRole('link', { name: 'Load More Results' });
    await untilLive(loadMore);
    let asked = 0;
    const next = /\.data\?.*page=2/;
    await page.route(next, (route) => {
      asked += 1;
      return route.abort();
    });
    await loadMore.click();
    await expect(page.locator('.search-more').getByRole('alert')).toContainText('did not come');
    await expect(cards).toHaveCount(before);
    await loadMore.scrollIntoViewIfNeeded();
    expect(asked, 'what did not come is asked for by a press alone').toBe(1);
    await page.unroute(next);
    await loadMore.click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
    await expect(page.getByText('did not come')).toHaveCount(0);
  },
);

test('a press asks for the next page once', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(search);
  const loadMore = page.getByRole('link', { name: 'Load More Results' });
  await untilLive(loadMore);
  let asked = 0;
  page.on('request', (request) => {
    if (/\.data\?.*page=2/.test(request.url())) asked += 1;
  });
  await loadMore.click();
  await expect(page).toHaveURL(/page=2/);
  expect(asked).toBe(1);
});
