import { carPath, desktop, expect, test } from './marketplace.ts';

/** What scrolls sideways on purpose, and shows so. */
const meant = '.vehicle-gallery-thumbnails';

const pages = [
  '/cars-for-sale/atlanta-ga?searchRadius=300&zip=30303',
  '/cars-for-sale/atlanta-ga?searchRadius=300&view=split&zip=30303',
  '/cars-for-sale/compare',
  '/research/toyota/camry',
  '/market/toyota/camry',
  '/articles',
];

/** A mouse without a wheel for it sees a scrollbar below whatever is a pixel too wide, where the system shows them. */
test('with the room of a desktop nothing is to be scrolled sideways that is not meant to', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  for (const path of [...pages, await carPath(page)]) {
    await page.goto(path);
    const tooWide = await page.locator('body *').evaluateAll(
      (all, isMeant) =>
        all
          .filter((element) => {
            const { overflowX, scrollbarWidth } = getComputedStyle(element);
            const isShown = scrollbarWidth !== 'none' && element.clientWidth > 1;
            return /auto|scroll/.test(overflowX) && isShown && !element.matches(isMeant);
          })
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ className, scrollWidth, clientWidth }) => [className, scrollWidth, clientWidth]),
      meant,
    );
    expect(tooWide, path).toEqual([]);
  }
});
