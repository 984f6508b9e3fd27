import type { Locator, Page } from '@playwright/test';
import { coveredWithFocus } from './covered-controls.ts';
import {
  carPaths,
  desktop,
  expect,
  expectAccessible,
  holdPages,
  openLive,
  organicCards,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

// Sponsored cars change from one look to the next.
const boxes = (page: Page) => page.locator(`.search-results ${organicCards} .card-compare input`);
const drawer = (page: Page) => page.getByRole('complementary', { name: 'Cars to compare' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('COMPARED_CARS'));

/** Ids of the first cars of the results. */
async function someIds(page: Page, count: number): Promise<number[]> {
  const ids = (await carPaths(page)).map((path) => Number(/vehicle\/(\d+)/.exec(path)?.[1]));
  return [...new Set(ids)].slice(0, count);
}

async function openResults(page: Page): Promise<void> {
  await page.goto('/cars-for-sale');
  await untilLive(boxes(page).first());
}

const addressOf = (ids: readonly number[]) =>
  `/cars-for-sale/compare?ids=${ids.toSorted((a, b) => a - b).join(',')}`;

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`comparing, ${width}`, () => {
    test.use({ viewport: size });

    test('by the keyboard a car leaves the drawer, which keeps it, and the page stays', async ({
      page,
    }) => {
      await openResults(page);
      for (const at of [0, 1, 2]) await boxes(page).nth(at).check();
      const remove = drawer(page).getByRole('button', { name: /^Remove / });
      await expect(remove).toHaveCount(3);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
      await remove.first().press('Enter');
      await expect(remove).toHaveCount(2);
      await expect(remove.first()).toBeFocused();
      await drawer(page).getByRole('button', { name: 'Clear' }).press('Enter');
      await expect(page.getByRole('button', { name: /^Compare/ })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(1500);
    });

    test('a box opens the drawer, which survives a reload and leads to the table [states.compare, results.placeholders, modals.compare]', async ({
      page,
    }) => {
      await openResults(page);
      const named = Promise.withResolvers<void>();
      await page.route('**/compare/cars?*', (route) => named.promise.then(() => route.continue()));
      await boxes(page).nth(0).press('Space');
      await expect(drawer(page).locator('.compare-placeholder')).toHaveCount(1);
      named.resolve();
      await boxes(page).nth(1).check();
      const second = await boxes(page).nth(1).inputValue();
      await expect(drawer(page).locator('.compare-slot img')).toHaveCount(2);
      await page.reload();
      await expect(page.locator(`.card-compare input[value="${second}"]`).first()).toBeChecked();
      await expect(drawer(page).locator('.compare-slot img')).toHaveCount(2);
      await expectAccessible(page, '.compare-drawer');
      // What is said of a heart stands above it.
      await page.route('**/saved-listings', (route) => route.fulfill({ status: 404, json: {} }));
      await page.locator('.card .heart-button').first().press('Enter');
      await expect(page.locator('.heart-notice')).toBeVisible();
      const [notice, bar] = await Promise.all([
        page.locator('.heart-notice').boundingBox(),
        drawer(page).boundingBox(),
      ]);
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
      if (width === 'desktop') {
        const filters = page.getByRole('region', { name: 'Filters' });
        expect(await coveredWithFocus(filters)).toEqual([]);
      }
      // There is room for removing one on a phone, too.
      await drawer(page)
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(drawer(page).locator('.compare-slot img')).toHaveCount(1);
      await boxes(page).nth(0).check();
      await expect(drawer(page).locator('.compare-slot img')).toHaveCount(2);
      await drawer(page).getByRole('link', { name: 'Compare now' }).click();
      await expect(page.locator('.compare-names .ui-button').first()).toHaveAttribute(
        'href',
        /\/vehicle\/\d+\/contact\?/,
      );
      await expect(page.getByRole('heading', { name: 'Compare 2 cars' })).toBeVisible();
      await expect(page.getByRole('table')).toContainText('Lowest price');
    });

    test('the table has heads, no fault that axe finds, and scrolls by itself', async ({
      page,
    }) => {
      await page.goto(addressOf(await someIds(page, 5)));
      await expect(page.getByRole('columnheader')).toHaveCount(5);
      await expect(page.getByRole('rowheader', { name: 'Mileage' })).toBeVisible();
      await expectAccessible(page, 'main');
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    });
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('cars that are ticked are compared, and only what differs [modals.compare]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale');
    for (const place of [0, 1, 2]) await boxes(page).nth(place).check();
    await page.locator('.compare-toggle').click();
    await expect(page).toHaveURL(/compare\?ids=\d+,\d+,\d+$/);
    const rows = page.locator('tbody tr');
    const all = await rows.count();
    await page.getByRole('link', { name: 'Only differences' }).click();
    await expect(page).toHaveURL(/differences=only/);
    expect(await rows.count()).toBeLessThan(all);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test('a second press removes a car, however fast [states.compare]', async ({ page }) => {
  await openResults(page);
  await boxes(page).nth(0).dblclick();
  await expect(boxes(page).nth(0)).not.toBeChecked();
  await expect(drawer(page)).toHaveCount(0);
  await expect.poll(() => kept(page)).toBe('[]');
});

test('a sixth car is refused in words [shoppers.save-listings, limits.compare]', async ({
  page,
}) => {
  await openResults(page);
  for (const place of [0, 1, 2, 3, 4]) await boxes(page).nth(place).check();
  await expect(boxes(page).nth(6)).toHaveAttribute('aria-disabled', 'true');
  await boxes(page).nth(6).press('Space');
  await expect(page.locator('.compare-refused')).toHaveText(/^At most 5 cars/);
  // Forced colors give it the background of the page.
  await expect(page.locator('.compare-refused')).toHaveCSS('border-top-width', '1px');
  await expect(boxes(page).nth(6)).not.toBeChecked();
  await drawer(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(boxes(page).nth(6)).not.toHaveAttribute('aria-disabled', 'true');
  await drawer(page).getByRole('button', { name: 'Clear' }).click();
  await expect(drawer(page)).toHaveCount(0);
});

test('the toggle hides and shows the boxes [results.compare-toggle]', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openResults(page);
  await boxes(page).nth(0).check();
  const toggle = page.locator('.compare-toggle');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(boxes(page).nth(0)).toBeHidden();
  await expect(drawer(page)).toHaveCount(0);
  await toggle.click();
  await expect(boxes(page).nth(0)).toBeVisible();
  await expect(drawer(page)).toBeVisible();
});

test('a browser that keeps nothing still compares on its page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openResults(page);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await expect(drawer(page).locator('.compare-slot img')).toHaveCount(2);
  await boxes(page).nth(0).uncheck();
  await expect(drawer(page).locator('.compare-slot img')).toHaveCount(1);
});

test('a car is added from its own page, and by its address [modals.compare]', async ({ page }) => {
  await page.setViewportSize(desktop);
  const [first = 0, second = 0] = await someIds(page, 2);
  await page.goto(`/cars-for-sale/vehicle/${first}`);
  const box = page.locator('.vehicle-side .card-compare input');
  await untilLive(box);
  await box.check();
  await expect(drawer(page).locator('.compare-slot img')).toHaveCount(1);
  await page.goto(addressOf([first]));
  const field = page.getByLabel('VIN or address');
  await field.fill('nonsense');
  await field.press('Enter');
  await expect(page.locator('#add-car-problem')).toHaveText(/neither a VIN/);
  await expect(field).toHaveValue('nonsense');
  await field.fill(`/cars-for-sale/vehicle/${second}`);
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${addressOf([first, second]).split('?')[1]}$`));
});

test('a comparison that is changed steps back until the new one is there', async ({ page }) => {
  await openLive(page, addressOf(await someIds(page, 3)));
  const letGo = await holdPages(page);
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.locator('.compare-scroll')).toHaveCSS('opacity', '0.45');
  letGo();
  await expect(page.locator('.compare-scroll')).toHaveCSS('opacity', '1');
});

test('what an address asks for in vain is told', async ({ page }) => {
  const [first = 0] = await someIds(page, 1);
  const partly = await page.goto(`/cars-for-sale/compare?ids=7,${first}`);
  expect(partly?.status()).toBe(200);
  await expect(page.getByText('There is no car with the number 7.')).toBeVisible();
  const none = await page.goto('/cars-for-sale/compare?ids=7');
  expect(none?.status()).toBe(404);
  expect(none?.headers()['x-robots-tag']).toBe('noindex');
});

test('an empty comparison offers the cars that were looked at', async ({ page }) => {
  const ids = await someIds(page, 2);
  for (const id of ids) {
    await page.goto(`/cars-for-sale/vehicle/${id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('ATC_RECENT_INVENTORY')))
      .toContain(`${id}`);
  }
  await page.goto('/cars-for-sale/compare');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const additions = page.getByRole('link', { name: /^Compare the / });
  await expect(additions).toHaveCount(2);
  await expectAccessible(page);
  await additions.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 1 car');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await additions.click();
  await expect(page).toHaveURL(addressOf(ids));
  await expect(additions).toHaveCount(0);
});

test('an address without cars leads on to those that this browser compares, unless it has something to tell', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/compare');
  await expect(page.getByRole('link', { name: 'Find cars to compare' })).toBeVisible();
  await openResults(page);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  const ids = JSON.parse((await kept(page)) ?? '[]') as number[];
  const other = (await someIds(page, 5)).find((id) => !ids.includes(id)) ?? 0;
  await page.goto('/cars-for-sale/compare?zip=30303');
  await expect(page).toHaveURL(`${addressOf(ids)}&zip=30303`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 cars');
  const chosen = page.getByRole('link', { name: 'Compare the 2 cars you chose' });
  await page.goto('/cars-for-sale/compare?ids=7');
  await expect(chosen).toBeVisible();
  await expect(page.getByText('There is no car with the number 7.')).toBeVisible();
  // Nor where somebody has just removed what another had passed on.
  await page.goto(addressOf([other]));
  await untilLive(page.getByRole('link', { name: /^Remove / }));
  await page.getByRole('link', { name: /^Remove / }).click();
  await expect(page).toHaveURL(/\/compare$/);
  await chosen.click();
  await expect(page).toHaveURL(addressOf(ids));
});

test('on a phone the keyboard finds every car beside the column of names', async ({ page }) => {
  await page.setViewportSize(phone);
  await openLive(page, addressOf(await someIds(page, 4)));
  const count = await page.locator('.compare-name').count();
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .focus();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let step = 1; step < 2 * count; step += 1) {
      await page.keyboard.press(key);
      const link = page.locator('.compare-scroll a:focus');
      await expect(link).toHaveCount(1);
      const [from = 0, edge = 0] = await link.evaluate((one) => {
        const column = document.querySelector('.compare-names > :first-child');
        return [one, column]
          .map((part) => part?.getBoundingClientRect())
          .map((box, at) => (at === 0 ? box?.left : box?.right) ?? 0);
      });
      expect(from, await link.innerText()).toBeGreaterThanOrEqual(edge);
    }
});

test('where three cars have room the table is as wide as its page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(addressOf(await someIds(page, 3)));
  const right = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const print = await right(page.getByRole('button', { name: 'Print' }));
  expect(await right(page.locator('.compare-table'))).toBe(print);
});

test('on a tablet the page scrolls, not the table, and the cars stay named', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(addressOf(await someIds(page, 5)));
  const hidden = await page
    .locator('.compare-scroll')
    .evaluate((box) => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]);
  expect(hidden).toEqual([0, 0]);
  await page.locator('.compare-group').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.compare-names .compare-name').last()).toBeInViewport();

  await test.step('a word beside a figure that has no room there begins where the figure does', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const words = page.locator('.compare-table td em');
    await expect(words.first()).toBeVisible();
    for (const word of await words.all()) await expect(word).toHaveCSS('margin-left', '0px');
  });
});

plainTest(
  'a comparison that gets no answer says so, and can be asked for again',
  async ({ page }) => {
    // From the start: a link that is seen is asked about before it is pressed.
    const lost = /__manifest|compare\.data/;
    await page.route(lost, (route) => route.abort());
    await openResults(page);
    await boxes(page).nth(0).check();
    await boxes(page).nth(1).check();
    const now = drawer(page).getByRole('link', { name: 'Compare now' });
    await expect(now).toBeVisible();
    await now.click();
    const heading = page.getByRole('heading', { name: 'We are sorry' });
    await expect(heading).toBeVisible();
    await expect(page.locator('main')).toContainText('comparison');
    await page.unroute(lost);
    await page.getByRole('link', { name: 'Please try again' }).click();
    await expect(page.getByRole('heading', { name: 'Compare 2 cars' })).toBeVisible();
  },
);
