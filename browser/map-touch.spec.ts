import type { Page } from '@playwright/test';
import { expect, expectAccessible, openLive, phone, test } from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=300&zip=30303&view=map';

const marks = (page: Page) => page.locator('.map-mark');

/** Puts fingers on a page, at these points, moves them there or, with none, takes them away. */
async function fingersOn(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: number[][]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
}

/** Degrees from west to east of the area that the address tells; 0 where it tells none. */
function widthInAddress(page: Page): number {
  const area = new URL(page.url()).searchParams.get('area') ?? '';
  const [west = 0, , east = 0] = area.split(',').map(Number);
  return east - west;
}

test.describe('the map under fingers', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('keeps its filters open, and what is typed in them, when the phone is turned', async ({
    page,
  }) => {
    await openLive(page, near);
    await page.getByRole('link', { name: 'Filter (0)' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    const zip = drawer.getByLabel('ZIP');
    await zip.fill('902');
    await page.setViewportSize({ width: phone.height, height: phone.width });
    await expect(drawer).toBeVisible();
    await expect(zip).toHaveValue('902');
    await expect(zip).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Close filters' }).click();
    await expect(drawer).toBeHidden();
    // The link that opened them is a phone's.
    await expect(page.locator('a[href="#filters"]:focus')).toBeVisible();
    await expect(page).not.toHaveURL(/#filters/);
  });

  test('follows one finger, and comes closer as two part, also upon a mark', async ({ page }) => {
    await page.goto(near);
    await expect(marks(page).first()).toBeVisible();
    const touch = await fingersOn(page);
    const widthOf = () => widthInAddress(page);
    /** The middle of a mark that nothing covers, with room for a second finger on the map. */
    const findMark = () =>
      page.evaluate(() => {
        const whole = document.querySelector('.map-touched');
        for (const mark of document.querySelectorAll('.map-mark')) {
          const { x, y, width, height } = mark.getBoundingClientRect();
          const left = x + width / 2;
          const top = y + height / 2;
          const [one, other] = [left, left + 40].map((at) => document.elementFromPoint(at, top));
          if (one && mark.contains(one) && other && whole?.contains(other)) return [left, top];
        }
        return [];
      });
    const [x = 0, y = 0] = await findMark();
    await touch('touchStart', [[x, y]]);
    await touch('touchMove', [[x + 20, y + 15]]);
    await touch('touchMove', [[x + 40, y + 30]]);
    await touch('touchEnd', []);
    await expect.poll(widthOf).toBeGreaterThan(0);
    await expect(page.locator('.map-mark[aria-expanded="true"]')).toHaveCount(0);
    const before = widthOf();
    const [left = 0, top = 0] = await findMark();
    for (const [type, apart] of [
      ['touchStart', 40],
      ['touchMove', 80],
      ['touchMove', 120],
    ] as const)
      await touch(type, [
        [left, top],
        [left + apart, top],
      ]);
    await touch('touchEnd', []);
    await expect.poll(() => before / widthOf()).toBeCloseTo(3, 0);
    await marks(page).first().tap();
    await expect(page.locator('.map-mark[aria-expanded="true"]')).toHaveCount(1);
  });

  test('comes closer as two fingers part, one of them on a control, which it does not press', async ({
    page,
  }) => {
    await openLive(page, near);
    const touch = await fingersOn(page);
    // One step closer, so that the address tells how wide the map is.
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(() => widthInAddress(page)).toBeGreaterThan(0);
    const before = widthInAddress(page);
    const box = await page.getByRole('button', { name: 'Zoom out' }).boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    const control = [x + width / 2, y + height / 2];
    for (const [type, apart] of [
      ['touchStart', 80],
      ['touchMove', 120],
      ['touchMove', 160],
    ] as const)
      await touch(type, [[x + width / 2 - apart, y + height / 2], control]);
    await touch('touchEnd', []);
    await expect.poll(() => before / widthInAddress(page)).toBeCloseTo(2, 1);
    // Alone a finger presses it.
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await expect.poll(() => before / widthInAddress(page)).toBeCloseTo(2 / 1.6, 1);
  });
});
