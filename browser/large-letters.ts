import type { Page } from '@playwright/test';
import { cutWords } from './cut-words.ts';
import { expect } from './marketplace.ts';

/** Sets a browser as somebody did who needs letters twice as large, or as it comes. */
export async function setLetters(page: Page, size: 'large' | 'usual'): Promise<void> {
  const fontSizes = size === 'large' ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 };
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes });
  await session.detach();
}

/** As wide as a page is, with everything open. */
export const widthOf = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details'))
      part.open = true;
    return document.documentElement.scrollWidth;
  });

/** Letters twice as large in the narrowest window leave a page its width, and its words whole. */
export async function expectRoomForLargeLetters(page: Page, parts = 'main'): Promise<void> {
  const before = page.viewportSize();
  await setLetters(page, 'large');
  await page.setViewportSize({ width: 320, height: 800 });
  const width = page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width, page.url()).toBe(320);
  expect(await cutWords(page.locator(parts)), page.url()).toEqual([]);
  await setLetters(page, 'usual');
  if (before) await page.setViewportSize(before);
}
