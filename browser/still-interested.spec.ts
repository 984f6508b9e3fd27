import type { Locator, Page } from '@playwright/test';
import {
  carPaths,
  desktop,
  expect,
  expectAccessible,
  organicCards,
  phone,
  test,
} from './marketplace.ts';

const alert = (page: Page) => page.getByRole('complementary', { name: 'Still interested?' });

/** Over the first screen nothing is laid. */
const leaveFirstScreen = (page: Page) => page.evaluate(() => scrollTo(0, innerHeight / 2));

/** Opens the page of one of the cars in the results, and goes back. @returns what the car is called */
async function lookAt(page: Page, place: number): Promise<string> {
  const href = (await carPaths(page))[place] ?? '';
  await page.goto(href);
  const stored = () => page.evaluate(() => localStorage.getItem('VIEWED_CBH_VEHICLES') ?? '');
  await expect.poll(stored).toContain(href.split('/').at(-1));
  await page.goto('/cars-for-sale');
  await leaveFirstScreen(page);
  return href;
}

/** Has the server say this of the cars that are followed. */
async function tell(page: Page, facts: object) {
  await page.route('**/still-interested/vehicles?*', async (route) => {
    // A page that is left meanwhile has no answer.
    const answer = await route.fetch().catch(() => null);
    if (answer === null) return;
    const cars: object[] = await answer.json();
    await route.fulfill({ json: cars.map((car) => ({ ...car, ...facts })) });
  });
}

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`a car seen before, ${width}`, () => {
    test.use({ viewport: size });

    test('is pointed out, leads to its page, and has nothing that axe finds [results.still-interested, stored.viewed-vehicles, defaults.still-interested-width]', async ({
      page,
    }) => {
      const href = await lookAt(page, 3);
      await expect(alert(page)).toBeVisible();
      const box = await alert(page).boundingBox();
      expect(box?.width).toBe(width === 'phone' ? 374 : 400);
      await expectAccessible(page, '.promotion-still');
      await alert(page).getByRole('link').click();
      await expect(page).toHaveURL(href);
      await page.goto('/cars-for-sale?zip=30303', { waitUntil: 'networkidle' });
      await expect(alert(page), 'over the first screen').toHaveCount(0);
      await leaveFirstScreen(page);
      await expect(alert(page).getByRole('link')).toHaveAttribute('href', `${href}?zip=30303`);
    });

    test('moves nothing, and what takes the focus stays clear of it [results.still-interested]', async ({
      page,
    }) => {
      await lookAt(page, 3);
      await expect(alert(page)).toBeVisible();
      const link = page.locator(organicCards).nth(12).getByRole('heading').getByRole('link');
      await link.focus();
      await expect
        .poll(async () => {
          const focused = await link.boundingBox();
          const over = await alert(page).boundingBox();
          return (focused?.y ?? 0) + (focused?.height ?? 0) <= (over?.y ?? 0);
        })
        .toBe(true);
    });

    test('stands above the cars that are compared, and what takes the focus above both', async ({
      page,
    }) => {
      await lookAt(page, 3);
      await expect(alert(page)).toBeVisible();
      const box = (place: number) =>
        page
          .locator(organicCards)
          .nth(place)
          .getByRole('checkbox', { name: /^Compare/ });
      await box(4).press('Space');
      const compared = page.getByRole('complementary', { name: 'Cars to compare' });
      await expect(compared).toBeVisible();
      const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
      const endOf = async (part: Locator) =>
        (await topOf(part)) + ((await part.boundingBox())?.height ?? 0);
      expect(await endOf(alert(page))).toBeLessThanOrEqual(await topOf(compared));
      await page.emulateMedia({ media: 'print' });
      await expect(alert(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await box(12).focus();
      await expect
        .poll(async () => (await topOf(alert(page))) - (await endOf(box(12))))
        .toBeGreaterThan(0);
    });
  });
}

test('a car seen before is dismissed by the keyboard and does not come back, others do [cards.still-interested-dismissed]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const first = await lookAt(page, 3);
  await alert(page)
    .getByRole('button', { name: /^Dismiss/ })
    .press('Enter');
  await expect(alert(page)).toHaveCount(0);
  const second = await lookAt(page, 5);
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', second);
  expect(second).not.toBe(first);
  await alert(page).getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(alert(page)).toHaveCount(0);
  const answer = page.waitForLoadState('networkidle');
  await page.reload();
  await answer;
  await expect(alert(page)).toHaveCount(0);
});

test.describe('the reason to look again', () => {
  const none = { isReducedPrice: false, viewCount: 0, dealIndicator: null };
  const reduced = { isReducedPrice: true, price: 20_000, priceBefore: 20_500 };

  test('is a reduced price before all, many viewers, its deal, and else that it was looked at [cards.still-interested-reason]', async ({
    page,
  }) => {
    await lookAt(page, 3);
    for (const [facts, words] of [
      [{ ...none, viewCount: 9, ...reduced }, 'Price reduced $500'],
      [{ ...none, viewCount: 4, dealIndicator: 'Great' }, '4 shoppers are viewing'],
      [{ ...none, viewCount: 3, dealIndicator: 'Good' }, 'Good Deal'],
      [{ ...none, viewCount: 3 }, 'You looked at this car'],
    ] as const) {
      await tell(page, facts);
      await page.reload();
      await leaveFirstScreen(page);
      await expect(alert(page).locator('.promotion-still-reason')).toHaveText(words);
    }
  });
});

test('a visitor is not told of to anybody [roles.still-interested]', async ({ page }) => {
  let beacons = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/still-interested/alert')) beacons += 1;
  });
  await lookAt(page, 3);
  await expect(alert(page)).toBeVisible();
  expect(beacons).toBe(0);
});

test('on a phone the advertisement at the foot waits until the alert is closed', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await lookAt(page, 3);
  await expect(alert(page)).toBeVisible();
  await page.locator('.search-columns .card-grid > article').nth(12).scrollIntoViewIfNeeded();
  const bar = page.locator('.advert-fixed');
  await expect(bar).toHaveCount(1);
  await expect(bar).toBeHidden();
  await alert(page)
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await expect(bar).toBeVisible();
});
