import type { Locator } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessible,
  holdPages,
  organicCards,
  phone,
  resultCount,
  test,
} from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

test.describe('the search page with JavaScript', () => {
  test.use({ viewport: desktop });

  test('shows cars, their prices and sellers, and says where it is [content.dealers-as-owners, results.hero, results.count, roles.visitor-search]', async ({
    page,
  }) => {
    await page.goto(near);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Cars for Sale');
    await expect(page.getByText('within 200 miles of Atlanta, GA')).toBeVisible();
    expect(await resultCount(page)).toBeGreaterThan(10);
    const card = page.locator('article.card').first();
    await expect(card.locator('.card-price')).toHaveText(/^\$[\d,]+$|Contact/);
    await expect(card.locator('.card-picture img').first()).toHaveJSProperty('complete', true);
  });

  test('applies a filter as it is ticked, keeps it in the address, and undoes it by Back [shoppers.search, results.side-panel, filter.style]', async ({
    page,
  }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.locator('summary', { hasText: 'Body Style' }).click();
    await page.locator('label.ui-option', { hasText: 'SUV / Crossover' }).click();
    await expect(page).toHaveURL(/\/suv\//);
    await expect.poll(() => resultCount(page)).toBeLessThan(before);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/suv\//);
    await expect.poll(() => resultCount(page)).toBe(before);
  });

  test('a chip takes its filter away [results.chips]', async ({ page }) => {
    await page.goto('/cars-for-sale/cars-between-10000-and-20000');
    await page.getByRole('link', { name: 'Remove filter Between $10,000 - $20,000' }).click();
    await expect(page).toHaveURL(/\/cars-for-sale$/);
  });

  test('a box is unticked when its chip is removed [results.chips]', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    await page.getByRole('link', { name: 'Remove filter AWD/4WD' }).click();
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    await expect(page.locator('input[value="AWD4WD"]')).not.toBeChecked();
  });

  test('a ZIP that does not exist is told beside its field until it does [filter.location, place.zip-checked]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('ZIP').fill('00000');
    await page.getByLabel('ZIP').blur();
    await expect(page.getByRole('alert').getByText('Enter a valid ZIP Code')).toBeVisible();
    await expect(page.getByLabel('ZIP')).toHaveValue('00000');
    await page.getByLabel('ZIP').fill('30303');
    await page.getByLabel('ZIP').blur();
    await expect(page).toHaveURL(/zip=30303/);
    await expect(page.getByText('Enter a valid ZIP Code')).toBeHidden();
  });

  test('extended home delivery is switched off and on by its box [filter.market-extension, refine.market-extension]', async ({
    page,
  }) => {
    await page.goto(near);
    const box = page.locator('label.ui-option', { hasText: 'Include Extended Home Delivery' });
    await box.click();
    await expect(page).toHaveURL(/marketExtension=off/);
    await box.click();
    await expect(page).not.toHaveURL(/marketExtension/);
  });

  for (const width of [1280, 1440, 1920]) {
    test(`cars stand three in a row, ${width} pixels wide [results.grid, figures.cards-per-row]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/cars-for-sale');
      const tops = await page
        .locator('article.card')
        .evaluateAll((cards) => cards.slice(0, 4).map((card) => card.getBoundingClientRect().top));
      expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false]);
    });
  }

  test('a make unlocks its models [filter.make, filter.model, refine.unlock]', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await expect(page.getByLabel('Model', { exact: true })).toBeDisabled();
    await page.getByLabel('Make', { exact: true }).selectOption('TOYOTA');
    await expect(page).toHaveURL(/\/toyota/);
    await page.getByLabel('Model', { exact: true }).first().selectOption('RAV4');
    await expect(page).toHaveURL(/\/toyota\/rav4/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Toyota RAV4 for Sale');
  });

  test('a make that is changed takes its models along, and keeps the keyboard', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/toyota/rav4');
    const make = page.getByLabel('Make', { exact: true });
    await make.focus();
    await make.selectOption('HONDA');
    await expect(page).toHaveURL(/\/cars-for-sale\/honda$/);
    await expect(make).toBeFocused();
    await expect(make).toHaveValue('HONDA');
  });

  test('a closed section is a skeleton until it is opened, and stays open when its value goes [refine.panels]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const box = page.locator('input[value="AWD4WD"]');
    await expect(box).toHaveCount(0);
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await box.check({ force: true });
    await expect(page).toHaveURL(/awd-4wd/);
    await box.uncheck({ force: true });
    await expect(page).toHaveURL(/\/cars-for-sale$/);
    await expect(box).toBeVisible();
    await page.goto('/cars-for-sale/awd-4wd');
    await expect(box).toBeChecked();
  });

  test('a long list is searched by its words', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Features' }).click();
    await page.getByLabel('Search Features').fill('seats heated');
    await expect(page.locator('.filter-options.filter-options-long .ui-option:visible')).toHaveText(
      [/^Heated Seats/],
    );
    await page.getByLabel('Search Features').fill('wings');
    await expect(page.getByText('Nothing here is called “wings”.')).toBeVisible();
    await expect(page).toHaveURL(/\/cars-for-sale$/);
  });

  test('any number of miles is taken by Enter, and kept with the next filter [filter.mileage]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Mileage' }).click();
    const miles = page.getByLabel('Up to, miles');
    await miles.fill('35,000');
    await miles.press('Enter');
    await expect(page).toHaveURL(/mileage=35000/);
    await expect(miles).toBeFocused();
    await page.locator('label.ui-option', { hasText: 'Great Deal' }).click();
    await expect(page).toHaveURL(/dealType=greatprice&mileage=35000/);
    await page.locator('label.ui-option', { hasText: '50,000 or less' }).click();
    await expect(page).toHaveURL(/mileage=-50000/);
    await expect(miles).toHaveValue('50,000');
  });

  test('a pair of prices that cannot be is explained and not sent [filter.price, price-input.greater]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('Min', { exact: true }).fill('20000');
    await page.getByLabel('Min', { exact: true }).blur();
    await expect(page).toHaveURL(/cars-over-20000/);
    await page.getByLabel('Max', { exact: true }).fill('10000');
    await page.getByLabel('Max', { exact: true }).blur();
    await expect(page.getByText('Max price must be greater than Min price.')).toBeVisible();
    await expect(page.getByLabel('Max', { exact: true })).toHaveValue('');
  });

  test('why a price was refused is still told when the search of the other price arrives [price-input.greater]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const letGo = await holdPages(page);
    await page.getByLabel('Min', { exact: true }).fill('20000');
    await page.keyboard.press('Tab');
    await page.getByLabel('Max', { exact: true }).fill('10000');
    await page.keyboard.press('Tab');
    letGo();
    await expect(page).toHaveURL(/cars-over-20000/);
    await expect(page.getByLabel('Remove filter Over $20,000')).toBeVisible();
    const message = page.getByText('Max price must be greater than Min price. (10000)');
    await expect(message).toBeVisible();
    await page.getByLabel('Remove filter Over $20,000').click();
    await expect(message).toBeHidden();
  });

  test('a handle of the price slider narrows the search and keeps the keyboard', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/cars-between-10000-and-30000');
    const handle = page.getByRole('slider', { name: 'Highest price' });
    await handle.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/cars-between-10000-and-27500/);
    await expect(page.getByLabel('Max', { exact: true })).toHaveValue('27,500');
    await expect(handle).toBeFocused();
  });

  test('handles set the first year and the highest mileage', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.locator('summary', { hasText: 'Year' }).click();
    await page.getByRole('slider', { name: 'Lowest year' }).press('ArrowRight');
    await expect(page).toHaveURL(/startYear=\d{4}/);
    await page.locator('summary', { hasText: 'Mileage' }).click();
    await page.getByRole('slider', { name: 'Highest mileage' }).press('PageDown');
    await expect(page).toHaveURL(/mileage=/);
  });

  test('a deal explains itself when pressed, and closes by Escape', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const deal = page.getByRole('link', { name: /^(Great|Good) Deal/ }).first();
    await deal.click();
    const note = page.getByRole('dialog', { name: /explained$/ });
    await expect(note).toContainText(/less.* than the \$[\d,]+ that \d+ comparable cars ask/);
    await expectAccessible(page);
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

  test('says of a car that is delivered from afar so once', async ({ page }) => {
    await page.goto('/cars-for-sale?zip=30303&searchRadius=50');
    const cards = page.locator('article.card').filter({ hasText: 'Home delivery' });
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all())
      await expect(card.getByText('Home delivery')).toHaveCount(1);
  });

  test('loads more cars below the first, the next ones before their place is reached [results.load-more, figures.page-size, defaults.scroll-margin]', async ({
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
    await expect(page.locator(organicCards)).toHaveCount(25);
    await page.getByRole('link', { name: 'Load More Results' }).click();
    await expect.poll(() => page.locator(organicCards).count()).toBeGreaterThanOrEqual(50);
    expect(margins).toContain('1000px');
  });

  test('sorts by price [shoppers.sort, results.sort, refine.sort-change]', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('Sort', { exact: true }).selectOption('derivedpriceASC');
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(page.getByLabel('Sort', { exact: true })).toHaveValue('derivedpriceASC');
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
  });

  test('a new order begins at the first car for who was further down [refine.sort-change]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    await page.locator('article.card').nth(12).scrollIntoViewIfNeeded();
    await page.getByLabel('Sort', { exact: true }).selectOption('yearASC');
    await expect(page).toHaveURL(/sortBy=yearASC/);
    await expect(page.getByLabel('Sort', { exact: true })).toBeInViewport();
    await expect(page.locator('.filter-chip-row')).toBeInViewport();
    await page.getByLabel('Sort', { exact: true }).selectOption('yearDESC');
    await expect(page).toHaveURL(/sortBy=yearDESC/);
    await expect(page.locator('.filter-chip-row')).toBeInViewport();
  });

  test('a car from beyond the radius says that it is delivered [filter.market-extension]', async ({
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

  test('loads the page of a car ahead when it is pointed at', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const link = page.locator('article.card h3 a').first();
    const ahead = page.locator(`link[rel=prefetch][href^="${await link.getAttribute('href')}"]`);
    // Nobody hears of it before the script runs.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await link.hover();
      await expect(ahead).toBeAttached({ timeout: 2000 });
    }).toPass();
    await page.mouse.move(0, 0);
    await expect(ahead).not.toBeAttached();
  });

  test('leads from a card to its car and back to the same place [routes.vehicle, cards.click]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    const card = page.locator('article.card').nth(9);
    await card.scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => window.scrollY);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/vehicle\/\d+/);
    await page.goBack();
    await expect(page.locator(organicCards)).toHaveCount(25);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(offset, -2);
  });
});

test('a card shows that its page is on its way [cards.click]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(near);
  const letGo = await holdPages(page);
  const card = page.locator('article.card').nth(2);
  const turning = () =>
    card
      .locator('.card-picture')
      .evaluate((picture) => getComputedStyle(picture, '::after').animationName);
  expect(await turning()).toBe('none');
  await card.getByRole('heading').getByRole('link').click();
  await expect.poll(turning).toBe('spin');
  letGo();
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
});

test.describe('the search page without JavaScript', () => {
  test.use({ viewport: desktop, javaScriptEnabled: false });

  test('filters by its form [filter.drive]', async ({ page }) => {
    await page.goto(near);
    const before = await resultCount(page);
    await page.locator('summary', { hasText: 'Drive Type' }).click();
    await page.locator('label.ui-option', { hasText: 'AWD/4WD' }).click();
    await page.getByRole('button', { name: /^See [\d,]+ Results$/ }).click();
    await expect(page).toHaveURL(/awd-4wd/);
    expect(await resultCount(page)).toBeLessThan(before);
  });

  test('pages by links [parameters.page]', async ({ page }) => {
    await page.goto('/cars-for-sale');
    const first = await page.locator(`${organicCards} h3`).first().textContent();
    await page.getByRole('link', { name: 'Load More Results' }).click();
    await expect(page).toHaveURL(/page=2/);
    expect(await page.locator(`${organicCards} h3`).first().textContent()).not.toBe(first);
  });

  test('sorts by its form', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await page.getByLabel('Sort', { exact: true }).selectOption('mileageASC');
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sortBy=mileageASC/);
  });
});

/** In whole pixels. */
const heights = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().height)));

test.describe('the search page on a phone', () => {
  test.use({ viewport: phone });

  test('opens its filters over the whole screen and closes them again [results.filter-drawer]', async ({
    page,
  }) => {
    await page.goto(near);
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
    await page.getByRole('link', { name: /^Filter \(/ }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible();
    await page.getByRole('link', { name: 'Close filters' }).click();
    await expect(page.getByRole('heading', { name: 'Filters' })).toBeHidden();
  });

  test('offers the orders as a sheet [results.sort]', async ({ page }) => {
    await page.goto(near);
    await page.locator('.search-bar').getByRole('link', { name: 'Sort' }).click();
    await page.getByRole('link', { name: 'Price - Lowest' }).click();
    await expect(page).toHaveURL(/sortBy=derivedpriceASC/);
    await expect(page.getByRole('heading', { name: 'Sort' })).toBeHidden();
  });

  test('never scrolls sideways', async ({ page }) => {
    await page.goto(near);
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ]);
    expect(content).toBeLessThanOrEqual(screen ?? 0);
  });

  test('keeps the place of cards that it draws only when they come near', async ({ page }) => {
    await page.goto(near);
    const cards = page.locator('article.card');
    const expected = await heights(cards);
    const drawnLater = await cards.evaluateAll((all) => {
      const waiting = all.filter((card) => getComputedStyle(card).contentVisibility === 'auto');
      for (const card of waiting) card.setAttribute('style', 'content-visibility: visible');
      return waiting.length;
    });
    expect(drawnLater).toBeGreaterThan(0);
    expect(await heights(cards)).toEqual(expected);
  });

  test('leads from a card far down to its car and back to the same place', async ({ page }) => {
    await page.goto(near);
    const card = page.locator('article.card').nth(9);
    await card.scrollIntoViewIfNeeded();
    const offset = await page.evaluate(() => window.scrollY);
    await card.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/vehicle\/\d+/);
    await page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(offset, -2);
  });
});

test.describe('the search page under a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const name of ['Map', 'Remove filter Honda', 'See all'])
    test(`${name} is hit within 44 px`, async ({ page }) => {
      await page.goto('/cars-for-sale/honda');
      const link = page.getByRole('link', { name: new RegExp(`^${name}`) }).first();
      await link.scrollIntoViewIfNeeded();
      const isHit = await link.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return [-21, 21].map((away) => element.contains(document.elementFromPoint(x, y + away)));
      });
      expect(isHit).toEqual([true, true]);
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

test('what an address does not mean is said, not dropped', async ({ page }) => {
  await page.goto('/cars-for-sale/toyota/zeppelin');
  await expect(page.getByText('We do not know “zeppelin”.')).toBeVisible();
  await page.goto('/cars-for-sale?fuelTypeGroup=STEAM');
  await expect(page.getByText('“STEAM” is not a value for Fuel Type.')).toBeVisible();
  await expect(page.getByText('Update filter criteria to see more results')).toBeVisible();
});

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the search page, ${width}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(near);
      await expectAccessible(page);
      await page.goto('/cars-for-sale/toyota/cars-under-100');
      await expectAccessible(page);
    });
  }
}

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
