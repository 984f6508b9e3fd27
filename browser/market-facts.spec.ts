import { desktop, expect, expectAccessible, phone, resultCount, test } from './marketplace.ts';

/** What a card says of its car's time and price on the market, how it is explained and searched for. */

/** Cards that nobody paid for: only these stand in the order that was asked for. */
const organic = 'article.card:not(.card-sponsored)';

for (const viewport of [phone, desktop]) {
  test.describe(`facts of the market, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('the options of both filters count what they find', async ({ page }) => {
      await page.goto('/cars-for-sale');
      if (viewport === phone) await page.getByRole('link', { name: /^Filter \(/ }).click();
      for (const [label, option] of [
        ['Price Drop', '$1,000+ price drop'],
        ['Days on Market', 'Listed over 60 days ago'],
      ] as const) {
        const section = page.locator('details', {
          has: page.locator('summary', { hasText: label }),
        });
        await section.locator('summary').click();
        const box = section.locator('label.ui-option', { hasText: option });
        const promised = Number(
          (await box.locator('.ui-option-count').textContent())?.replace(/\D/g, ''),
        );
        expect(promised).toBeGreaterThan(0);
        await box.click();
        await expect(page.locator('.search-toolbar h2')).toHaveText(
          new RegExp(`^${promised.toLocaleString('en-US')} Results?$`),
        );
      }
      await expect(page.locator('.ui-chip')).toHaveText([
        '$1,000+ price drop',
        'Listed over 60 days ago',
      ]);
    });

    test('a deal says what it was compared with, how, and what was left aside', async ({
      page,
    }) => {
      await page.goto('/cars-for-sale?dealType=greatprice&priceDrop=1-');
      await page
        .getByRole('link', { name: /^Great Deal/ })
        .first()
        .click();
      const note = page.getByRole('dialog', { name: /explained$/ });
      await expect(note).toContainText(/less.* than \$[\d,]+, the median of \d+ comparable cars/);
      await expect(note).toContainText(/of 20\d\d to 20\d\d that are for sale now, anywhere/);
      await expect(note).toContainText('The estimate is the median of their prices');
      await expect(note).toContainText('Not considered: options, accidents, owners and place.');
      await expect(note).toContainText(/Since .+ it costs \$[\d,]+ less than ever before/);
      await expectAccessible(page, '[role="dialog"]');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card says how long its car is listed, and the oldest come first when asked', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale?daysOnMarket=91-&sortBy=datelistedASC');
    const facts = await page.locator(`${organic} .ui-meta`).allTextContents();
    const days = facts.map((text) => Number(/(\d+) days listed/.exec(text)?.[1]));
    expect(days.every((age) => age > 90)).toBe(true);
    expect(days).toEqual([...days].sort((a, b) => b - a));
    await page.goto('/cars-for-sale?daysOnMarket=-3');
    for (const text of await page.locator(`${organic} .ui-meta`).allTextContents()) {
      expect(text).toMatch(/Listed today|1 day listed|[23] days listed/);
    }
  });

  test('price drops come first when asked, and are what the prices say', async ({ page }) => {
    await page.goto('/cars-for-sale?priceDrop=500-&sortBy=pricedropDESC');
    const ribbons = await page.locator(`${organic} .card-ribbon`).allTextContents();
    const drops = ribbons.map((text) => Number(text.replace(/\D/g, '')));
    expect(drops).toHaveLength(await page.locator(organic).count());
    expect(drops.every((drop) => drop >= 500)).toBe(true);
    expect(drops).toEqual([...drops].sort((a, b) => b - a));
    await page.locator(`${organic} h3 a`).first().click();
    await expect(page).toHaveURL(/\/vehicle\/\d+/);
    await expect(page.locator('.vehicle-price-history')).toBeVisible();
    const prices = (
      await page.locator('.vehicle-price-history td.ui-number').allTextContents()
    ).map((text) => Number(text.replace(/\D/g, '')));
    expect(Math.min(...prices.slice(0, -1)) - (prices.at(-1) ?? 0)).toBe(drops[0]);
  });
});

test('every card tells the facts without JavaScript', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/cars-for-sale?priceDrop=1-&daysOnMarket=31-');
  expect(await resultCount(page)).toBeGreaterThan(0);
  await expect(page.locator(organic).first()).toContainText('days listed');
  await expect(page.locator(organic).first()).toContainText('Price reduced $');
  await page
    .getByRole('link', { name: /(below|above|at) market/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/vehicle\/\d+#pricingSection$/);
  await page.close();
});
