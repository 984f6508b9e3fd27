import type { Page } from '@playwright/test';
import { carPaths, desktop, expect, phone, resultCount, test } from './marketplace.ts';

/** A rated car whose dealer tells its fees. */
async function openRatedCar(page: Page): Promise<void> {
  for (const path of await carPaths(
    page,
    '/cars-for-sale?dealType=greatprice&zip=30301&searchRadius=0',
  )) {
    const html = await (await page.request.get(path)).text();
    if (html.includes('vehicle-price-total')) return void (await page.goto(path));
  }
  throw new Error('No great deal tells its fees.');
}

const toNumber = (text: string) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'));

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`the price lines add up, ${width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openRatedCar(page);
    const block = page.locator('.vehicle-price').filter({ visible: true });
    const lines = await block
      .locator('.vehicle-price-notes > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          row.querySelector('dt')?.textContent ?? '',
          row.querySelector('dd')?.textContent ?? '',
        ]),
      );
    const amounts = new Map(lines.map(([name = '', amount = '']) => [name, toNumber(amount)]));
    const price = amounts.get('Price') ?? Number.NaN;
    const fees = amounts.get('Mandatory dealer fees') ?? Number.NaN;
    expect(amounts.get('Total before tax and registration')).toBe(price + fees);
  });

  test(`a month costs the same in the block and in the bar, in whole dollars, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openRatedCar(page);
    const notes = page.locator('.vehicle-price-notes').filter({ visible: true });
    const payment = await notes.locator('dd').filter({ hasText: '/mo' }).textContent();
    expect(payment).toMatch(/^\$[\d,]+\/mo$/);
    await expect(page.locator('.vehicle-bar small')).toHaveText(`${payment} est.`);
  });

  test(`where the price stands is drawn, told and opened as a search, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openRatedCar(page);
    const meter = page.locator('.vehicle-meter');
    expect(await meter.locator('circle').count()).toBeGreaterThan(3);
    const sentence = (await meter.locator('figcaption').textContent()) ?? '';
    const [, dearer, all] = /less than (\d+) of (\d+)/.exec(sentence) ?? [];
    expect(Number(dearer)).toBeGreaterThan(0);
    expect(Number(dearer)).toBeLessThanOrEqual(Number(all));
    await meter.getByRole('link', { name: 'See these cars' }).click();
    // The car itself is among them, and such that name no price.
    expect(await resultCount(page)).toBeGreaterThan(Number(all));
  });
}

test('the page of its VIN tells its deal in the same badge', async ({ page }) => {
  await openRatedCar(page);
  const look = async (badge: ReturnType<Page['locator']>) => {
    await expect(badge).toHaveText('Great Deal');
    return badge.evaluate((one) => {
      const { backgroundColor, height } = getComputedStyle(one);
      return { backgroundColor, height };
    });
  };
  const own = page.locator('.vehicle-price .card-badge').filter({ visible: true });
  const expected = await look(own);
  await openItsVin(page);
  expect(await look(page.locator('.vin-aside .card-badge'))).toEqual(expected);
});

test('the page of its VIN draws what it is worth to a scale in dollars', async ({ page }) => {
  await openRatedCar(page);
  await openItsVin(page);
  const prices = await page.locator('.vin-axis span').allTextContents();
  expect(prices.length).toBeGreaterThan(2);
  for (const price of prices) expect(price).toMatch(/^\$\d+(\.\d+)?k$/);
  for (const row of await page.locator('.vin-bars > li').all())
    await expect(row.locator('.vin-tick')).toHaveCount(prices.length);
});

async function openItsVin(page: Page): Promise<void> {
  const facts = await page.locator('.vehicle-facts').textContent();
  await page.goto(`/vin?vin=${facts?.match(/VIN([A-Z0-9]{17})/)?.[1]}`);
}
