import type { Page } from '@playwright/test';
import {
  desktop,
  expect,
  expectAccessible,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

/** Sellers are asked here more often than leaves room for other tests: it has an address of its own. */
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.33' } });

/** New models of which several dealers have one. */
const models: readonly (readonly [makeCode: string, modelCode: string])[] = [
  ['TOYOTA', 'RAV4'],
  ['TOYOTA', 'TACOMA'],
  ['TOYOTA', 'CAMRY'],
  ['HONDA', 'CRV'],
  ['CHEV', 'EQUINOX'],
];

/** Opens a build of which at least two dealers have one that is nearly it, and the form to them. */
async function openForm(page: Page): Promise<void> {
  for (const [makeCode, modelCode] of models)
    for (const year of [2027, 2026]) {
      await page.goto(
        `/cars-for-sale/build-and-price?${new URLSearchParams({ makeCode, modelCode, year: String(year) })}`,
      );
      const ask = page.getByRole('link', { name: /^Ask \d Dealers for a Price/ });
      if ((await ask.count()) === 0) continue;
      await ask.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ask \d dealers/);
      return;
    }
  throw new Error('no two dealers have the same new model');
}

const shopper = () => `dana-${crypto.randomUUID().slice(0, 8)}@example.com`;
const dealersOf = (page: Page) => page.getByRole('group', { name: 'Whom to ask' });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Email').fill(shopper());
}

const send = (page: Page) => page.getByRole('button', { name: 'Ask for a price' });

for (const [width, size] of [
  [390, phone],
  [1280, desktop],
] as const)
  test(`those who are chosen are asked once however often it is pressed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('contact-form'))
        posts.push(request.url());
    });
    await openForm(page);
    await expectAccessible(page);
    await expect(page.getByLabel('Message')).toHaveValue(/^I built a 202\d .*build-and-price\?/);
    const boxes = dealersOf(page).getByRole('checkbox');
    const count = await boxes.count();
    await boxes.first().uncheck();
    await send(page).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await fillIn(page);
    await send(page).dblclick();
    const asked = count === 2 ? 'Sent to 1 dealer' : `Sent to ${count - 1} dealers`;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(asked);
    // Refused words were sent before.
    expect(new Set(posts).size).toBe(count - 1);
    expect(posts).toHaveLength(2 * (count - 1));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See the conversation' }).first().click();
    await expect(page).toHaveURL(/\/conversation\//);
    await expect(page.getByText('I built a 202', { exact: false })).toBeVisible();
  });

plainTest('a dealer that was not reached is asked again alone', async ({ page }) => {
  const posts: string[] = [];
  await openForm(page);
  await page.route(
    '**/contact-form',
    (route) => {
      posts.push(route.request().url());
      return route.abort();
    },
    { times: 1 },
  );
  await fillIn(page);
  const count = await dealersOf(page).getByRole('checkbox').count();
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(`Sent to ${count - 1} of ${count}.`);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(dealersOf(page).getByText('Not sent: no answer came.')).toHaveCount(1);
  await expect(dealersOf(page).getByRole('checkbox')).toHaveCount(1);
  page.on('request', (request) => {
    if (request.url().includes('contact-form')) posts.push(request.url());
  });
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sent to ${count} dealers`);
  expect(posts).toHaveLength(2);
  expect(new Set(posts).size).toBe(1);
});

plainTest.describe('without a script', () => {
  plainTest.use({ javaScriptEnabled: false });

  plainTest(
    'nobody chosen is told with every word kept, and then all are asked',
    async ({ page }) => {
      await openForm(page);
      const boxes = dealersOf(page).getByRole('checkbox');
      const count = await boxes.count();
      for (const box of await boxes.all()) await box.uncheck();
      await fillIn(page);
      await send(page).click();
      await expect(page.getByRole('alert')).toHaveText('Choose whom to ask.');
      await expect(page.getByLabel('First name')).toHaveValue('Dana');
      for (const box of await boxes.all()) await box.check();
      await send(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sent to ${count} dealers`);
      await expect(page.getByRole('link', { name: 'See the conversation' })).toHaveCount(count);
    },
  );
});

test('who is not asked is not asked either when the page was loaded again', async ({ page }) => {
  await openForm(page);
  await untilLive(send(page));
  const boxes = dealersOf(page).getByRole('checkbox');
  await boxes.first().uncheck();
  await page.getByLabel('First name').fill('Dana');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await expect(boxes.first()).not.toBeChecked();
  await expect(boxes.last()).toBeChecked();
});
