import type { Page } from '@playwright/test';
import { desktop, expect, organicCards, person, phone, plainTest, test } from './marketplace.ts';

/** A search with more than one page, near a ZIP. */
const search = '/cars-for-sale/atlanta-ga?searchRadius=500&zip=30303';

/** What stands in each cell of the grid, full rows left out. */
const cellsOf = (cells: Element[]) =>
  cells
    .filter((cell) => !cell.matches('.advert-liner, .content-guides, .promotion-showcase-cell'))
    .map((cell) =>
      cell.matches('.promotion-card')
        ? 'promo'
        : cell.matches('.card-sponsored')
          ? 'sponsored'
          : 'car',
    );

test.describe('promotion among the results', () => {
  test.use({ viewport: desktop });

  test('what is paid for stands in its positions, says so and why, as tall as its row [shoppers.promoted-listings, content.buy-online-card, content.commercial-card, results.interleaved, results.highlight-cards]', async ({
    page,
  }) => {
    await page.goto(search);
    const cells = await page.locator('.search-columns .card-grid > *').evaluateAll(cellsOf);
    const at = (kind: string) => cells.flatMap((cell, place) => (cell === kind ? [place] : []));
    expect(at('promo')).toEqual([3, 6, 14, 22]);
    for (const position of at('sponsored'))
      expect([2, 7, 8, 10, 11, 12, 15, 18, 23]).toContain(position);
    expect(at('sponsored').filter((position) => position < 3)).toEqual([2]);
    const sponsored = page.locator('.card-sponsored');
    for (const label of await sponsored.locator('.card-ribbon').allTextContents())
      expect(label).toMatch(/^Sponsored/);
    expect(await sponsored.locator('.card-ribbon').count()).toBe(await sponsored.count());
    await expect(page.locator('article[data-sponsored]')).toHaveCount(await sponsored.count());
    await expect(page.locator(`${organicCards} .card-ribbon-sponsored`)).toHaveCount(0);
    const heights = await page
      .locator('.search-columns .card-grid > article, .search-columns .card-grid > .promotion-card')
      .evaluateAll((cards) => cards.slice(0, 9).map((card) => card.getBoundingClientRect().height));
    for (const row of [0, 3, 6])
      expect(new Set(heights.slice(row, row + 3).map(Math.round)).size).toBe(1);
    await page.getByRole('button', { name: 'Why you see this car' }).first().click();
    await expect(page.getByText('its deal rating is not for sale').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('its deal rating is not for sale').first()).toBeHidden();
    const card = page.getByRole('complementary', { name: 'Worth a second look' });
    await expect(card.getByText('Sponsored')).toBeVisible();
    await card.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/vehicle\/\d+\?zip=30303$/);
  });

  test('advertisements have their height whatever stands in them; the operator’s pages stand at the foot; a budget leads to its cars [advertising.library, routes.outside-pages]', async ({
    page,
  }) => {
    await page.goto(search);
    const slots = page.locator('.advert-liner .advert-slot');
    await expect(slots).toHaveCount(3);
    for (const slot of await slots.all()) {
      const box = await slot.boundingBox();
      expect([box?.width, box?.height]).toEqual([728, 90]);
    }
    const foot = page.getByRole('navigation', { name: 'Footer' });
    await expect(foot.getByRole('link', { name: 'GAP insurance' })).toHaveAttribute(
      'href',
      'https://outside.test/gap',
    );
    await expect(foot.getByRole('link', { name: 'Tariffs' })).toHaveCount(0);
    await page.getByRole('link', { name: '$450/mo' }).click();
    await expect(page).toHaveURL(/cars-under-28000/);
  });

  test('beside private sellers financing, warranties and GAP follow one another [content.financing-card, content.warranties-card, content.gap-card, states.private-placement]', async ({
    page,
    context,
  }) => {
    await context.route('https://outside.test/**', (route) => route.fulfill({ body: 'outside' }));
    await page.goto('/cars-for-sale/by-owner');
    for (const [title, link] of [
      ['Finance a private sale', 'See Financing'],
      ['Cover an older car', 'Compare Warranties'],
      ['Owe more than it is worth?', 'About GAP Protection'],
      ['Finance a private sale', 'See Financing'],
    ] as const) {
      const card = page.getByRole('complementary', { name: title });
      const opened = page.waitForEvent('popup');
      await card.getByRole('link', { name: link }).click();
      await (await opened).close();
      await expect(card).toHaveCount(0);
    }
  });
});

test.describe('viewers', () => {
  test.use(person);

  test('whoever opens the page of a car is counted', async ({ page, request }) => {
    // Cars that no other test opens.
    await page.goto('/cars-for-sale?sortBy=mileageDESC');
    await page.locator(`${organicCards} h3 a`).nth(4).click();
    const facts = (await page.locator('.vehicle-facts').textContent()) ?? '';
    const vin = /VIN([A-HJ-NPR-Z0-9]{17})/.exec(facts)?.[1];
    await expect
      .poll(async () => {
        const answer = await request.get(`/cars-for-sale/svc/listing-view-count?vin=${vin}`);
        return (await answer.json()).counts.atc;
      })
      .toBe(1);
  });
});

test.describe('the dealer showcase', () => {
  test.use({ viewport: desktop });
  const showcase = (page: Page) => page.locator('section.promotion-showcase');

  test('is of one dealer, sponsored, collapses, and leads to all its cars; not among sponsored results [shoppers.dealer-showcases, results.dealer-showcase, states.alpha-showcase, states.alpha-conditions]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale?isSponsorship=true');
    await expect(showcase(page)).toHaveCount(0);
    await page.goto(search);
    await expect(showcase(page).getByText('Sponsored')).toBeVisible();
    expect(await showcase(page).locator('article').count()).toBeLessThanOrEqual(12);
    await showcase(page).locator('summary').click();
    await expect(showcase(page).locator('article').first()).toBeHidden();
    await showcase(page).locator('summary').press('Enter');
    await expect(showcase(page).locator('article').first()).toBeVisible();
    await showcase(page)
      .getByRole('link', { name: /^See all/ })
      .click();
    await expect(page).toHaveURL(/showcaseOwnerId=\d+/);
  });

  test('is hidden for thirty minutes or for the visit, and comes back by Undo [stored.suppress-alpha-cookie, states.alpha-showcase, advertising.showcase]', async ({
    page,
    context,
  }) => {
    const cookie = async () =>
      (await context.cookies()).find(({ name }) => name === 'caiSuppressAlpha');
    await page.goto(search);
    await page.getByRole('button', { name: 'Hide for 30 minutes' }).click();
    await expect(page.getByText(/is hidden for 30 minutes/)).toBeVisible();
    await expect.poll(cookie).toBeDefined();
    const seconds = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(1700);
    expect(seconds).toBeLessThanOrEqual(1800);
    await page.reload();
    await expect(showcase(page)).toHaveCount(0);
    await context.clearCookies();
    await page.reload();
    await page.getByRole('button', { name: 'Hide for this visit' }).click();
    await expect.poll(async () => (await cookie())?.expires).toBe(-1);
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo, 'the keyboard is where the button was').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(showcase(page)).toBeVisible();
    await expect(showcase(page).locator('summary')).toBeFocused();
  });
});

test('who came for a car that is gone is told so once [results.expired-listing, stored.expired-cookie, states.expired-redirect, errors.expired]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([
    { name: 'redirectExpiredPage', value: 'Honda%20Civic', url: baseURL ?? '' },
  ]);
  await page.goto(search);
  await expect(
    page.getByText("We're sorry, the Honda Civic you were looking for is no longer available."),
  ).toBeVisible();
  await expect(page.getByText('Here are vehicles you may be interested in.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Here are vehicles you may be interested in.')).toHaveCount(0);
});

/** Scrolls to the card that is farthest from any other advertisement, until the one at the foot shows. */
async function scrollToBar(page: Page): Promise<void> {
  const cards = page.locator('.search-columns .card-grid > article');
  await expect
    .poll(
      async () => {
        // Again and again: what stands above may still grow, and move it.
        await cards.evaluateAll(scrollAwayFromAds);
        await page.clock.runFor(500);
        return page.locator('.advert-fixed').count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
}

/** In the page: among cards below its first tenth. */
function scrollAwayFromAds(cards: Element[]): void {
  const middle = (element: Element) => {
    const { top, height } = element.getBoundingClientRect();
    return top + height / 2;
  };
  const ads = [...document.querySelectorAll('.advert-liner')].map(middle);
  const distance = (card: Element) =>
    Math.min(...ads.map((ad) => Math.abs(ad - middle(card))), Number.MAX_VALUE);
  const [farthest] = cards.slice(8).toSorted((a, b) => distance(b) - distance(a));
  farthest?.scrollIntoView({ block: 'center' });
}

/** How often the advertisement at the foot changes in half an hour. */
async function refreshesOfBar(page: Page): Promise<number> {
  // Nothing but these steps makes its time pass: a busy machine takes some of its own for each.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const place = page.locator('.advert-fixed b');
  let refreshes = 0;
  let before = await place.textContent();
  for (let half = 0; half < 60; half += 1) {
    await page.clock.runFor(30_000);
    const now = await place.textContent();
    if (now !== before) refreshes += 1;
    before = now;
  }
  await page.clock.resume();
  return refreshes;
}

test.describe('what flags switch in the script of the page', () => {
  test.use({ viewport: desktop });

  test('ten refreshes where they are configured and 25 otherwise; no bar and no hiding where both are off [roles.feature-flags]', async ({
    page,
  }) => {
    await page.clock.install();
    for (const [brand, refreshes] of [
      ['atc', 10],
      ['hyundai', 25],
    ] as const) {
      await page.goto(`/${brand}`);
      await page.goto(search);
      await scrollToBar(page);
      expect(await refreshesOfBar(page), brand).toBe(refreshes);
    }
    await page.goto('/kbb');
    await page.goto(search);
    await expect(page.locator('section.promotion-showcase')).toBeVisible();
    await page.locator('.search-columns .card-grid > article').nth(14).scrollIntoViewIfNeeded();
    await page.clock.runFor(20_000);
    await expect(page.locator('.advert-fixed')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Hide for/ })).toHaveCount(0);
  });
});

test.describe('the advertisement at the foot of the page', () => {
  for (const [width, size, height] of [
    ['phone', phone, 50],
    ['desktop', desktop, 90],
  ] as const) {
    test(`shows after a tenth of the page, changes and can be closed, ${width} [results.fixed-ad, reference.fixed-ad-state, states.fixed-ad, advertising.fixed-ad, advertising.fixed-ad-sizes]`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.clock.install();
      await page.goto(search);
      const bar = page.locator('.advert-fixed');
      await page.mouse.wheel(0, 100);
      await page.clock.runFor(500);
      await expect(bar).toHaveCount(0);
      await scrollToBar(page);
      expect((await bar.locator('.advert-slot').boundingBox())?.height).toBe(height);
      const before = await bar.locator('b').textContent();
      await page.clock.runFor(30_000);
      await expect(bar.locator('b')).not.toHaveText(before ?? '');
      await bar.getByRole('button', { name: 'Close advertisement' }).press('Enter');
      await expect(bar).toHaveCount(0);
      await page.mouse.wheel(0, 300);
      await page.clock.runFor(500);
      await expect(bar).toHaveCount(0);
    });
  }
});

plainTest(
  'an advertisement at the foot that does not load is only logged [errors.logged-only]',
  async ({ page }) => {
    const logged: string[] = [];
    page.on('pageerror', ({ message }) => logged.push(message));
    await page.setViewportSize(desktop);
    await page.route('**/fixed-ad-bar*.js', (route) => route.abort());
    await page.goto(search);
    await page.locator(organicCards).nth(14).scrollIntoViewIfNeeded();
    await expect.poll(() => logged).toEqual([expect.stringContaining('fixed-ad-bar')]);
    await expect(page.locator(organicCards).nth(14)).toBeVisible();
    await expect(page.locator('.advert-fixed')).toHaveCount(0);
  },
);

test('the advertisement at the foot gives way to those of a later search, too [states.fixed-ad]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.clock.install();
  await page.goto(search);
  await scrollToBar(page);
  // From then on the advertisements of this page are no longer looked for.
  await page.clock.runFor(11_000);
  await page.getByRole('link', { name: /^Certified Used/ }).click();
  await expect(page).toHaveURL(/certified-cars/);
  await scrollToBar(page);
  await page.locator('.search-columns .advert-liner').first().scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await expect(page.locator('.advert-fixed')).toHaveCount(0);
});
