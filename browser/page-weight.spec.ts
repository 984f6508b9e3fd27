import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, phone, test, untilLive } from './marketplace.ts';

/** Bytes as they travel, compressed. */
const budgets = { document: 28_500, script: 150_000, stylesheet: 25_000 } as const;

/** Files of script that a first visit waits for. */
const maxScripts = 8;

test.use({ viewport: phone });

/** What a page starts with. */
const scriptsAhead = (html: string) => /data-ahead="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];

/** Bytes of all of them as gzip sends them. */
async function gzipBytes(request: APIRequestContext, urls: readonly string[]): Promise<number> {
  const headers = { 'Accept-Encoding': 'gzip' };
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const answer = await request.head(url, { headers });
      expect(answer.headers()['content-encoding'], url).toBe('gzip');
      return Number(answer.headers()['content-length']);
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('the search page keeps to its weight and asks no other host', async ({ page, baseURL }) => {
  const weights = new Map<string, number>();
  const hosts = new Set<string>();
  page.on('requestfinished', async (request) => {
    hosts.add(new URL(request.url()).host);
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    weights.set(kind, (weights.get(kind) ?? 0) + responseBodySize);
  });
  await page.goto('/cars-for-sale', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  for (const [kind, most] of Object.entries(budgets)) {
    expect(weights.get(kind), kind).toBeGreaterThan(0);
    expect(weights.get(kind), kind).toBeLessThanOrEqual(most);
  }
});

test('the wallet is loaded when it is opened, and is light', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // What the page itself loads late is not the wallet's.
  await page.goto('/cars-for-sale', { waitUntil: 'networkidle' });
  const wallet = page.locator('a[data-wallet]:visible').first();
  await untilLive(wallet);
  const added: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') added.push(asked.url());
  });
  await wallet.click();
  await expect(page.getByRole('dialog').getByLabel('Monthly budget')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(added.length).toBeGreaterThan(0);
  expect(await gzipBytes(request, added)).toBeLessThanOrEqual(25_000);
});

test('a page names no more script than it may', async ({ request }) => {
  const results = await (await request.get('/cars-for-sale')).text();
  const [vehicle = ''] = /\/cars-for-sale\/vehicle\/\d+/.exec(results) ?? [];
  for (const [path, most] of [
    ['/', 148_300],
    ['/cars-for-sale', 164_100],
    [vehicle, 151_800],
    ['/cars-for-sale/compare', 142_900],
  ] as const) {
    const scripts = scriptsAhead(await (await request.get(path)).text());
    expect.soft(await gzipBytes(request, scripts), path).toBeLessThanOrEqual(most);
  }
});

test('a page of results says each thing once', async ({ request }) => {
  const html = await (await request.get('/cars-for-sale/all-cars/atlanta-ga?zip=30303')).text();
  const cards = html.match(/<article class="card[ "].*?<\/article>/gs) ?? [];
  const elements = (part: string) => part.match(/<[a-z]/g)?.length ?? 0;
  expect(cards.length).toBeGreaterThanOrEqual(25);
  expect(elements(cards.join('')) / cards.length).toBeLessThanOrEqual(32);
  expect(Buffer.byteLength(cards.join('')) / cards.length).toBeLessThanOrEqual(1_750);
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(140_000);
});

test.describe('the start of a page', () => {
  test.use({ startsAtOnce: false });

  test('scripts are few and begin behind what is painted', async ({ page, request }) => {
    const html = await (await request.get('/cars-for-sale')).text();
    const ahead = scriptsAhead(html);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.length).toBeLessThanOrEqual(maxScripts);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).not.toContain('<script type="module"');
    // A slow machine does not make the wait for the picture end.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const endless = (act: () => void, wait?: number) =>
        wait === 3000 ? 0 : setTimeout(act, wait);
      Object.assign(window, { setTimeout: endless });
    });
    let isPictureThere = false;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/images/listing/')) isPictureThere = true;
    });
    const script = page.waitForRequest(`**${ahead[0]}`);
    await page.goto('/cars-for-sale', { waitUntil: 'commit' });
    await script;
    expect(isPictureThere).toBe(true);
  });

  test('what is pressed before the scripts are there is done', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/cars-for-sale', { waitUntil: 'commit' });
    await page.locator('article.card h3 a').first().click();
    await expect(page).toHaveURL(/\/vehicle\/\d+/);
    const count = page.locator('.vehicle-gallery-count');
    await expect(count).toContainText('1 of');
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(count).toContainText('1 of');
    release();
    await expect(count).toContainText('2 of');
  });
});

/** Has a page keep account of what moves in it. @returns the sum of its layout shifts so far */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as Window & { layoutShifts?: { total: number } }).layoutShifts?.total ?? 1,
    );
}

test('nothing moves while the search page loads and is filtered', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cars-for-sale');
  const certified = page.locator('label.ui-option', { hasText: 'Certified' }).first();
  await untilLive(certified);
  await certified.click();
  await expect(page).toHaveURL(/certified/i);
  await page.mouse.wheel(0, 1500);
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});

// A press would land beside what it was meant for. Letters of the fallback are as wide, to a pixel or two of a line.
for (const address of [
  '/',
  '/account/sign-in',
  '/account/sign-in?defaultScreen=signup',
  '/privacy',
])
  test(`nothing moves when scripts and letters come late to ${address}`, async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    const shifted = await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 2400 });
    await page.goto(address, { waitUntil: 'commit' });
    await untilLive(page.locator('main'));
    expect(await shifted()).toBe(0);
    const hasFallback = await page.evaluate(() =>
      document.fonts.load('1rem "Geist Fallback"').then(
        (faces) => faces.length > 0,
        () => false,
      ),
    );
    test.skip(
      !hasFallback,
      'This machine has none of the letters that stand in for the late ones.',
    );
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await shifted()).toBeLessThanOrEqual(0.001);
  });

test('what checks input on the server is in no script of a page', () => {
  const folder = join(import.meta.dirname, '../apps/web/build/client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const schemas = scripts.filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes('Zod'),
  );
  expect(schemas).toEqual([]);
});
