import type { Page } from '@playwright/test';
import { desktop, expect, organicCards, person, test } from './marketplace.ts';

test.use({
  viewport: desktop,
  ...person,
});

interface Told {
  readonly kind: string;
  readonly page?: string;
  readonly listingId?: number;
  readonly place?: string;
  readonly scrollY?: number;
  readonly requestId?: string;
  readonly clickType?: string;
}

/** What the page tells, and how each batch is answered. */
async function listen(page: Page) {
  const told: Told[] = [];
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/events/note')) statuses.push(response.status());
  });
  await page.exposeFunction('tellTest', (text: string) => {
    told.push(...JSON.parse(text).events);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { tellTest } = window as unknown as { tellTest: (text: string) => void };
    navigator.sendBeacon = (url, body) => {
      if (String(url).endsWith('/note') && body instanceof Blob) void body.text().then(tellTest);
      return send(url, body);
    };
  });
  const find = (kind: string, pageName: string) =>
    told.find((event) => event.kind === kind && event.page === pageName);
  return { told, statuses, find };
}

test('what a shopper does is told, page by page, and every batch is taken [routes.analytics-names, cards.click, stored.request-id]', async ({
  page,
}) => {
  test.slow();
  const { told, statuses, find } = await listen(page);
  await page.goto('/');
  await expect.poll(() => find('page', 'homepage')).toBeTruthy();
  await page.locator('.home-start-wide a').first().click();
  await page.locator('main.search-page').waitFor();
  await expect.poll(() => find('impression', 'srp')).toMatchObject({ place: /^[a-z]+$/ });

  const car = page.locator(organicCards).nth(4);
  await car.locator('.heart-button').click();
  await expect.poll(() => find('save', 'srp')).toBeTruthy();
  const link = car.getByRole('heading').getByRole('link');
  const listingId = Number((await link.getAttribute('href'))?.match(/\d+/)?.[0]);
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => Math.round(scrollY));
  await link.click();
  await page.locator('main.vehicle-page').waitFor();
  await expect.poll(() => find('page', 'vdp')).toMatchObject({ listingId });
  expect(find('listing-click', 'srp')).toMatchObject({
    listingId,
    place: 'standard',
    scrollY: scrolled,
    requestId: find('page', 'srp')?.requestId,
  });
  const stored = await page.evaluate(() => sessionStorage.getItem('requestId'));
  expect(stored).toMatch(/^[\da-f]{32}$/);
  expect(find('page', 'vdp')?.requestId).toBe(stored);

  await page.goBack();
  await expect
    .poll(() => told.filter((each) => each.page === 'srp').at(-1)?.kind)
    .toBe('impression');
  await page.goto(`/cars-for-sale/vehicle/${listingId}?clickType=spotlight&tileClick=%3Cb%3E`);
  await expect
    .poll(() => told.find(({ clickType }) => clickType !== undefined))
    .toMatchObject({ kind: 'page', page: 'vdp', listingId, clickType: 'spotlight' });
  expect(told.filter((each) => 'tileClick' in each)).toEqual([]);
  await page.goto('/cars-for-sale/saved');
  await expect.poll(() => find('page', 'vlp')).toBeTruthy();
  // A server that is busy loses notes before all else, and none for what they say.
  expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([204]));
});

test('a browser that does not want to be counted tells nothing', async ({ page }) => {
  test.slow();
  let beacons = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/events/note')) beacons += 1;
  });
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  );
  await page.goto('/cars-for-sale');
  await page.locator(organicCards).first().getByRole('heading').getByRole('link').click();
  await page.locator('main.vehicle-page').waitFor();
  // What waits is sent when the page is left.
  await page.goto('/articles');
  expect(beacons).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('requestId'))).toBeNull();
});
