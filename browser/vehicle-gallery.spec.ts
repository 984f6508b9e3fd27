import type { Page } from '@playwright/test';
import {
  carPath,
  desktop,
  expect,
  expectAccessible,
  openLive,
  phone,
  test,
} from './marketplace.ts';

const widths = [
  ['phone', phone],
  ['desktop', desktop],
] as const;

async function openFirstCar(page: Page): Promise<void> {
  await openLive(page, await carPath(page, '/cars-for-sale?vehicleHistoryType=ONE_OWNER'));
}

type Finger = readonly [x: number, y: number];

/** Puts fingers down, moves them along, and lifts them, as a touch screen tells it. */
async function touch(page: Page, ways: readonly (readonly [from: Finger, to: Finger])[]) {
  const device = await page.context().newCDPSession(page);
  const steps = 6;
  const at = (step: number) =>
    ways.map(([[x, y], [toX, toY]], id) => ({
      id,
      x: x + ((toX - x) * step) / steps,
      y: y + ((toY - y) * step) / steps,
    }));
  const tell = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await tell('touchStart', at(0));
  for (let step = 1; step <= steps; step += 1) await tell('touchMove', at(step));
  await tell('touchEnd', []);
  await device.detach();
}

test.describe('fingers on the pictures of a car', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('one swipes to the next and back, two pinch it larger, and one then drags it', async ({
    page,
  }) => {
    await openFirstCar(page);
    await page.locator('.vehicle-gallery-main > a').tap();
    const dialog = page.getByRole('dialog', { name: /^Pictures of the/ });
    const status = dialog.getByRole('status');
    await expect(status).toContainText('Picture 1 of');
    const picture = page.locator('.vehicle-stage-picture > img');
    const frame = await page.locator('.vehicle-stage-picture').boundingBox();
    const x = (frame?.x ?? 0) + (frame?.width ?? 0) / 2;
    const y = (frame?.y ?? 0) + 100;
    await touch(page, [
      [
        [x + 80, y],
        [x - 80, y + 10],
      ],
    ]);
    await expect(status).toContainText('Picture 2 of');
    await touch(page, [
      [
        [x - 80, y],
        [x + 80, y],
      ],
    ]);
    await expect(status).toContainText('Picture 1 of');
    await touch(page, [
      [
        [x, y - 50],
        [x, y + 50],
      ],
    ]);
    await expect(status).toContainText('Picture 1 of');
    await touch(page, [
      [
        [x - 30, y],
        [x - 90, y],
      ],
      [
        [x + 30, y],
        [x + 90, y],
      ],
    ]);
    await expect(picture).toHaveAttribute('style', /scale\((2\.9|3)/);
    const grown = await picture.getAttribute('style');
    await touch(page, [
      [
        [x, y],
        [x - 60, y],
      ],
    ]);
    await expect(picture).not.toHaveAttribute('style', grown ?? '');
    await expect(status).toContainText('Picture 1 of');
  });
});

for (const [width, size] of widths) {
  test.describe(`the pictures of a car, ${width}`, () => {
    test.use({ viewport: size });

    test('fill the window and are turned by keys; Escape leads back', async ({ page }) => {
      await openFirstCar(page);
      await page.locator('.vehicle-gallery-main > a').click();
      const dialog = page.getByRole('dialog', { name: /^Pictures of the/ });
      const status = dialog.getByRole('status');
      await expect(status).toContainText(/Picture 1 of \d+/);
      const all = / of (\d+)/.exec((await status.textContent()) ?? '')?.[1];
      await page.keyboard.press('ArrowRight');
      await expect(status).toContainText('Picture 2 of');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(status).toContainText(`Picture ${all} of ${all}`);
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('.vehicle-gallery-main > a')).toBeFocused();
    });

    test('are left by Back to their page, and that to where it was come from', async ({ page }) => {
      const results = '/cars-for-sale?vehicleHistoryType=ONE_OWNER';
      await page.goto(results);
      await openFirstCar(page);
      const car = page.url();
      const step = () => page.evaluate(() => window.navigation.currentEntry?.index);
      const carStep = await step();
      const picture = page.locator('.vehicle-gallery-main > a');
      const dialog = page.getByRole('dialog', { name: /^Pictures of the/ });
      await picture.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(picture).toBeFocused();
      await picture.click();
      await dialog.getByRole('button', { name: 'Close the pictures' }).click();
      await expect(dialog).toHaveCount(0);
      await expect.poll(step).toBe(carStep);
      await expect(page).toHaveURL(car);
      await page.goBack();
      await expect(page).toHaveURL(results);
    });
  });

  test.describe(`without a script, ${width}`, () => {
    test.use({ javaScriptEnabled: false, viewport: size });

    test('every picture is a link to itself', async ({ page, request }) => {
      await page.goto(await carPath(page, '/cars-for-sale?vehicleHistoryType=ONE_OWNER'));
      const links = page.locator('.vehicle-gallery-thumbnails a');
      expect(await links.count()).toBeGreaterThan(1);
      await links.last().scrollIntoViewIfNeeded();
      await expect(links.last()).toBeInViewport();
      const picture = await links.last().getAttribute('href');
      expect((await request.get(picture ?? '')).headers()['content-type']).toContain('image/');
    });
  });
}

test('the pictures of a car grow under the wheel and are whole again on the next', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openFirstCar(page);
  await page.locator('.vehicle-gallery-main > a').click();
  const picture = page.locator('.vehicle-stage-picture > img');
  await picture.hover();
  await page.mouse.wheel(0, -400);
  await expect(picture).toHaveAttribute('style', /scale\(2\)/);
  await page.getByRole('dialog').getByRole('button', { name: 'Next picture' }).click();
  await expect(picture).toHaveAttribute('style', /scale\(1\)/);
});

test('a phone held across has the whole picture between its header and its bar', async ({
  page,
}) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(await carPath(page));
    const bar = await page.locator('.vehicle-bar').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const picture = await page.locator('.vehicle-gallery-main').boundingBox();
    const room = size.height - (bar?.height ?? size.height) - (header?.height ?? size.height);
    expect(picture?.height).toBeLessThanOrEqual(room);
  }
});

test('a phone held across has most of its height for a page that is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of [await carPath(page), '/cars-for-sale']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const taken = await page
      .locator('.vehicle-bar, .search-toolbar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
    expect(taken).toHaveLength(1);
    expect(taken[0]).toBeLessThanOrEqual(56);
  }
  await expect(page.locator('.search-toolbar')).toHaveCSS('top', '0px');
});

test('a picture that cannot be loaded says so, and shows no sign of the browser’s', async ({
  page,
}) => {
  await page.route('**/images/**', (route) => route.fulfill({ status: 404 }));
  const ofCar = '.vehicle-gallery-main img';
  for (const [path, picture] of [
    ['/cars-for-sale', 'article.card .card-picture > img'],
    [await carPath(page), ofCar],
  ] as const) {
    await openLive(page, path);
    const lost = page.locator(picture).first();
    await expect.poll(() => lost.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const seen = await lost.screenshot();
    // The browser would show these words beside its sign.
    await lost.evaluate((image: HTMLImageElement) => {
      image.alt = 'Another car';
    });
    expect(seen.equals(await lost.screenshot()), path).toBe(true);
  }
});
