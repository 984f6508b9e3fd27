import { storageKeys } from '@forecourt/domain/account/storage-keys';
import type { Page, Response } from '@playwright/test';
import { coveredControls } from './covered-controls.ts';
import {
  carPath,
  desktop,
  expect,
  expectAccessible,
  organicCards,
  person,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);
plainTest.use(person);

const heart = (page: Page, place: number) =>
  page
    .locator(organicCards)
    .nth(place)
    .getByRole('button', { name: /^Save / });
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });
const rows = (page: Page) => page.locator('.saved-list > li');

/** Whether the server was told of a heart, and not asked for all of them. */
const isTold = (one: Response) =>
  one.url().endsWith('/saved-listings') && one.request().method() === 'POST';

/** Presses a heart and waits until the server knows. */
async function save(page: Page, place: number) {
  const answer = page.waitForResponse(isTold);
  await heart(page, place).click();
  expect((await answer).status()).toBe(200);
}

/** Until the page is alive: before, a heart is sent as a form. */
async function openResults(page: Page) {
  await page.goto('/cars-for-sale');
  await untilLive(heart(page, 0));
}

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`saved cars, ${width}`, () => {
    test.use({ viewport: size });

    test('a car is saved on its card, found on the page of saved cars, removed and brought back [saving.max-quick-save, roles.save-listing]', async ({
      page,
    }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (/saved-listings$/.test(request.url()) && request.method() === 'GET') asked += 1;
      });
      await openResults(page);
      expect(asked, 'a browser that saved nothing asks for nothing').toBe(0);
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
      await save(page, 1);
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page).toHaveURL(/\/cars-for-sale$/);
      await expect(savedLink(page)).toHaveAccessibleName('Saved cars, 1');

      await openResults(page);
      await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
      expect(asked, 'one request for all hearts').toBe(1);
      await expectAccessible(page, '.search-results');

      await savedLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved cars');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('Same price');
      await expectAccessible(page);
      if (width === 'desktop') {
        // Between phone and desk the button stands beside the car's name, not in a row of its own below the picture.
        await page.setViewportSize({ width: 768, height: 1024 });
        const [picture, button] = await Promise.all(
          ['.saved-picture', '.saved-action'].map((part) => rows(page).locator(part).boundingBox()),
        );
        const endOf = (box: typeof picture) => (box?.y ?? 0) + (box?.height ?? 0);
        expect(button?.y ?? 0).toBeLessThan(endOf(picture));
        expect(await coveredControls(page)).toEqual([]);
        await page.setViewportSize(size);
      }
      await rows(page)
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(rows(page)).toContainText('was removed');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('0 on the market');
      await rows(page).getByRole('button', { name: /^Undo/ }).click();
      await expect(rows(page).getByRole('button', { name: /^Remove/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('1 on the market');
      await expect(savedLink(page)).toHaveAccessibleName('Saved cars, 1');
    });

    test('saved cars are compared from their page, all but those that were just removed', async ({
      page,
    }) => {
      await openResults(page);
      for (const place of [1, 2, 3]) await save(page, place);
      await savedLink(page).click();
      await expect(rows(page)).toHaveCount(3);
      await expectAccessible(page);
      const remove = page.locator('.saved-list').getByRole('button', { name: /^Remove/ });
      await remove.first().click();
      const names = await rows(page).locator('h3 a').allTextContents();
      const compare = page.getByRole('main').getByRole('link', { name: 'Compare', exact: true });
      await compare.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 cars');
      for (const name of names)
        await expect(page.locator('main table').first()).toContainText(name.replace(/^\S+ /, ''));
      await page.goBack();
      await expect(rows(page)).toHaveCount(2);
      await remove.first().click();
      await expect(compare).toHaveCount(0);
    });

    test('a heart works by the keyboard, and nothing lies over it', async ({ page }) => {
      await openResults(page);
      await heart(page, 0).focus();
      await page.keyboard.press('Space');
      await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true');
      const isOnTop = await heart(page, 2).evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
        const { x, y, width: wide, height } = button.getBoundingClientRect();
        return document.elementFromPoint(x + wide / 2, y + height / 2) === button;
      });
      expect(isOnTop).toBe(true);
    });

    test('nothing saved yet is said, and leads to cars', async ({ page }) => {
      await page.goto('/cars-for-sale/saved');
      await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Find a car' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale$/);
    });
  });
}

test.describe('saved cars without scripts', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('a heart saves, the page removes and brings back', async ({ page }) => {
    await page.goto('/cars-for-sale');
    await heart(page, 0).click();
    await expect(page).toHaveURL(/\/cars-for-sale\/saved#car-\d+$/);
    await expect(rows(page)).toHaveCount(1);
    await rows(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.locator('.saved-told')).toContainText('The car was removed.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test('where a heart of a car leads that was sold meanwhile, that is said', async ({ page }) => {
    await page.goto('/cars-for-sale/saved?gone');
    await expect(page.getByRole('alert')).toHaveText(/no longer for sale, and was not saved/);
  });
});

test('a heart pressed twice at once ends as it began', async ({ page }) => {
  await openResults(page);
  await heart(page, 0).dblclick();
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  await expect
    .poll(async () => (await page.request.get('/cars-for-sale/saved-listings')).json())
    .toEqual({ listingIds: [] });
  await expect(savedLink(page)).toHaveAccessibleName('Saved cars');
});

test('a heart pressed just before is on the page of saved cars, however late the server knows', async ({
  page,
}) => {
  await page.route('**/saved-listings', async (route) => {
    await new Promise((resume) => setTimeout(resume, 1000));
    await route.continue();
  });
  await openResults(page);
  await heart(page, 0).click();
  await savedLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved cars');
  await expect(rows(page)).toHaveCount(1);
});

test('a page that is seen again tells what another saved, and nothing of who signed out there', async ({
  page,
  context,
}) => {
  const seeAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await openResults(page);
  await save(page, 0);
  const other = await context.newPage();
  await openResults(other);
  await save(other, 1);
  await expect(savedLink(page)).toHaveAccessibleName('Saved cars, 1');
  await seeAgain();
  await expect(savedLink(page)).toHaveAccessibleName('Saved cars, 2');
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  // As signing out does.
  await context.clearCookies();
  await seeAgain();
  await expect(savedLink(page)).toHaveAccessibleName('Saved cars');
  for (const place of [0, 1])
    await expect(heart(page, place)).toHaveAttribute('aria-pressed', 'false');
});

test('what could not be saved is undone and said', async ({ page }) => {
  await page.route('**/saved-listings', (route) =>
    route.fulfill({ status: 404, contentType: 'application/problem+json', json: {} }),
  );
  await openResults(page);
  await heart(page, 0).evaluate((button) => {
    if (button instanceof HTMLElement) button.click();
  });
  await expect(page.locator('.heart-notice')).toContainText('could not be saved. Try again');
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(page, '.heart-notice');
  await page.locator('.heart-notice').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.heart-notice')).toHaveCount(0);
});

test('beyond the maximum sign-in opens, which says why [saving.max-quick-save]', async ({
  page,
}) => {
  await page.route('**/saved-listings', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/problem+json',
      json: { code: 'too_many', detail: '20 cars are as many as this browser keeps.' },
    }),
  );
  await openResults(page);
  await heart(page, 0).click();
  await expect(page).toHaveURL(
    /sign-in\?defaultScreen=signup&reason=saved&refUrl=%2Fcars-for-sale/,
  );
  await expect(page.getByText('This browser keeps no more cars.')).toBeVisible();
});

test('a car is saved on its own page, and neither page is anybody else’s', async ({ page }) => {
  await page.goto(await carPath(page));
  const button = page.locator('.vehicle-top').getByRole('button', { name: /^Save / });
  await untilLive(button);
  const told = page.waitForResponse(isTold);
  await button.click();
  await expect(button).toHaveText('Saved');
  expect((await told).status()).toBe(200);
  const answer = await page.goto('/cars-for-sale/saved');
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  await expect(rows(page)).toHaveCount(1);
  const plain = await page.request.get('/cars-for-sale');
  expect(await plain.text()).not.toContain('aria-pressed="true" aria-label="Save');
});

test('a saved car is asked about in the words of its card, and says that it was', async ({
  page,
}) => {
  for (const path of ['/cars-for-sale/by-owner', '/cars-for-sale/new-cars']) {
    await page.goto(path);
    await untilLive(heart(page, 0));
    await save(page, 0);
  }
  await savedLink(page).click();
  const way = (name: RegExp) => rows(page).getByRole('link', { name });
  await expect(way(/^Contact Dealer, /)).toHaveCount(1);
  await expect(way(/^Make Offer, /)).toHaveCount(1);
  const id = /vehicle\/(\d+)/.exec((await way(/^Make Offer, /).getAttribute('href')) ?? '')?.[1];
  await page.evaluate(
    ([key, listingId]) => {
      const car = { listingId, askedAt: Date.UTC(2026, 10, 5, 18), token: null };
      localStorage.setItem(key, JSON.stringify([car]));
    },
    [storageKeys.contactedCars, Number(id)] as const,
  );
  await page.reload();
  await expect(way(/^You asked on Nov 5, /)).toHaveCount(1);
});

plainTest('a heart pressed twice without a network is as it was', async ({ page }) => {
  await openResults(page);
  await page.route('**/saved-listings', async (route) => {
    await new Promise((resume) => setTimeout(resume, 300));
    await route.abort();
  });
  await page.route('**/saved-listings/*', (route) => route.abort());
  await heart(page, 0).dblclick();
  const failed = await page.waitForEvent('requestfailed', (one) => one.method() === 'DELETE');
  expect(failed.url()).toMatch(/saved-listings\/\d+$/);
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false');
  await expect(savedLink(page)).toHaveAccessibleName('Saved cars');
  await expect(page.locator('.heart-notice')).toHaveCount(0);
});

test('by the keyboard a saved car is removed and brought back where it stands', async ({
  page,
}) => {
  await openResults(page);
  await save(page, 0);
  await savedLink(page).click();
  const remove = rows(page).getByRole('button', { name: /^Remove the / });
  await untilLive(remove);
  // What it says is what it does, and no state.
  await expect(remove).not.toHaveAttribute('aria-pressed');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(rows(page).getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
});
