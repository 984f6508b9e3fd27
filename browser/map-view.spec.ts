import type { Locator, Page, Route } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  phone,
  plainTest,
  resultCount,
  test,
} from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=300&zip=30303';

const marks = (page: Page) => page.locator('.map-mark');
const places = (page: Page) => page.locator('.map-places li');

/** The cars that the places of the list have, together. */
async function carsInList(page: Page): Promise<number> {
  const texts = await places(page).locator('span').allTextContents();
  return texts.reduce((sum, text) => sum + Number(text.replace(/ car.*/, '').replace(',', '')), 0);
}

/** "123 of 456 cars": how many are on the map. */
async function carsOnMap(page: Page): Promise<number> {
  const text = (await page.locator('.map-places > p').textContent()) ?? '';
  return Number(text.split(' of ')[0]?.replaceAll(',', ''));
}

for (const [width, size] of [
  ['desktop', desktop],
  ['phone', phone],
] as const) {
  test.describe(`the map, ${width}`, () => {
    test.use({ viewport: size });

    test('beside its cars it has nothing below the foot of the page', async ({ page }) => {
      await page.goto(`${near}&view=split`);
      await expect(page.locator('.map-cars article').nth(9)).toBeAttached();
      const below = await page.evaluate(() => {
        const foot = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
        return document.documentElement.scrollHeight - scrollY - foot;
      });
      // A phone leaves room for the bar that lies over its foot.
      expect(below).toBeLessThan(100);
    });

    test('is opened from the grid, keeps the search, and is in the address', async ({ page }) => {
      await page.goto(near);
      const total = await resultCount(page);
      await page.getByRole('link', { name: 'Map', exact: true }).click();
      await expect(page).toHaveURL(/view=map/);
      expect(await resultCount(page)).toBe(total);
      await expect(marks(page).first()).toBeVisible();
      await expect.poll(async () => (await carsOnMap(page)) - (await carsInList(page))).toBe(0);
      await page.getByRole('link', { name: 'Cars and map' }).click();
      await expect(page).toHaveURL(/view=split/);
      await expect(page.locator('.map-cars article.card').first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/view=map/);
    });

    test('has the tabs, the heading and the ways out of the list [results.hero]', async ({
      page,
    }) => {
      await page.goto(`${near}&view=map`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Cars for Sale');
      const tab = page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: /^Certified Used/ });
      const cars = Number((await tab.locator('span').textContent())?.replace(/\D/g, ''));
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => resultCount(page)).toBe(cars);
      await expect(page).toHaveURL(/certified-cars\/.*view=map/);
      await page.getByRole('link', { name: 'Remove filter Certified' }).click();
      await expect(tab).not.toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(/view=map/);
      await page.goto('/cars-for-sale/toyota?maxPrice=600&searchRadius=10&view=map&zip=30303');
      const way = page.locator('.search-relaxation', { hasText: 'any price' });
      const promised = Number(
        (await way.locator('.search-relaxation-cars').textContent())?.match(/\d+/)?.[0],
      );
      const heading = page.getByText('Update filter criteria to see more results');
      const map = page.locator('.map-view');
      expect((await heading.boundingBox())?.y).toBeLessThan((await map.boundingBox())?.y ?? 0);
      await way.click();
      await expect.poll(() => resultCount(page)).toBe(promised);
      await expect(page).toHaveURL(/view=map/);
    });

    test('a mark opens its sellers and their cars, as does the list, and gives the keyboard back', async ({
      page,
    }) => {
      await page.goto(`${near}&view=map`);
      const mark = marks(page).first();
      const cars = /: ([\d,]+) car/.exec((await mark.textContent()) ?? '')?.[1];
      await mark.focus();
      await page.keyboard.press('Enter');
      const sellers = page.locator('.map-sellers');
      await expect(sellers.locator('h3')).toBeFocused();
      await expect(sellers.locator('.map-sellers-head p')).toContainText(`${cars} car`);
      await expect(sellers.locator('li li a').first()).toHaveAttribute('href', /vehicle\/\d+/);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sellers).toBeHidden();
      await expect(mark).toBeFocused();
      const place = places(page).getByRole('link').first();
      await place.focus();
      await page.keyboard.press('Enter');
      await expect(sellers.locator('h3')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(place).toBeFocused();
    });

    for (const view of ['map', 'split']) {
      test(`axe finds nothing on it, ${view}`, async ({ page }) => {
        await page.goto(`${near}&view=${view}`);
        await expect(marks(page).first()).toBeVisible();
        await expectAccessibleInBothThemes(page);
      });
    }

    test('never scrolls the page sideways, and its marks do not cover one another', async ({
      page,
    }) => {
      await page.goto('/cars-for-sale?view=split');
      await expect(marks(page).first()).toBeVisible();
      const [content, screen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(content).toBeLessThanOrEqual(screen ?? 0);
      const boxes = await marks(page).evaluateAll((all) =>
        all.map((mark) => mark.getBoundingClientRect().toJSON()),
      );
      const covered = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some(
            (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
          ),
      );
      expect(covered).toEqual([]);
    });
  });
}

test.describe('the map in use', () => {
  test.use({ viewport: desktop });

  test('is moved and zoomed by mouse and keys, and the address says where it is', async ({
    page,
  }) => {
    await page.goto(`${near}&view=map`);
    await expect(marks(page).first()).toBeVisible();
    const box = await page.locator('.map-box').boundingBox();
    const x = (box?.x ?? 0) + 200;
    const y = (box?.y ?? 0) + (box?.height ?? 0) - 80;
    const areaOf = () => new URL(page.url()).searchParams.get('area');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y - 60, { steps: 3 });
    await page.mouse.up();
    await expect.poll(areaOf).not.toBeNull();
    const dragged = areaOf();
    await page.mouse.wheel(0, -300);
    await expect.poll(areaOf).not.toBe(dragged);
    const wheeled = areaOf();
    await page.locator('.map-surface').focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(areaOf).not.toBe(wheeled);
    const pushed = areaOf();
    await page.keyboard.press('+');
    await expect.poll(areaOf).not.toBe(pushed);
    const home = page.getByRole('button', { name: 'Back to the search' });
    await home.focus();
    await page.keyboard.press('Enter');
    await expect.poll(areaOf).toBeNull();
    await expect(home, 'the keyboard stays, though there is nothing more to do').toBeFocused();
    await page.locator('.map-surface').focus();
    await page.keyboard.press('+');
    await expect.poll(areaOf).not.toBeNull();
    await page.reload();
    await expect(page.getByRole('link', { name: /^Search this area/ }).first()).toBeVisible();
  });

  test('turns what is in view into the search, and stays where it is [shoppers.search]', async ({
    page,
  }) => {
    await page.goto(`${near}&view=map`);
    await expect(marks(page).first()).toBeVisible();
    const areaOf = () => new URL(page.url()).searchParams.get('area');
    for (let step = 0; step < 4; step += 1) {
      const before = areaOf();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      // The address follows the view when that has come to rest.
      await expect.poll(areaOf).not.toBe(before);
    }
    const area = areaOf();
    const link = page.locator('.map-search');
    await expect(link).toHaveAttribute('aria-disabled', 'false');
    const [, miles, city] =
      /within (\d+) miles of (.+), GA/.exec((await link.textContent()) ?? '') ?? [];
    expect(Number(miles)).toBeLessThan(300);
    await link.click();
    await expect(page).not.toHaveURL(/searchRadius=300/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('searchRadius') ?? '50').toBe(miles);
    expect(searchParams.get('area')).toBe(area);
    await page.getByRole('link', { name: 'Cars and map' }).click();
    await expect(page.locator('.map-where')).toContainText(`within ${miles} miles of ${city}`);
  });

  test('stays open while the search is filtered in its drawer', async ({ page }) => {
    await page.goto(`${near}&view=map`);
    const before = await resultCount(page);
    await page
      .getByRole('link', { name: /^Filter \(/ })
      .first()
      .click();
    await page.locator('label.ui-option', { hasText: 'Certified' }).first().click();
    await expect.poll(() => resultCount(page)).not.toBe(before);
    await expect(page).toHaveURL(/view=map/);
    await expect(page.locator('header').first()).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
    await expect.poll(async () => (await carsOnMap(page)) - (await carsInList(page))).toBe(0);
  });

  test('lists each place once, though private sellers of a city share name and spot', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/atlanta-ga?searchRadius=50&view=map&zip=30303');
    await expect(page.getByText(/cars on the map$/)).toHaveCount(1);
    expect(await carsInList(page)).toBe(await carsOnMap(page));
  });

  test('shows nothing of the search before while the answer to another one is on the way', async ({
    page,
  }) => {
    await page.goto(`${near}&view=map`);
    await expect(page.getByText(/cars on the map$/)).toHaveCount(1);
    await page.route('**/rest/lsc/listing/map?**', () => undefined);
    const tab = page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Certified Used/ });
    const cars = Number((await tab.locator('span').textContent())?.replace(/\D/g, ''));
    await tab.click();
    await expect.poll(() => resultCount(page)).toBe(cars);
    expect(await carsOnMap(page)).toBeLessThanOrEqual(cars);
    expect(await carsInList(page)).toBe(await carsOnMap(page));
    const words = await marks(page).locator('b').allTextContents();
    const onMarks = words.map((text) => Number(/^(\d+) cars?$/.exec(text)?.[1] ?? 1));
    expect(onMarks.reduce((sum, own) => sum + own, 0)).toBeLessThanOrEqual(cars);
  });

  plainTest(
    'takes no answer that was asked for again and comes after that of a later view',
    async ({ page }) => {
      await page.goto(`${near}&view=map`);
      await expect(page.getByText(/cars on the map$/)).toHaveCount(1);
      const late = Promise.withResolvers<Route>();
      let answer: (route: Route) => unknown = (route) => route.abort();
      await page.route('**/rest/lsc/listing/map?**', (route) => answer(route));
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect(page.getByText('The map could not be brought up to date.')).toBeVisible();
      answer = (route) => late.resolve(route);
      await page.getByRole('button', { name: 'Try again' }).click();
      const again = await late.promise;
      answer = (route) => route.continue();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      const link = page.locator('.map-search');
      await expect(link).toHaveAttribute('aria-disabled', 'false');
      const area = await link.textContent();
      await again.continue();
      await (await again.request().response())?.finished();
      // Whatever is heard of it is drawn by now.
      await page.evaluate(() => new Promise((drawn) => setTimeout(drawn)));
      await expect(link).toHaveAttribute('aria-disabled', 'false');
      expect(await link.textContent()).toBe(area);
    },
  );

  test('loads its code and outlines when it is opened, and not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/cars-for-sale', { waitUntil: 'networkidle' });
    expect(asked.filter((path) => /map-results|\/ground-|\/listing\/map/.test(path))).toEqual([]);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(marks(page).first()).toBeVisible();
    for (const part of [/map-results/, /\/ground-/, /\/listing\/map/]) {
      await expect.poll(() => asked.some((path) => part.test(path))).toBe(true);
    }
  });

  test('its first marks are drawn by the page, whatever the window, and neither script nor answer moves them', async ({
    page,
  }) => {
    const drawn = page.locator('.map-first-mark');
    /** What stands where: of marks that are left out of a zoom, nothing is seen. */
    const shown = (all: Locator) =>
      all.evaluateAll((some) =>
        some.flatMap((mark) => {
          const zoom = mark.closest('.map-first-zoom');
          if (zoom?.getBoundingClientRect().width === 0) return [];
          const { left, top, width, height } = mark.getBoundingClientRect();
          const words = [...mark.querySelectorAll('b, small')].map((part) => part.textContent);
          return [{ words, x: left + width / 2, y: top + height / 2 }];
        }),
      );
    for (const [view, size] of [
      ['map', desktop],
      ['split', desktop],
      ['map', phone],
    ] as const) {
      const scripts = Promise.withResolvers<void>();
      const answer = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
      await page.route('**/rest/lsc/listing/map?**', (route) =>
        answer.promise.then(() => route.continue()),
      );
      await page.setViewportSize(size);
      await page.goto(`${near}&view=${view}`, { waitUntil: 'commit' });
      await expect(page.locator('.map-first')).toHaveCSS('container-type', 'size');
      // The whole list of them is read.
      await page.waitForLoadState('domcontentloaded');
      expect(await shown(drawn)).not.toEqual([]);
      const first = (await shown(drawn)).map(({ words, x, y }) => ({
        words,
        x: expect.closeTo(x, 0),
        y: expect.closeTo(y, 0),
      }));
      scripts.resolve();
      await expect(marks(page).first()).toBeVisible();
      await expect(drawn).toHaveCount(0);
      expect(await shown(marks(page))).toEqual(first);
      answer.resolve();
      await expect(page.getByText(/cars on the map$/)).toHaveCount(1);
      expect(await shown(marks(page))).toEqual(expect.arrayContaining(first));
      await page.unrouteAll();
    }
  });

  test('beside it the box to compare says what it is, also where a scrollbar takes room', async ({
    page,
  }) => {
    await page.goto(`${near}&view=split`);
    await page.locator('.card-rows').evaluate((cars) => {
      cars.style.paddingRight = '17px';
    });
    const word = page.locator('.card-compare span').filter({ hasText: 'Compare' }).first();
    expect((await word.boundingBox())?.width).toBeGreaterThan(40);
  });

  test('nothing moves while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts = { total: 0 };
      Object.assign(window, { layoutShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry && typeof entry.value === 'number') shifts.total += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${near}&view=split`, { waitUntil: 'networkidle' });
    await expect(marks(page).first()).toBeVisible();
    const shift = await page.evaluate(
      () => (window as Window & { layoutShifts?: { total: number } }).layoutShifts?.total,
    );
    expect(shift).toBeLessThanOrEqual(0.02);
  });
});

test.describe('the map without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a list of places that leads closer, down to single sellers', async ({ page }) => {
    await page.goto('/cars-for-sale?view=map');
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expect(page.locator('.map-box')).toBeHidden();
      await expect(page.getByRole('heading', { name: 'Places on this map' })).toBeInViewport();
    }
    expect(await carsInList(page)).toBe(await carsOnMap(page));
    for (let step = 0; step < 8; step += 1) {
      const next = places(page).filter({ hasText: ' sellers' }).first();
      if ((await next.count()) === 0) break;
      const before = page.url();
      await next.getByRole('link').click();
      await expect(page).not.toHaveURL(before);
      await page.waitForLoadState();
      expect(await carsInList(page)).toBe(await carsOnMap(page));
    }
    await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible();
    const seller = places(page).first();
    const cars = /([\d,]+) car/.exec((await seller.locator('span').textContent()) ?? '')?.[1];
    await seller.getByRole('link').click();
    await expect(page).toHaveURL(/showcaseOwnerId=\d+/);
    expect(await resultCount(page)).toBe(Number(cars?.replace(',', '')));
  });
});
