import { carPath, expect, openLive, test } from './marketplace.ts';

test.use({ viewport: { width: 320, height: 700 } });

test('letters that are spaced out make no page wider than the narrowest screen', async ({
  page,
}) => {
  const bought = await carPath(page, '/cars-for-sale?homeServices=BUY_ONLINE');
  for (const path of [
    '/cars-for-sale',
    `${bought.split('?')[0]}/buy`,
    '/research/toyota/camry',
    '/privacy',
    '/cars-for-sale/build-and-price/ask-dealers?makeCode=TOYOTA&modelCode=RAV4&year=2027',
  ]) {
    await openLive(page, path);
    // WCAG 1.4.12; a rule of the browser's own is no style of the page.
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(spaced);
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ path, width }).toEqual({ path, width: 320 });
  }
});

test('with usual letters the bar of a phone has one line', async ({ page }) => {
  await page.goto('/cars-for-sale?makeCode=HONDA');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const box = await page.locator('.search-bar').boundingBox();
    expect(box?.height, `${width} px`).toBe(61);
  }
});
