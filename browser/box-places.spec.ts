import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { comeFrom, heading, signInByLink } from './account-pages.ts';
import { carPath, expect, person, phone, test, untilLive } from './marketplace.ts';

test.use({ ...person, viewport: phone });

const app = join(import.meta.dirname, '../apps/web/app');

/** `body:has(> main > .search-bar)`: what `html` or `body` has, by its way from there. */
const ways = /(html|body|:root)[\w:-]*:has\(> ([^)]*\.[\w-]+)\)/g;

/** Where sheets look for boxes that the whole page makes room for. */
function placesInSheets(): Set<string> {
  const sheets = globSync('**/*.css', { cwd: app }).map((file) =>
    readFileSync(join(app, file), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  );
  const found = sheets.flatMap((sheet) =>
    [...sheet.matchAll(ways)].map(([, from, way]) =>
      from === 'body' ? `html > body > ${way}` : `html > ${way}`,
    ),
  );
  return new Set(found);
}

test('every box that a page makes room for stands where the sheets look for it', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  test.slow();
  await comeFrom(page, '192.0.2.9');
  const places = placesInSheets();
  expect(places.size).toBeGreaterThan(8);
  const look = async () => {
    const there = await page.evaluate(
      (asked) => asked.filter((place) => document.querySelector(place)),
      [...places],
    );
    for (const place of there) places.delete(place);
  };
  // A browser without windows has none of it, and is asked nothing.
  await page.addInitScript(() => {
    Object.assign(window, { Notification: { permission: 'default' }, PushManager: {} });
  });
  const corner = (name: string) => page.getByRole('complementary', { name });

  await test.step('a car', async () => {
    await page.goto(await carPath(page));
    await expect(page.locator('.vehicle-bar')).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('ATC_RECENT_INVENTORY')))
      .not.toBeNull();
    await look();
  });

  await test.step('a dealer', async () => {
    await page.goto('/cars-for-sale/dealers');
    await page.locator('.dealer-row h2 a').first().click();
    await expect(page.locator('.dealer-bar')).toBeAttached();
    await look();
  });

  await test.step('results, with all that comes to their corner and their foot', async () => {
    await page.goto('/cars-for-sale?vehicleStyleCode=SUVCROSS');
    const box = page.locator('.card-compare input').first();
    await untilLive(box);
    await box.check();
    await expect
      .poll(async () => {
        await scrollWithoutAds(page);
        return page.locator('.advert-fixed').count();
      })
      .toBe(1);
    await expect(corner('Cars to compare')).toBeVisible();
    await expect(corner('Notices')).toBeVisible();
    await look();
    await corner('Notices').getByRole('button', { name: 'Not now' }).click();
    await expect(corner('Still interested?')).toBeVisible();
    await look();
  });

  await test.step('a deal', async () => {
    const online = '/cars-for-sale?homeServices=BUY_ONLINE';
    await page.goto(`${(await carPath(page, online)).split('?')[0]}/buy`);
    await expect(page.locator('.checkout-bar')).toBeAttached();
    await look();
  });

  await test.step('an ad', async () => {
    await signInByLink(page, `places-${retry}-${repeatEachIndex}@example.com`);
    await page.goto('/sell');
    await page.getByRole('textbox', { name: /^VIN of your car/ }).fill('1HGCM82633A004352');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(heading(page)).toHaveText('Which car is it?');
    await look();
  });

  expect([...places]).toEqual([]);
});

/** Beyond the first tenth of the page, without the advertisements that the one at the foot stays away from. */
const scrollWithoutAds = (page: Page) =>
  page.evaluate(() => {
    for (const ad of document.querySelectorAll<HTMLElement>('.advert-liner'))
      ad.style.display = 'none';
    scrollTo(0, document.documentElement.scrollHeight / 4);
  });
