import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import {
  expect,
  expectAccessible,
  holdPages,
  openLive,
  person,
  phone,
  plainTest,
  resultCount,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' });

test('a budget in the wallet narrows the search and every payment is the shopper’s [states.wallet-toggle, results.wallet-button, modals.payments]', async ({
  page,
}) => {
  await page.goto('/cars-for-sale');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBeLessThanOrEqual(width);
  }
  const all = await resultCount(page);
  const toggle = page.getByRole('button', { name: 'Payments' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  const wallet = dialog(page);
  await wallet.getByLabel('Monthly budget').fill('4a5b0');
  await expect(wallet.getByLabel('Monthly budget')).toHaveValue('450');
  await wallet.getByLabel('Cash down').fill('2,500');
  await wallet.getByLabel('Or your own APR').fill('7.5');
  await wallet.getByRole('radio', { name: '72' }).check();
  await expect(wallet.getByText('$28,526')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await wallet.getByRole('button', { name: 'Set My Budget' }).click();
  await expect(page).toHaveURL(/maxPayment=450/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Under $450/mo');
  expect(await resultCount(page)).toBeLessThan(all);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.card-payments-first')).toHaveCount(0);
  await expect(wallet).toHaveCount(0);

  const car = page.locator('article.card:has(.card-payment)').first();
  await car.locator('.card-payment').click();
  const note = page.getByRole('dialog', { name: 'What the payment assumes' });
  await expect(note).toContainText('7.5%');
  await expect(note).toContainText('72 months');
  await expect(note).toContainText('$2,500.00');
  const exact = await note.locator('dd').first().textContent();
  await page.keyboard.press('Escape');
  await car.locator('h3 a').click();
  await expect(page.locator('#payment dd').first()).toHaveText(exact ?? '');
});

for (const where of ['a page of its own', 'a dialog over results'])
  test(`what is wrong with a budget that is set has the keyboard, in ${where}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(where.startsWith('a page') ? '/cars-for-sale/wallet' : '/cars-for-sale');
    if (where.startsWith('a dialog')) {
      const opener = page.getByRole('button', { name: 'Payments' });
      await untilLive(opener);
      await opener.click();
    }
    const form = page.locator('form.wallet');
    await untilLive(form.getByLabel('Or your own APR'));
    await form.getByLabel('Or your own APR').fill('99');
    await form.getByLabel('ZIP, for taxes').fill('00000');
    await form.getByRole('button', { name: 'Set My Budget' }).click();
    await expect(form.getByLabel('Or your own APR')).toBeFocused();
    await expect(form.getByLabel('Or your own APR')).toBeInViewport();
  });

test('an emptied budget reaches no price, and is asked for where it is set', async ({ page }) => {
  await page.goto('/cars-for-sale/wallet');
  const budget = page.getByLabel('Monthly budget');
  await untilLive(budget);
  await budget.fill('');
  await expect(page.getByText('Enter a budget to see it.')).toBeVisible();
  await page.getByRole('button', { name: 'Set My Budget' }).click();
  await expect(page.getByText('Enter a budget.', { exact: true })).toBeVisible();
  await expect(budget).toBeFocused();
});

plainTest(
  'the wallet outlives that no answer comes, and so does the page below it',
  async ({ page }) => {
    const wallet = dialog(page);
    const noAnswer = () => page.route('**/wallet.data*', (route) => route.abort());
    // From the start: what may be read ahead has no answer, either.
    await noAnswer();
    await page.goto('/cars-for-sale');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Wallet' });
    // Before the script runs it leads to the page of the wallet.
    await untilLive(opener);
    await opener.click();
    await expect(wallet.getByText('It could not be opened')).toBeVisible();
    await page.unroute('**/wallet.data*');
    await wallet.getByRole('button', { name: 'Try again' }).click();
    await wallet.getByLabel('Monthly budget').fill('450');
    await noAnswer();
    await wallet.getByLabel('Cash down').fill('2,500');
    await expect(wallet.getByText('from before your last change')).toBeVisible();
    await wallet.getByRole('button', { name: 'Set My Budget' }).click();
    await expect(wallet.getByText('Not kept, as far as we know')).toBeVisible();
    await page.unroute('**/wallet.data*');
    await expect(wallet.getByLabel('Cash down')).toHaveValue('2,500');
    await wallet.getByRole('button', { name: 'Set My Budget' }).click();
    await expect(page).toHaveURL(/maxPayment=450/);
  },
);

test('Set My Budget loads for a second, then opens the wallet on the budget [states.budget-card, defaults.budget, defaults.budget-timing, validation.budget-digits, validation.budget-debounce, validation.budget-defaults, limits.budget-digits]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-22T12:00:00Z') });
  await page.goto('/cars-for-sale');
  const card = page.locator('.wallet-budget');
  const budget = card.getByRole('textbox');
  await expect(budget).toHaveValue('600');
  await untilLive(budget);
  await page.clock.pauseAt(new Date('2026-11-22T13:00:00Z'));
  await card.getByRole('radio', { name: 'Purchase' }).check();
  await expect(budget).toHaveValue('25,000');
  await card.getByRole('radio', { name: 'Monthly' }).check();
  await expect(budget).toHaveValue('450');
  await budget.fill('0012345678901');
  await expect(budget).toHaveValue('1,234,567,890');
  for (const [typed, shown] of [
    ['-5', '5'],
    ['1e3', '13'],
    ['12.', '12'],
  ] as const) {
    await budget.fill('');
    await budget.pressSequentially(typed);
    await expect(budget).toHaveValue(shown);
  }
  await budget.fill('');
  await page.clock.runFor(300);
  await budget.fill('500');
  const before = await card.locator('.wallet-budget-reach').textContent();
  await page.clock.runFor(299);
  await expect(card.locator('.wallet-budget-reach')).toHaveText(before ?? '');
  await page.clock.runFor(1);
  await expect(card.locator('.wallet-budget-reach')).toHaveText('up to $31,191');
  await card.getByRole('button', { name: 'Set My Budget' }).click();
  await expect(card.getByRole('button')).toHaveText('Loading …');
  await page.clock.runFor(999);
  await expect(card.getByRole('button')).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(1);
  await expect(card.getByRole('button')).toHaveAttribute('data-state', 'loaded');
  await page.clock.resume();
  await expect(dialog(page).getByLabel('Monthly budget')).toHaveValue('500');
});

test('the sums of the wallet and their button stand together, in sight beside the whole form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/cars-for-sale/wallet');
  const sums = page.locator('.wallet-sum dl');
  const fit = page.locator('.wallet-fit');
  const gap = async () => {
    const above = await sums.boundingBox();
    const below = await fit.boundingBox();
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  expect(await gap()).toBeLessThan(32);
  await page.getByRole('link', { name: 'See what it is worth' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 120);
  await expect(page.getByText('You can shop up to')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Set My Budget' })).toBeInViewport();
});

test('a wallet is synced once a day, and what it tells is told once [stored.wallet-sync, stored.wallet-popover, results.wallet-toast]', async ({
  page,
  context,
  baseURL,
}) => {
  const now = new Date('2026-11-22T12:00:00Z');
  await page.clock.setFixedTime(now);
  await context.addCookies([{ name: 'wallet', value: 'budget.450.t5x9k2', url: baseURL ?? '' }]);
  const isSync = (asked: Request) => asked.url().endsWith('/wallet/sync');
  const synced = page.waitForResponse((answer) => isSync(answer.request()));
  await page.goto('/cars-for-sale');
  expect((await synced).status()).toBe(200);
  const stored = () => page.evaluate(() => localStorage.getItem('LAST_WALLET_SYNC'));
  await expect.poll(stored).toBe(String(now.getTime()));

  const again: string[] = [];
  page.on('request', (asked) => isSync(asked) && again.push(asked.url()));
  const notice = { kind: 'deal-updates', cars: 2, most: 800 };
  const tradeIn = { kind: 'trade-in', before: 8000, now: 7600 };
  const kept = JSON.stringify([notice, tradeIn].map((one) => ({ notice: one, isSeen: false })));
  await page.evaluate((text) => localStorage.setItem('WALLET_NOTIF_POPOVER', text), kept);
  await page.reload();
  const toast = page.getByRole('complementary', { name: 'From your wallet' });
  await expect(toast).toContainText('2 cars you saved cost less');
  await expectAccessible(page, '.wallet-toast');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toContainText('Your trade-in is worth less');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(again).toEqual([]);
  await page.clock.setFixedTime(new Date(now.getTime() + 86_400_000));
  const next = page.waitForRequest(isSync);
  await page.reload();
  await next;
  await expect(toast).toHaveCount(0);
});

/** As a browser that refuses cookies: none is sent, none is kept, and scripts are told so. */
async function refuseCookies(page: Page, context: BrowserContext) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
  await page.route(/\/cars-for-sale/, async (route) => {
    // A page that is left meanwhile has no answer.
    const answer = await route.fetch({ maxRedirects: 0 }).catch(() => null);
    if (answer === null) return;
    await context.clearCookies();
    const { 'set-cookie': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}

test('where storage is full or closed and cookies are refused, a wallet works for the visit', async ({
  page,
  context,
  baseURL,
}) => {
  // Full: nothing more goes into the storage that lasts.
  await context.addCookies([{ name: 'wallet', value: 'budget.450.t5x9k2', url: baseURL ?? '' }]);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const syncs: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/wallet/sync')) syncs.push(asked.url());
  });
  const notice = { kind: 'deal-updates', cars: 2, most: 800 };
  await page.route('**/wallet/sync', (route) =>
    route.fulfill({ json: { isSynced: false, isChanged: false, notices: [notice] } }),
  );
  const toast = page.getByRole('complementary', { name: 'From your wallet' });
  await page.goto('/cars-for-sale');
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  await untilLive(page.getByRole('button', { name: 'Payments' }));
  await expect(toast).toHaveCount(0);
  expect(syncs).toHaveLength(1);

  // Closed, cookies too: the page holds the wallet, and every page that is reached from it has it.
  await refuseCookies(page, context);
  await context.clearCookies();
  await page.addInitScript(() => {
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: closed });
    // Nothing goes into that of the visit; where it cannot even be read the router's own script says so.
    Storage.prototype.setItem = closed;
  });
  await page.goto('/cars-for-sale?allListingType=all&searchRadius=0');
  await untilLive(page.getByRole('button', { name: 'Payments' }));
  await page.getByRole('button', { name: 'Payments' }).click();
  await dialog(page).getByLabel('Cash down').fill('3,500');
  await dialog(page).getByLabel('Or your own APR').fill('6.5');
  await dialog(page).getByRole('button', { name: 'Set My Budget' }).click();
  await expect(page).toHaveURL(/maxPayment=/);
  const car = page.locator('article.card:has(.card-payment)').first();
  await car.locator('h3 a').click();
  await page.waitForURL(/\/vehicle\//);
  await expect(page.locator('#payment')).toContainText('6.5%');
  await expect(page.locator('#payment')).toContainText('$3,500.00');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the wallet is a page with a form, which keeps what is typed beside a mistake [defaults.budget-page]', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/wallet?from=/cars-for-sale');
    await expect(page.getByRole('link', { name: 'See cars under $20,000' })).toHaveAttribute(
      'href',
      /maxPrice=20000/,
    );
    await page.getByLabel('Monthly budget').fill('lots');
    await page.getByLabel('Cash down').fill('2500');
    await page.getByRole('button', { name: 'Set My Budget' }).click();
    await expect(page.getByText('A budget is whole dollars in digits, such as 450.')).toBeVisible();
    await expect(page.getByLabel('Cash down')).toHaveValue('2500');
    await page.getByLabel('Monthly budget').fill('$0.45k');
    await page.getByLabel('Or your own APR').fill('0');
    await page.getByRole('button', { name: 'Set My Budget' }).click();
    await expect(page).toHaveURL(/maxPayment=450/);
  });

  test('a trade-in and its loan go into the wallet', async ({ page }) => {
    await page.goto('/cars-for-sale/trade-in?from=/cars-for-sale');
    for (const label of ['Mileage', 'Borrowed', 'APR', 'Months in all', 'Payments made'])
      await expect(page.getByLabel(label)).toHaveAttribute('inputmode', /^(numeric|decimal)$/);
    await page.getByLabel('VIN, or year').fill('1890 Nowhere');
    await page.getByLabel('Borrowed').fill('25,000');
    await page.getByLabel('APR').fill('7.5');
    await page.getByLabel('Months in all').fill('72');
    await page.getByLabel('Payments made').fill('24');
    await page.getByRole('button', { name: 'See What It Is Worth' }).click();
    await expect(page.getByText('Begin with the model year')).toBeVisible();
    await expect(page.getByText('$17,878')).toBeVisible();
    await page.getByRole('button', { name: 'Put It in My Wallet' }).click();
    await expect(page.getByLabel('You still owe')).toHaveValue('17,878');
  });
});

test('a wallet that is on its way turns, and so does its button until it is kept', async ({
  page,
}) => {
  const turning = (part: Locator) =>
    part.evaluate((one) => getComputedStyle(one, '::after').animationName);
  await openLive(page, '/cars-for-sale');
  const letOpen = await holdPages(page);
  await page.getByRole('button', { name: 'Payments' }).click();
  await expect.poll(() => turning(dialog(page).locator('.wallet-loading'))).toContain('spin');
  letOpen();
  const set = dialog(page).getByRole('button', { name: 'Set My Budget' });
  await expect(set).toBeVisible();
  expect(await turning(set)).toBe('none');
  const width = (await set.boundingBox())?.width;
  const letKeep = await holdPages(page);
  await set.click();
  await expect.poll(() => turning(set)).toContain('spin');
  expect((await set.boundingBox())?.width).toBe(width);
  letKeep();
  await expect(dialog(page)).toHaveCount(0);
});

test('what was wrong with a field is said no more once it is put right', async ({ page }) => {
  await page.goto('/cars-for-sale/wallet');
  const apr = page.getByLabel('Or your own APR');
  await untilLive(apr);
  await apr.fill('banana');
  await page.getByRole('button', { name: 'Set My Budget' }).click();
  const problem = page.getByText('An APR is a number');
  await expect(problem).toBeVisible();
  await expect(apr).toHaveAttribute('aria-invalid', 'true');
  await apr.fill('6');
  await expect(problem).toHaveCount(0);
  await expect(apr).not.toHaveAttribute('aria-invalid');
});

test('an amount in thousands is written out, and what is no amount stays as it is typed', async ({
  page,
}) => {
  await openLive(page, '/cars-for-sale/wallet');
  for (const label of ['Cash down', 'Est. value']) {
    const field = page.getByLabel(label);
    await field.fill('');
    await field.pressSequentially('$12.5k');
    await expect(field).toHaveValue('12,500');
    await field.pressSequentially('0');
    await expect(field, 'the caret is at the end').toHaveValue('125,000');
    await field.fill('$1,234.56');
    await field.blur();
    await expect(field, 'cents go once it is left').toHaveValue('1,234');
    for (const typed of ['-3000', '1e6']) {
      await field.fill('');
      await field.pressSequentially(typed);
      await field.blur();
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await field.fill('');
  }
  const budget = page.getByLabel('Monthly budget');
  for (const pasted of ['$12.5k', '$12,500.00']) {
    await budget.fill(pasted);
    await expect(budget, 'a budget has digits alone, and at once').toHaveValue('12,500');
  }
  await page.getByLabel('Cash down').fill('99999999999');
  await expect(page.getByLabel('Cash down')).toHaveValue('99,999,999,999');
  await expect(page.getByText('Cash down has at most 7 digits.')).toBeVisible();
});

test('an amount is changed in its middle, where the caret stays', async ({ page }) => {
  await openLive(page, '/cars-for-sale/wallet');
  for (const label of ['Monthly budget', 'Cash down']) {
    const field = page.getByLabel(label);
    await field.fill('');
    await field.pressSequentially('1234');
    await expect(field).toHaveValue('1,234');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'Backspace', '9']) await page.keyboard.press(key);
    await expect(field).toHaveValue('1,934');
    await page.keyboard.press('Home');
    for (const key of ['5', '6']) await page.keyboard.press(key);
    await expect(field).toHaveValue('561,934');
  }
});
