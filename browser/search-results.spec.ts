import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  holdPages,
  openLive,
  organicCards,
  phone,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

test.describe('the results with JavaScript', () => {
  test.use({ viewport: desktop });

  test('show cars, their prices and sellers, say where it is, and stand three in a row [content.dealers-as-owners, results.hero, results.count, roles.visitor-search, results.grid, figures.cards-per-row]', async ({
    page,
  }) => {
    await page.goto(near);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Cars for Sale');
    await expect(page.getByText('within 200 miles of Atlanta, GA')).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText([
      'Home',
      'Cars for Sale',
      'Atlanta, GA',
      'Used',
    ]);
    expect(await resultCount(page)).toBeGreaterThan(10);
    const card = page.locator('article.card').first();
    await expect(card.locator('.card-price')).toHaveText(/^\$[\d,]+$|Contact/);
    await expect(card.locator('.card-picture img').first()).toHaveJSProperty('complete', true);
    await page.goto('/cars-for-sale');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = await page
        .locator('article.card')
        .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().top));
      expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false]);
    }
  });

  test('prices of a row stand in one line, beside longer titles and totals', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/cars-for-sale?zip=30303');
    // Whatever the cars are called: one title is made longer, one total is told.
    const uneven = await page.locator('.search-results .card').evaluateAll((cards) => {
      const [first, second] = cards.filter((card) => card.querySelector('.card-price-row'));
      first?.querySelector('h3 a')?.append(' with a longer name than fits a line');
      const total = document.createElement('span');
      total.className = 'card-total';
      total.textContent = '$1 out the door';
      if (!second?.querySelector('.card-total'))
        second?.querySelector('.card-price-row')?.append(total);
      const rows = new Map<number, Set<number>>();
      for (const card of cards) {
        const price = card.querySelector('.card-price-row')?.getBoundingClientRect().top;
        const top = Math.round(card.getBoundingClientRect().top);
        if (price !== undefined) rows.set(top, (rows.get(top) ?? new Set()).add(Math.round(price)));
      }
      return [...rows.values()].filter((prices) => prices.size > 1).map((prices) => [...prices]);
    });
    expect(uneven).toEqual([]);
  });

  test('a deal explains itself when pressed, and closes by Escape', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const deal = page.getByRole('link', { name: /^(Great|Good) Deal/ }).first();
    await deal.click();
    const note = page.getByRole('dialog', { name: /explained$/ });
    await expect(note).toContainText(/less.* than \$[\d,]+, the median of \d+ comparable cars/);
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(deal).toBeFocused();
  });

  test('without a car, says which single changes bring some [errors.no-results]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/toyota?maxPrice=600&zip=30303&searchRadius=10');
    await expect(
      page.getByRole('heading', { name: 'Update filter criteria to see more results' }),
    ).toBeVisible();
    const way = page.locator('.search-relaxation', { hasText: 'any price' });
    const promised = Number(
      (await way.locator('.search-relaxation-cars').textContent())?.match(/\d+/)?.[0],
    );
    await expectAccessible(page);
    await way.click();
    await expect.poll(() => resultCount(page)).toBe(promised);
  });

  test('without a car and without a single change that helps, leads to parts of the search [errors.no-results]', async ({
    page,
  }) => {
    await page.goto(
      '/cars-for-sale/toyota?maxPrice=600&startYear=2024&engineCode=12CLDR&zip=30303&searchRadius=10',
    );
    await expect(page.getByText('No single change brings a car.')).toBeVisible();
    const way = page.locator('.search-relaxation', { hasText: 'only Toyota' });
    const promised = Number(
      (await way.locator('.search-relaxation-cars').textContent())?.replace(/\D/g, ''),
    );
    await expectAccessible(page);
    await way.click();
    await expect.poll(() => resultCount(page)).toBe(promised);
  });

  test('are sorted by price, and begin at the first car for who was further down [shoppers.sort, results.sort, refine.sort-change]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const sort = page.getByLabel('Sort', { exact: true });
    await page.locator('article.card').nth(12).scrollIntoViewIfNeeded();
    await sort.selectOption('derivedpriceASC');
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(sort).toHaveValue('derivedpriceASC');
    await expect(sort).toBeInViewport();
    await expect(page.locator('.filter-chip-row')).toBeInViewport();
    const prices = async () => {
      const texts = await page.locator(`${organicCards} .card-price`).allTextContents();
      return texts.map((text) => Number(text.replace(/\D/g, ''))).filter((price) => price > 0);
    };
    await expect
      .poll(async () => {
        const shown = await prices();
        return shown.every((price, place) => price >= (shown[place - 1] ?? 0));
      })
      .toBe(true);
    await sort.selectOption('yearDESC');
    await expect(page).toHaveURL(/sortBy=yearDESC/);
    await expect(page.locator('.filter-chip-row')).toBeInViewport();
  });

  test('lead from a card, which loads its page ahead and shows that it is on its way, and back to the same place [routes.vehicle, cards.click]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const first = page.locator('article.card h3 a').first();
    const ahead = page.locator(`link[rel=prefetch][href^="${await first.getAttribute('href')}"]`);
    // Nobody hears of it before the script runs.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await first.hover();
      await expect(ahead).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(ahead).not.toBeAttached();
    const card = page.locator('article.card').nth(9);
    await card.scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => window.scrollY);
    const turning = () =>
      card
        .locator('.card-picture')
        .evaluate((picture) => getComputedStyle(picture, '::after').animationName);
    expect(await turning()).toBe('none');
    const letGo = await holdPages(page);
    await card.getByRole('heading').getByRole('link').click();
    await expect.poll(turning).toBe('spin');
    // What it leaves stays as it is: no search is on its way.
    await expect(page.locator('.search-page-busy')).toHaveCount(0);
    letGo();
    await page.locator('main.vehicle-page').waitFor();
    await page.goBack();
    await expect(page.locator(organicCards)).toHaveCount(25);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(offset, -2);
  });
});

test.describe('the results without JavaScript', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  test('are paged by links and sorted by a form [parameters.page]', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const first = await page.locator(`${organicCards} h3`).first().textContent();
    await page.getByRole('link', { name: 'Load More Results' }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await page.locator(`${organicCards} h3`).first().textContent()).not.toBe(first);
    await page.getByLabel('Sort', { exact: true }).selectOption('mileageASC');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sortBy=mileageASC/);
  });

  test('say of a car that is delivered from afar so once', async ({ page }) => {
    await page.goto('/cars-for-sale?zip=30303&searchRadius=50');
    const cards = page.locator('article.card').filter({ hasText: 'Home delivery' });
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all())
      await expect(card.getByText('Home delivery')).toHaveCount(1);
  });

  test('say of a car from beyond the radius that it is delivered [filter.market-extension]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/atlanta-ga?sortBy=distanceASC&zip=30303');
    const miles = async () => {
      const texts = await page.locator(`${organicCards} .card-place`).allTextContents();
      return texts.map((text) => ({
        far: Number(/([\d,]+) mi away/.exec(text)?.[1]?.replace(',', '')) > 50,
        isDelivered: text.includes('Home delivery'),
      }));
    };
    for (const { far, isDelivered } of await miles()) expect(isDelivered).toBe(far);
    await page.goto('/cars-for-sale/atlanta-ga?sortBy=distanceASC&zip=30303&page=5');
    const farthest = await miles();
    expect(farthest.some(({ far }) => far)).toBe(true);
    for (const { far, isDelivered } of farthest) expect(isDelivered).toBe(far);
  });

  test('say what an address does not mean', async ({ page }) => {
    await page.goto('/cars-for-sale/toyota/zeppelin');
    await expect(page.getByText('We do not know “zeppelin”.')).toBeVisible();
    await page.goto('/cars-for-sale?fuelTypeGroup=STEAM');
    await expect(page.getByText('Fuel Type cannot be “STEAM”.')).toBeVisible();
    await expect(page.getByText('STEAM')).toHaveCount(1);
    await expect(page.getByText('Update filter criteria to see more results')).toBeVisible();
    await page.goto('/cars-for-sale?makeCode=BMW,FORD,HONDA,HYUND,KIA,TOYOTA&sortBy=best');
    const notices = page.getByRole('status').filter({ hasText: 'left out' });
    await expect(notices).toContainText('“Toyota” is left out of this search.');
    await expect(notices).toContainText(
      '“best” is left out of this search. There is no such order',
    );
    await expect(page.locator('article.card').first()).toBeVisible();
  });
});

test('an address that is not canonical leads to the one that is [address.redirect]', async ({
  request,
}) => {
  const response = await request.get('/cars-for-sale?modelCode=CAMRY&makeCodeList=TOYOTA', {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/cars-for-sale/toyota/camry');
});

for (const [where, search] of [
  ['among the results', near],
  ['where there are none', '/cars-for-sale/toyota/cars-under-100'],
] as const)
  test(`axe finds nothing ${where}, on a phone and on a desk`, async ({ page }) => {
    await page.goto(search);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expectAccessibleInBothThemes(page);
    }
  });

test('on a tablet no order makes the page too wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/cars-for-sale/all-cars?searchRadius=0&zip=30303');
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  const sort = page.getByLabel('Sort', { exact: true });
  const [first, ...others] = await sort
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  await untilLive(sort);
  await expect(sort).toHaveValue(first ?? '');
  for (const order of [null, ...others]) {
    if (order !== null) {
      await sort.selectOption(order);
      await expect(page).toHaveURL(new RegExp(`sortBy=${order}`));
      // Cars of the order before are dimmed.
      await expect(page.locator('.search-columns .card-grid').first()).toHaveCSS('opacity', '1');
    }
    expect([order, await beyond()]).toEqual([order, 0]);
    await expect(page.locator('.search-toolbar')).toHaveCSS('height', '56px');
  }
});

test('on a tablet letters that are spaced out keep a card within its edges, words for a price too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openLive(page, near);
  // WCAG 1.4.12; a rule of the browser's own is no style of the page.
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(spaced);
  });
  /** How far parts of a card stand out of it. */
  const beyond = () =>
    page.locator(organicCards).evaluateAll((cards) =>
      cards.map((card) => {
        const { right } = card.getBoundingClientRect();
        const ends = [...card.querySelectorAll('.card-price-row > *')].map(
          (part) => part.getBoundingClientRect().right,
        );
        return Math.max(0, ...ends.map((end) => Math.round(end - right)));
      }),
    );
  const none = (await beyond()).map(() => 0);
  expect(await beyond()).toEqual(none);
  await page.locator(`${organicCards} .card-price`).evaluateAll((prices) => {
    for (const price of prices) price.textContent = 'Contact dealer for price';
  });
  expect(await beyond()).toEqual(none);
});

test('every brand shows its own name and colours [brands.three]', async ({ page, baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  for (const [host, name, accent] of [
    ['kbb', 'Plumbline', 'oklch(0.495 0.17 258)'],
    ['hyundai', 'Hyundai Inventory', 'oklch(0.315 0.082 262)'],
  ] as const) {
    await page.goto(`http://${host}.localhost:${port}/cars-for-sale`);
    await expect(page.getByRole('link', { name: `${name} home` })).toBeVisible();
    await expect(page.locator('.shell-logo path').first()).toHaveCSS('fill', accent);
  }
});
