import type { Page } from '@playwright/test';
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

/** As wide as the page is, with everything open and its letters twice as large. */
const widthInLargeLetters = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details'))
      part.open = true;
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets.push(larger);
    return document.documentElement.scrollWidth;
  });

test('with large letters the words of the search keep off the signs beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy');
  await widthInLargeLetters(page);
  const words = await page.locator('.keyword-brief').boundingBox();
  const form = await page.locator('.keyword-form').boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
    (form?.x ?? 0) + (form?.width ?? 0),
  );
});

for (const width of [320, 390])
  test(`with usual letters the bar of a phone has one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/cars-for-sale?makeCode=HONDA');
    const box = await page.locator('.search-bar').boundingBox();
    expect(box?.height).toBe(61);
  });
