import { expect, phone, test } from './marketplace.ts';

/** Bytes as they travel, compressed. */
const budgets = { document: 30_000, script: 150_000, stylesheet: 25_000 } as const;

/** Files of script that a first visit waits for. */
const maxScripts = 8;

test.use({ viewport: phone });

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
  await page.goto('/cars-for-sale', { waitUntil: 'networkidle' });
  const added: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') added.push(asked.url());
  });
  await page.locator('a[data-wallet]:visible').first().click();
  await expect(page.getByRole('dialog').getByLabel('Monthly budget')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(added.length).toBeGreaterThan(0);
  const headers = { 'Accept-Encoding': 'gzip' };
  const sizes = await Promise.all(
    added.map(async (url) => {
      const answer = await request.head(url, { headers });
      expect(answer.headers()['content-encoding'], url).toBe('gzip');
      return Number(answer.headers()['content-length']);
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000);
});

test('scripts are few and wait behind what is painted', async ({ request }) => {
  const html = await (await request.get('/cars-for-sale')).text();
  const scripts = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(maxScripts);
  for (const script of scripts) expect(script).toContain('fetchPriority="low"');
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
});

test('nothing moves while the search page loads and is filtered', async ({ page }) => {
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
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/cars-for-sale', { waitUntil: 'networkidle' });
  await page.locator('label.ui-option', { hasText: 'Certified' }).first().click();
  await expect(page).toHaveURL(/certified/i);
  await page.mouse.wheel(0, 1500);
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(
    () => (window as Window & { layoutShifts?: { total: number } }).layoutShifts?.total,
  );
  expect(shift).toBeLessThanOrEqual(0.02);
});
