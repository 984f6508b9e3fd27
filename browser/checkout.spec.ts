import type { Page, Request } from '@playwright/test';
import { signInByLink } from './account-pages.ts';
import { expectRoomForLargeLetters } from './large-letters.ts';
import {
  askFrom,
  expect,
  expectAccessible,
  holdPages,
  person,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);
test.beforeEach(({ page }, { line }) => askFrom(page, `10.21.0.${line % 250}`));

const bought = '/cars-for-sale?homeServices=BUY_ONLINE&allListingType=all&sortBy=datelistedDESC';

test('a deal follows what is chosen, the same total on card, page and deal', async ({ page }) => {
  await page.goto(`${bought}&zip=30303&searchRadius=0`);
  const card = page.locator('article.card:has(.card-total)').first();
  const total = (await card.locator('.card-total').textContent())?.replace(/ out.*/, '') ?? '';
  await card.locator('h3 a').click();
  // Results have a tab of this name, and stand there for a moment under the address of the car.
  await page.locator('main.vehicle-page').waitFor();
  await page.getByRole('link', { name: 'Buy online' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs, in all');
  const door = page.locator('.checkout-total dd');
  const exact = Number((await door.textContent())?.replace(/[$,]/g, ''));
  expect(Math.round(exact)).toBe(Number(total.replace(/[$,]/g, '')));
  const payment = page.locator('.checkout-big strong');
  const before = await payment.textContent();
  await page.getByRole('radio', { name: '84' }).check();
  await expect(payment).not.toHaveText(before ?? '');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(payment).toHaveText((await door.textContent()) ?? '');
  await expectAccessible(page);
  // On a phone the deal stands at the foot however far the page is scrolled.
  await page.setViewportSize(phone);
  const bar = page.getByRole('region', { name: 'The deal so far' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText(`${await door.textContent()} out the door`);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  const reserve = page.getByRole('heading', { name: 'Ask to reserve it' });
  await expect(reserve, 'nobody asks by a sheet of paper').toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ ...phone, width: 320 });
  const email = page.getByLabel('Email');
  await email.focus();
  const field = await email.boundingBox();
  const foot = await bar.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  await page.setViewportSize(phone);
  await bar.getByRole('link', { name: 'Ask to reserve it' }).click();
  await expect(reserve).toBeInViewport();
});

test('a choice of two lines stands in the middle, as tall as the one beside it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openDeal(page, 'Dana');
  const [first, second] = await page
    .getByRole('group', { name: 'How you pay' })
    .locator('label > span')
    .evaluateAll(([plain, long]) => {
      if (!plain || !long) throw new Error('no two choices');
      long.textContent = 'At a dealer with a name that is so long that it takes two lines';
      const words = document.createRange();
      words.selectNodeContents(long);
      const box = long.getBoundingClientRect();
      const text = words.getBoundingClientRect();
      return [
        { height: plain.getBoundingClientRect().height },
        { height: box.height, left: text.left - box.left, right: box.right - text.right },
      ];
    });
  expect(second?.height).toBe(first?.height);
  expect(second?.left).toBeGreaterThanOrEqual(4);
  expect(second?.right).toBeCloseTo(second?.left ?? 0, 0);
});

/** Opens the deal of a car, with a name typed that a request is sent in. */
async function openDeal(page: Page, name: string): Promise<void> {
  await page.goto(bought);
  await page.locator('article.card h3 a').first().click();
  await page.locator('main.vehicle-page').waitFor();
  await page.getByRole('link', { name: 'Buy online' }).first().click();
  await untilLive(page.getByLabel('First name'));
  await page.getByLabel('First name').fill(name);
}

plainTest(
  'a deal and what is typed outlive that no answer comes',
  async ({ page }, { retry, repeatEachIndex }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openDeal(page, 'Dana');
    const bar = page.getByRole('region', { name: 'The deal so far' });
    await expect(bar).toBeInViewport();
    const before = await bar.locator('strong').textContent();
    await page.route('**/buy.data*', (route) => route.abort());
    await page.getByRole('radio', { name: '84' }).check();
    await expect(bar.getByRole('alert')).toContainText('from before your last change');
    await expect(bar.locator('strong')).toHaveText(before ?? '');
    // The same words of the same address are not sent a second time.
    await page.getByLabel('Email').fill(`dana${retry}${repeatEachIndex}@people.example`);
    await page.getByRole('button', { name: 'Send the reservation request' }).click();
    await expect(page.getByText('Not sent, as far as we know')).toBeInViewport();
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await page.unroute('**/buy.data*');
    await bar.getByRole('button', { name: 'Try again' }).click();
    await expect(bar.locator('strong')).not.toHaveText(before ?? '');
    await expect(bar.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send the reservation request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is with');

    await page.getByRole('link', { name: 'See the conversation' }).click();
    await expect(page.getByRole('region', { name: 'Your request' })).toBeVisible();
    await expectRoomForLargeLetters(page, '.lead-asked');
    await page.getByLabel(/^Message to/).fill('Is Tuesday fine?');
    await page.route('**/conversation/*.data*', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Not sent, as far as we know')).toBeVisible();
    await expect(page.getByLabel(/^Message to/)).toHaveValue('Is Tuesday fine?');
  },
);

plainTest('what is wrong with a request has the keyboard', async ({ page }) => {
  await openDeal(page, 'Dana');
  await page.getByLabel('Email').fill('dana');
  await page.getByRole('button', { name: 'Send the reservation request' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('who asks for a car is kept while the page is loaded again, and forgotten once it is sent', async ({
  page,
}, { retry, repeatEachIndex }) => {
  await openDeal(page, 'Dana');
  const email = `again${retry}${repeatEachIndex}@people.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Anything to add?').fill('Is Tuesday fine?');
  const deal = page.url();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Anything to add?')).toHaveValue('Is Tuesday fine?');
  await page.getByRole('button', { name: 'Send the reservation request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is with');
  await page.goto(deal);
  await untilLive(page.locator('main'));
  await expect(page.getByLabel('Anything to add?')).toHaveValue('');
  await page.goto(new URL(deal).pathname.replace('/buy', ''));
  await expect(page.getByRole('link', { name: /^You asked on / }).first()).toBeVisible();
});

test('who is signed in comes back to the deal that was sent, and to its conversation', async ({
  page,
}, { retry, repeatEachIndex }) => {
  await signInByLink(page, `back${retry}${repeatEachIndex}@people.example`);
  await openDeal(page, 'Dana');
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?tradeValue=5000&amountOwed=9000&down=3000`);
  const send = page.getByRole('button', { name: 'Send the reservation request' });
  await page.getByLabel('First name').fill('Dana');
  await send.click();
  const done = page.getByRole('heading', { name: /^Your request is with/ });
  await expect(done).toBeVisible();
  await page.goto(pathname);
  await expect(page.getByText(/^You sent a request on [A-Z][a-z]+ \d+, \d{4}\./)).toBeVisible();
  await expect(page.getByLabel('What it is worth')).toHaveValue('5,000');
  await expect(page.getByLabel('You still owe')).toHaveValue('9,000');
  await expect(page.getByLabel('Cash down')).toHaveValue('3,000');
  await expectAccessible(page);
  await untilLive(page.getByLabel('First name'));
  await page.getByLabel('First name').fill('Dana');
  await send.click();
  await expect(page.getByText('had a request of yours for this car')).toBeVisible();
  await expect(page.getByText('out the door. It is a request')).toBeVisible();
  await page.getByRole('link', { name: 'See the conversation' }).click();
  await expect(page).toHaveURL(/\/conversation\/[\da-f]{32}$/);
});

test('who asks for a car is forgotten with the lists of the browser', async ({ page }) => {
  await openDeal(page, 'Dana');
  const deal = page.url();
  await page.goto('/privacy');
  await expect(page.getByText('What you type to sellers')).toBeVisible();
  await page.getByRole('button', { name: 'Forget these lists' }).click();
  await expect(page.getByText('This browser has forgotten them.')).toBeVisible();
  await page.goto(deal);
  await untilLive(page.getByLabel('First name'));
  await expect(page.getByLabel('First name')).toHaveValue('');
});

test('terms outlive a look at cash, and a ZIP is read when it is whole', async ({ page }) => {
  await openDeal(page, 'Dana');
  await page.getByLabel('Cash down').fill('3000');
  await page.getByRole('radio', { name: '72' }).check();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(page.getByText('is due when you sign')).toBeVisible();
  await page.getByRole('radio', { name: 'Finance' }).check();
  await expect(page.getByLabel('Cash down')).toHaveValue('3,000');
  await expect(page.getByRole('radio', { name: '72' })).toBeChecked();
  const zip = page.getByLabel('ZIP where it is registered');
  await zip.fill('9720');
  await page.getByRole('radio', { name: '84' }).check();
  // Left unfinished it is told.
  await expect(page.getByText('Enter a valid ZIP Code')).toBeVisible();
  await zip.fill('97201');
  await expect(page.locator('.checkout-total')).toContainText('Portland, OR 97201');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await zip.fill('3030');
  await zip.fill('30303');
  await expect(page.locator('.checkout-total')).toContainText('Atlanta, GA 30303');
  expect(addresses.filter((address) => /zip=3030(&|$)/.test(address))).toEqual([]);
});

test('an amount is taken once, at a pause, on leaving the field or by Enter, and typing goes on', async ({
  page,
}) => {
  await openDeal(page, 'Dana');
  const down = page.getByLabel('Cash down');
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/buy.data')) asked.push(searchParams.get('down'));
  });
  const release = await holdPages(page);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await down.pressSequentially('2500');
  expect(asked).toEqual([]);
  await page.clock.runFor(2000);
  await expect.poll(() => asked).toEqual(['2,500']);
  await expect(down).toBeFocused();
  await down.press('ArrowLeft');
  await down.press('ArrowLeft');
  await down.press('1');
  await down.press('Tab');
  await expect.poll(() => asked).toEqual(['2,500', '25,100']);
  await page.keyboard.press('Shift+Tab');
  await down.fill('3000');
  await down.press('ArrowLeft');
  await down.press('Enter');
  await expect.poll(() => asked).toEqual(['2,500', '25,100', '3,000']);
  await page.clock.runFor(2000);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(/down=3%2C000/);
  await expect(page.getByLabel('Summary')).toContainText('−$3,000.00');
  await expect(down).toBeFocused();
  await down.press('5');
  await expect(down).toHaveValue('30,050');
  expect(asked.slice(0, 3)).toEqual(['2,500', '25,100', '3,000']);
});

/** The page's notes of what a shopper does are posts too. */
const isAskedToReserve = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).searchParams.has('down');

test('a request goes with the deal that is typed, though its sums are not there yet', async ({
  page,
}, { retry, repeatEachIndex }) => {
  await openDeal(page, 'Dana');
  await page.getByLabel('Email').fill(`slow${retry}${repeatEachIndex}@people.example`);
  const release = await holdPages(page);
  await page.getByLabel('Cash down').fill('4321');
  const sent = page.waitForRequest(isAskedToReserve);
  await page.getByRole('button', { name: 'Send the reservation request' }).click();
  expect(new URL((await sent).url()).searchParams.get('down')).toBe('4,321');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is with');
});

plainTest(
  'sums that were not seen are told before they go out, and go when it is sent again',
  async ({ page }, { retry, repeatEachIndex }) => {
    await openDeal(page, 'Dana');
    await page.getByLabel('Email').fill(`unseen${retry}${repeatEachIndex}@people.example`);
    // As if other sums had been on the page.
    await page.route(
      '**/buy.data*',
      (route, request) =>
        route.continue({ postData: (request.postData() ?? '').replace('seen=', 'seen=1') }),
      { times: 1 },
    );
    await sendUnseen(page);
  },
);

/** Sends a request whose sums are not those that were seen, then once more. */
async function sendUnseen(page: Page): Promise<void> {
  const send = page.getByRole('button', { name: 'Send the reservation request' });
  await send.click();
  await expect(page.getByText('The sums changed while you wrote')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
  await send.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is with');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a reservation is asked for with its deal', async ({ page }) => {
    await page.goto(bought);
    await page.locator('article.card h3 a').first().click();
    await page.waitForURL(/\/vehicle\//);
    await page.getByRole('link', { name: 'Buy online' }).first().click();
    await page.getByLabel('What it is worth').fill('8,000');
    await page.getByRole('radio', { name: 'Cash' }).check();
    const day = page.locator('.checkout-days input').nth(1);
    const date = new Date((await day.getAttribute('value')) ?? '');
    await day.check();
    await expect(page.locator('noscript .checkout-note')).toContainText('“Update the sums” first');
    await page.getByRole('button', { name: 'Update the sums' }).click();
    await expect(page.getByText('$8,000 counts toward the next car.')).toBeVisible();
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Email').fill('dana@people.example');
    await page.getByRole('button', { name: 'Send the reservation request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is with');
    await expect(page.getByText('It is a request, not a contract')).toBeVisible();
    const words = date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect(page.getByText(`on ${words} if it suits`)).toBeVisible();
    // Who pays cash asks no lender.
    await expect(page.locator('.checkout-done li')).toHaveCount(2);
  });

  plainTest('sums that were not seen are told before they go out', async ({ page }) => {
    await page.goto(bought);
    await page.locator('article.card h3 a').first().click();
    await page.waitForURL(/\/vehicle\//);
    await page.getByRole('link', { name: 'Buy online' }).first().click();
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Email').fill('unseen@people.example');
    await page.locator('[name="seen"]').evaluate((field) => {
      field.setAttribute('value', `1${field.getAttribute('value')}`);
    });
    await sendUnseen(page);
  });
});
