import type { Page } from '@playwright/test';

/**
 * Takes a page's picture for the documents, where `OFFICE_PICTURES` asks for them: only a test of the back
 * office, or of selling, comes to pages that show something.
 *
 * @param name with its part of the back office: `console-overview`
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.OFFICE_PICTURES) return;
  const width = page.viewportSize()?.width;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({
    path: `docs/screenshots/${name}-${width}-light.jpg`,
    fullPage: true,
    type: 'jpeg',
    quality: 80,
  });
}
