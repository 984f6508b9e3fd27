import { conversationPath } from '@forecourt/domain/lead/conversation';
import type { Page } from '@playwright/test';
import { coveredWithFocus } from './covered-controls.ts';
import { cutWords } from './cut-words.ts';
import { expectRoomForLargeLetters, setLetters, widthOf } from './large-letters.ts';
import { carPath, expect, phone, test } from './marketplace.ts';

/** Sellers are asked and their numbers shown here more often than one address may: it has one of its own. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.32' } });

test.beforeEach(({ page }) => setLetters(page, 'large'));

/** Where somebody asked about a car just now. */
async function startConversation({ request }: Page, listingId: number | undefined) {
  const sent = await request.post('/cars-for-sale/leads', {
    data: {
      listingId,
      firstName: 'Dana',
      lastName: 'Reed',
      zip: '30303',
      kind: 'email',
      fromEmailAddress: `dana-${crypto.randomUUID().slice(0, 8)}@example.com`,
      comments: 'Is it there?',
    },
  });
  const [token = ''] = /[\da-f]{32}/.exec(await sent.text()) ?? [];
  return conversationPath(token);
}

/** Where the dealer of a car has a page. */
async function dealerPath({ request }: Page, listingId: number | undefined) {
  const html = await (await request.get(`/cars-for-sale/vehicle/${listingId}`)).text();
  return /\/cars-for-sale\/dealer\/[^"?]+/.exec(html)?.[0] ?? '';
}

/** The addresses of pages that hold most, by name. */
async function addresses(page: Page): Promise<Record<string, string>> {
  const search = await page.request.get('/rest/lsc/listing?numRecords=2&sellerType=d');
  const { listings } = (await search.json()) as { listings: { id: number; vin: string }[] };
  const [car, other] = listings;
  const bought = await carPath(page, '/cars-for-sale?homeServices=BUY_ONLINE');
  return {
    home: '/',
    results: '/cars-for-sale/all-cars/atlanta-ga?zip=30303',
    vehicle: `/cars-for-sale/vehicle/${car?.id}`,
    comparison: `/cars-for-sale/compare?ids=${car?.id},${other?.id}`,
    checkout: `${bought.split('?')[0]}/buy`,
    conversation: await startConversation(page, car?.id),
    'look-up': `/vin?vin=${car?.vin}`,
    models: '/research',
    make: '/research/toyota',
    model: '/research/toyota/camry',
    market: '/market',
    dealers: '/cars-for-sale/dealers?zip=30303',
    help: '/help',
    build: '/cars-for-sale/build-and-price',
    searches: '/cars-for-sale/saved-searches',
    dealer: await dealerPath(page, car?.id),
  };
}

test('letters twice as large make no page wider than its window, from 320 to 1280 pixels', async ({
  page,
}) => {
  const sizes = [320, 390, 1280];
  const pages = Object.entries(await addresses(page));
  const widths: Record<string, number[]> = {};
  for (const [name, path] of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const found: number[] = [];
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 800 });
      found.push(await widthOf(page));
    }
    widths[name] = found;
  }
  expect(widths).toEqual(Object.fromEntries(pages.map(([name]) => [name, sizes])));
});

test('letters twice as large leave the words of the search off the signs beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/privacy');
  const words = await page.locator('.keyword-brief').boundingBox();
  const form = await page.locator('.keyword-form').boundingBox();
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(
    (form?.x ?? 0) + (form?.width ?? 0),
  );
});

test('letters twice as large leave the words of any car on its page, and its sums beside their button', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const search = await page.request.get('/rest/lsc/listing?numRecords=50&listingType=used');
  const { listings } = (await search.json()) as { listings: { id: number }[] };
  const paths = listings.map(({ id }) => `/cars-for-sale/vehicle/${id}`);
  /** As long as words about miles and days are: `7,125 mi · 12 days on the market`. */
  const isLong = async (path: string) =>
    /\d mi<.{0,80}?\d+ days on the market/s.test(await (await page.request.get(path)).text());
  const long: string[] = [];
  for (const path of paths) if (long.length < 3 && (await isLong(path))) long.push(path);
  expect(long).toHaveLength(3);
  for (const path of long) {
    await page.goto(path);
    expect(await coveredWithFocus(page.getByRole('main')), path).toEqual([]);
    expect(await widthOf(page), path).toBe(phone.width);
    expect(await coveredByButton(page, '.vehicle-bar'), path).toEqual([]);
  }
});

test('letters twice as large leave the words of a deal, its choices and its sums whole', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { checkout = '' } = await addresses(page);
  await page.goto(checkout);
  expect(await coveredByButton(page, '.checkout-bar')).toEqual([]);
  expect(await coveredWithFocus(page.getByRole('main'))).toEqual([]);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [last, bar] = await Promise.all([
    page.locator('.shell-footer p').last().boundingBox(),
    page.locator('.checkout-bar').boundingBox(),
  ]);
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(await cutWords(page.locator('.checkout-tiers'))).toEqual([]);
  await page.goto('/cars-for-sale/wallet');
  expect(await cutWords(page.locator('.wallet-driving'))).toEqual([]);
});

test('letters twice as large leave the figures of a budget and of other prices whole', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/wallet?budget=600&budgetType=monthly');
  await expect(page.locator('.wallet-reach strong')).toHaveText(/^\$\d\d,\d{3}$/);
  await expect(page.locator('.wallet-examples td')).not.toHaveCount(0);
  await expectRoomForLargeLetters(page);
});

test('letters twice as large break no row’s name, and keep numbers and gaps in their boxes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { comparison = '' } = await addresses(page);
  await page.goto(comparison);
  const names = page.locator('.compare-table tbody th[scope="row"]');
  expect(await names.count()).toBeGreaterThan(10);
  expect(await cutWords(names)).toEqual([]);
  await page.goto('/cars-for-sale?listingType=used&dealType=greatprice');
  const gaps = page.locator('.card-gap');
  expect(await gaps.count()).toBeGreaterThan(5);
  expect(await cutWords(gaps)).toEqual([]);
  await page.goto('/sell');
  const taller = (all: Element[]) => all.filter((one) => one.scrollHeight > one.clientHeight);
  expect(await page.locator('.sell-how i').evaluateAll(taller)).toEqual([]);
});

/** Words of a bar at the foot that lie where its button does. */
const coveredByButton = (page: Page, bar: string) =>
  page.locator(bar).evaluate((part) => {
    const button = part.querySelector('.ui-button')?.getBoundingClientRect();
    const sums = [...part.querySelectorAll('strong, small')];
    return sums
      .filter((sum) => {
        const words = document.createRange();
        words.selectNodeContents(sum);
        return [...words.getClientRects()].some(
          ({ right, bottom, top }) =>
            button && right > button.left && bottom > button.top && top < button.bottom,
        );
      })
      .map(({ textContent }) => textContent);
  });
