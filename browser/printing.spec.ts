import { conversationPath } from '@forecourt/domain/lead/conversation';
import type { Page } from '@playwright/test';
import { carPath, desktop, expect, person, saveFirstCar, test, untilLive } from './marketplace.ts';

test.use(person);

/** A used car of a dealer. */
async function usedCar({ request }: Page): Promise<{ readonly id: number; readonly vin: string }> {
  const search = await request.get('/rest/lsc/listing?numRecords=1&sellerType=d&listingType=used');
  const { listings } = (await search.json()) as { listings: { id: number; vin: string }[] };
  const [car] = listings;
  if (!car) throw new Error('no car');
  return car;
}

/** How many sheets a page takes, of the paper of most printers. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const side = '10mm';
  const margin = { top: side, right: side, bottom: side, left: side };
  const paper = await page.pdf({ format, margin });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('on paper pages are dark on white whatever was chosen, with their keys and without buttons', async ({
  page,
}) => {
  const { id, vin } = await usedCar(page);
  await page.goto('/articles');
  const article = await page.locator('main a[href^="/articles/"]').first().getAttribute('href');
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html[data-theme="dark"]')).toHaveCount(1);
  for (const path of [
    article ?? '',
    `/vin?vin=${vin}`,
    `/cars-for-sale/vehicle/${id}`,
    `/cars-for-sale/compare?ids=${id}`,
    '/research/toyota/camry',
    '/cars-for-sale/build-and-price?makeCode=TOYOTA&modelCode=CAMRY&year=2026&trim=XSE',
  ]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const scheme = await page.evaluate(
      () => getComputedStyle(document.documentElement).colorScheme,
    );
    expect([path, scheme]).toEqual([path, 'light']);
    await page.setViewportSize({ width: 740, height: 960 });
    const banner = page.getByRole('banner');
    await expect(banner.getByText('Forecourt'), path).toBeVisible();
    await expect(banner.locator(':is(form, nav, button):visible'), path).toHaveCount(0);
    await expect(page.locator('.build-options'), path).not.toBeVisible();
    await expect(page.locator('.ui-button:visible'), path).toHaveCount(0);
    const unprinted = await page.evaluate(() =>
      [...document.querySelectorAll('.wallet-own-mark, .ui-spans-key span, .ui-rating')]
        .filter((mark) => {
          const drawn = getComputedStyle(mark, mark.localName === 'i' ? null : '::before');
          return drawn.getPropertyValue('print-color-adjust') !== 'exact';
        })
        .map((mark) => mark.className),
    );
    expect([path, unprinted]).toEqual([path, []]);
  }
});

test('on paper a page of a model tells what is closed on a screen', async ({ page }) => {
  await page.goto('/research/toyota/camry');
  const closed = page.locator('.reference-section details:not([open]) > :not(summary)');
  const parts = await closed.count();
  expect(parts).toBeGreaterThan(1);
  for (const part of await closed.all()) await expect(part).not.toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of await closed.all()) await expect(part).toBeVisible();
});

test('on paper a car has the number of its seller once it was shown, wherever that was pressed', async ({
  page,
}) => {
  const { id } = await usedCar(page);
  for (const place of ['.vehicle-side', '#sellerSection']) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(desktop);
    await page.goto(`/cars-for-sale/vehicle/${id}`);
    await untilLive(page.locator('main'));
    const number = page.locator('#sellerSection .lead-phone a');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.lead-phone a:visible'), 'it was not asked for').toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.locator(`${place} .lead-phone summary`).click();
    await page.emulateMedia({ media: 'print' });
    await expect(number, place).toBeVisible();
    await expect(number).toHaveText(/^\(?\d{3}\)?[ -]\d{3}-\d{4}$/);
    await expect(page.locator('.lead-phone a:visible'), 'once').toHaveCount(1);
  }
});

test('on paper results are a list of cars: no filters, advertising or forms, and no car is cut', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/toyota');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 740, height: 960 });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(/Results$/);
  const cards = main.locator('article.card');
  expect(await cards.count()).toBeGreaterThan(10);
  for (const card of [cards.first(), cards.last()]) {
    await expect(card).toBeVisible();
    await expect(card).toHaveCSS('break-inside', 'avoid');
  }
  const others =
    ':is(aside, form, input, select, nav:not([aria-label=Breadcrumb]), button):visible';
  await expect(main.locator(others)).toHaveCount(0);
});

test('on paper saved cars are their list alone', async ({ page }) => {
  await page.goto('/cars-for-sale');
  await saveFirstCar(page);
  await page.goto('/cars-for-sale/saved');
  await expect(page.getByRole('heading', { name: 'Cars like the last one' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('.saved-list > li')).toBeVisible();
  await expect(main.locator(':is(nav, button, article, .push-switch):visible')).toHaveCount(0);
});

test('on paper a conversation begins on its first sheet, without the fields to write in', async ({
  page,
}) => {
  const { id } = await usedCar(page);
  const lines = Array.from({ length: 24 }, (_, at) => `Question ${at + 1}?`);
  const headers = { 'x-forwarded-for': '198.51.100.33' };
  const data = {
    listingId: id,
    firstName: 'Dana',
    lastName: 'Reed',
    zip: '30303',
    kind: 'email',
    fromEmailAddress: `dana-${crypto.randomUUID().slice(0, 8)}@example.com`,
    comments: lines.join('\n'),
  };
  const sent = await page.request.post('/cars-for-sale/leads', { data, headers });
  const [token = ''] = /[\da-f]{32}/.exec(await sent.text()) ?? [];
  await page.goto(conversationPath(token));
  await expect(page.getByText('Question 24?')).toBeVisible();
  expect([await sheets(page, 'Letter'), await sheets(page, 'A4')]).toEqual([1, 1]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main :is(form, textarea, details):visible')).toHaveCount(0);
});

test('on paper a deal is what was chosen, on two sheets, and no sheet cuts its summary', async ({
  page,
}) => {
  await page.goto(await carPath(page, '/cars-for-sale?homeServices=BUY_ONLINE'));
  await page.getByRole('link', { name: 'Buy online' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs, in all');
  expect([await sheets(page, 'Letter'), await sheets(page, 'A4')]).toEqual([2, 2]);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('label:visible :checked')).not.toHaveCount(0);
  await expect(main.locator('label:visible [type=radio]:not(:checked)')).toHaveCount(0);
  await expect(main.getByText('Change anything')).toBeHidden();
  await expect(main.locator('.checkout-summary')).toHaveCSS('break-inside', 'avoid');
  for (const head of await main.locator('.checkout-step > header').all())
    await expect(head).toHaveCSS('break-after', 'avoid');
});

test('rows that differ are marked on paper, and where the browser chooses all colors', async ({
  page,
}) => {
  const search = await page.request.get('/rest/lsc/listing?numRecords=2&sellerType=d');
  const { listings } = (await search.json()) as { listings: { id: number }[] };
  await page.goto(`/cars-for-sale/compare?ids=${listings.map(({ id }) => id).join(',')}`);
  await expect(page.getByText('Marked rows differ between the cars.')).toBeVisible();
  const different = page.locator('.compare-different').first();
  for (const cell of [different.locator('th'), different.locator('td').first()])
    await expect(cell).toHaveCSS('print-color-adjust', 'exact');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(different.locator('th')).toHaveCSS('border-left-width', '4px');
  const same = page.locator('tbody tr:not(.compare-different) th').first();
  await expect(same).toHaveCSS('border-left-width', '0px');
});

test('on paper no question or heading is parted from its answer, and a dealer has no filters', async ({
  page,
}) => {
  await page.goto('/research/toyota/camry');
  await page.emulateMedia({ media: 'print' });
  const question = page.locator('.reference-questions details').first();
  await expect(question).toHaveCSS('break-inside', 'avoid');
  const words = page.locator('.reference-section > h2 + p').first();
  await expect(words).toHaveCSS('break-after', 'avoid');
  const { id } = await usedCar(page);
  await page.goto(`/cars-for-sale/vehicle/${id}`);
  const dealer = page.locator('main a[href^="/cars-for-sale/dealer/"]').first();
  await page.goto((await dealer.getAttribute('href')) ?? '');
  await expect(page.getByRole('main').locator('article.card').first()).toBeVisible();
  await expect(page.locator('.dealer-filters').first()).toBeAttached();
  await expect(page.locator('.dealer-filters:visible')).toHaveCount(0);
});
