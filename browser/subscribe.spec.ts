import { subscribeMessages, subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import type { Page } from '@playwright/test';
import { linkTo } from './account-pages.ts';
import {
  desktop,
  expect,
  expectAccessible,
  person,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);

const search = '/cars-for-sale/honda';
const form = (page: Page) => page.getByRole('region', { name: subscribeTexts.heading });

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const)
  test(`a visitor subscribes to a search, confirms it by mail and stops it, ${width} [results.save-search-button, modals.price-alerts, saving.subscribe-button, saving.save-search, errors.subscribe]`, async ({
    page,
  }, { retry, repeatEachIndex }) => {
    test.slow();
    const address = `kim-${width}-${retry}-${repeatEachIndex}@example.com`;
    await page.setViewportSize(size);
    await page.goto(search);
    const subscribed = form(page).getByRole('button');
    await untilLive(subscribed);
    await page.route('**/alert-api/subscribe', (route) => route.fulfill({ status: 404 }), {
      times: 1,
    });
    await form(page).getByLabel('Email').fill(address);
    await subscribed.click();
    const failure = form(page).getByRole('alert');
    await expect(failure).toHaveText(subscribeMessages.failed);
    await expect(failure).toHaveClass(/alert-note-danger/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await subscribed.dblclick();
    await expect(subscribed).toHaveText(subscribeTexts.done);
    await expect(subscribed, 'the keyboard stays').toBeFocused();
    await page.keyboard.press('Enter');
    expect(asked.filter((path) => path.endsWith('/subscribe'))).toHaveLength(1);
    await expect(form(page).getByRole('status')).toHaveText(subscribeMessages.done);
    await expect(form(page).locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(1);
    await expectAccessible(page);
    await form(page).getByLabel('Email').fill(`x${address}`);
    await expect(subscribed).toHaveText(subscribeTexts.button);

    const link = await linkTo(page, address);
    await page.goto(link);
    await expect(page.getByRole('main').locator('b')).not.toBeEmpty();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('confirmed');
    await expectAccessible(page);
    await page.goto(link);
    await expect(page.getByRole('button', { name: 'Confirm' }), 'confirmed before').toHaveCount(0);
    await expect(page.getByLabel('Never'), 'what ends for good is a button').toHaveCount(0);
    await page.getByLabel('Once a week').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Changed.');
    await page.getByRole('button', { name: 'Stop these alerts' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('ended');
    await expect(page.getByRole('link', { name: 'Begin them again' })).toHaveAttribute(
      'href',
      /^\/cars-for-sale\/alerts\?search=%2Fcars-for-sale/,
    );
    // Back finds what was done before, which holds no more.
    await page.goBack();
    await expect(page).toHaveURL(/did=changed/);
    await expect(page.getByText('This alert has ended')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await page.goto(page.url().replace(/[\w-]{4}\?/, 'xxxx?'));
    await expect(page.getByText('This link is not whole')).toBeVisible();

    await page.goto(search);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Save search' }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog', { name: subscribeTexts.heading });
    await expect(dialog.getByLabel('Email')).toBeVisible();
    await expectAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

plainTest(
  'an alert that could not be confirmed or stopped says so on its page, which stays',
  async ({ page }, { retry, repeatEachIndex }) => {
    const address = `broken-${retry}-${repeatEachIndex}@example.com`;
    await page.goto(search);
    await untilLive(form(page).getByRole('button'));
    await form(page).getByLabel('Email').fill(address);
    await form(page).getByRole('button').click();
    await page.goto(await linkTo(page, address));
    const problem = page.getByRole('main').getByRole('alert');
    for (const [name, sentence, done] of [
      ['Confirm', 'Not confirmed, as far as we know', 'Your address is confirmed'],
      ['Stop these alerts', 'Not stopped, as far as we know', 'These alerts have ended'],
    ] as const) {
      const press = page.getByRole('button', { name });
      await untilLive(press);
      await page.route('**/alerts/*.data*', (route) => route.abort());
      await press.click();
      await expect(problem).toContainText(sentence);
      await expect(problem).toBeFocused();
      await page.unroute('**/alerts/*.data*');
      await press.click();
      await expect(page.getByRole('main').getByRole('status')).toContainText(done);
    }
  },
);

plainTest(
  'a wrong address has the keyboard, and no failure is said of the next press',
  async ({ page }) => {
    await page.goto(search);
    const press = form(page).getByRole('button');
    const field = form(page).getByLabel('Email');
    await untilLive(press);
    await field.fill('kim');
    await press.click();
    await expect(form(page).getByRole('alert')).toHaveText(subscribeMessages.invalid);
    await expect(field).toBeFocused();
    await field.fill('kim@example.com');
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let answers = 0;
    await page.route('**/alert-api/subscribe', async (route) => {
      answers += 1;
      if (answers > 1) await held;
      await route.fulfill({ status: 404 });
    });
    await press.click();
    await expect(form(page).getByRole('alert')).toHaveText(subscribeMessages.failed);
    await press.click();
    await expect(press).toHaveAttribute('aria-busy', 'true');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    letGo();
    await expect(form(page).getByRole('alert')).toHaveText(subscribeMessages.failed);
  },
);

test('without scripts a visitor subscribes, and a wrong address is said to be [modals.price-alerts]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(search);
  await form(page).getByLabel('Email').fill('lee@example');
  await form(page).getByRole('button').click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(subscribeMessages.invalid);
  await expect(page.getByLabel('Email')).toHaveValue('lee@example');
  await page.getByLabel('Email').fill('lee@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(subscribeMessages.done);
  await page.goto(search);
  await expect(form(page)).toHaveCount(0);
  await context.close();
});
