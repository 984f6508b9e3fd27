import { expect, type Page } from '@playwright/test';
import {
  carPath,
  desktop,
  expectAccessible,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

async function openCar(page: Page): Promise<string> {
  await page.goto(await carPath(page, '/cars-for-sale?sellerType=d'));
  return new URL(page.url()).pathname;
}

test('a car is handed on over its page, and each way is told [modals.share-listing, modals.shareable-link]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const ways: string[] = [];
    Object.assign(window, { sharedWays: ways });
    navigator.sendBeacon = (_url, body) => {
      if (body instanceof Blob) void body.text().then((text) => ways.push(text));
      return true;
    };
  });
  await page.setViewportSize(desktop);
  const path = await openCar(page);
  const link = page.locator('.vehicle-side').getByRole('link', { name: /^Share / });
  await untilLive(link);
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Share this car' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '.ui-modal');
  const shared = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(new URL(shared).pathname).toMatch(/^\/s\/[0-9a-z]+$/);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  await dialog.getByText('Show a QR code').click();
  await expect(dialog.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  // The browser tells that it was opened in a task of its own, which a key overtakes.
  await page.evaluate(() => new Promise((told) => setTimeout(told)));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const told = () => page.evaluate(() => String(Reflect.get(window, 'sharedWays')));
  await expect.poll(told).toMatch(/"kind":"share","way":"copy","listingId":\d+/);
  await expect.poll(told).toContain('"way":"qr"');
  await page.goto(shared);
  expect(new URL(page.url()).pathname).toBe(path);
});

test('a search is handed on from a phone, and a listing reported [modals.report-listing]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const path = await openCar(page);
  const report = page.locator('.vehicle-narrow').getByRole('link', { name: /^Report / });
  await untilLive(report);
  await report.click();
  const form = page.getByRole('dialog', { name: 'Report this listing' });
  await expect(form).toBeVisible();
  await expectAccessible(page, '.ui-modal');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Choose what is wrong.')).toBeVisible();
  await expect(form.getByRole('radio', { name: 'The car is sold' })).toBeFocused();
  await form.getByRole('radio', { name: 'Something else' }).check();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Say what is wrong.')).toBeVisible();
  await expect(form.getByText('Details optional'), 'it is needed').toHaveCount(0);
  await form.getByLabel('Details').fill('The VIN is that of a truck.');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await report.click();
  await expect(form.getByRole('radio', { name: 'Something else' })).toBeChecked();
  await expect(form.getByLabel('Details')).toHaveValue('The VIN is that of a truck.');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/^Your report is stored/)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe(path);

  await page.goto('/cars-for-sale/honda/atlanta-ga');
  const search = page.getByRole('link', { name: /^Share / });
  await untilLive(search);
  await search.click();
  const share = page.getByRole('dialog', { name: 'Share this search' });
  await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(
    /\/cars-for-sale\/honda\/atlanta-ga\b/,
  );
  await expect(share.getByRole('link', { name: 'Text' })).toHaveAttribute('href', /honda/);
  await expect(share.getByText(/\w\. Anyone with the link sees the same filters/)).toBeVisible();
});

plainTest.describe('without a script', () => {
  plainTest.use({ javaScriptEnabled: false, viewport: phone });

  plainTest('a car is handed on and reported on pages of their own', async ({ page }) => {
    await openCar(page);
    const block = page.locator('.vehicle-narrow');
    await block.getByRole('link', { name: /^Share / }).click();
    await expect(page.getByRole('heading', { name: 'Share this car' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/s\/[0-9a-z]+$/);
    await page.getByText('Show a QR code').click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the car' }).click();
    await block.getByRole('link', { name: /^Report / }).click();
    await page.getByRole('radio', { name: 'It looks like a scam' }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    const missing = await page.goto('/cars-for-sale/share?page=https%3A%2F%2Felsewhere.test');
    expect(missing?.status()).toBe(404);
  });
});

plainTest('a report that is not answered keeps its words and says so', async ({ page }) => {
  await page.setViewportSize(phone);
  await openCar(page);
  const report = page.locator('.vehicle-narrow').getByRole('link', { name: /^Report / });
  await untilLive(report);
  await report.click();
  const form = page.getByRole('dialog', { name: 'Report this listing' });
  await form.getByRole('radio', { name: 'The car is sold' }).check();
  await page.route('**/report-form', (route) => route.abort());
  const send = form.getByRole('button', { name: 'Send report' });
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(/^Your report could not be stored just now/);
  await expect(form.getByRole('alert')).toBeFocused();
  await page.unrouteAll();
  await send.click();
  await expect(page.getByText(/^Your report is stored/)).toBeVisible();
});
