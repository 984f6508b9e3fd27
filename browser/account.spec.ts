import { cookieNames } from '@forecourt/domain/account/cookies';
import { storageKeys } from '@forecourt/domain/account/storage-keys';
import type { Page } from '@playwright/test';
import { banner, comeFrom, heading, linkTo, signInByLink } from './account-pages.ts';
import { expectNothingCovered } from './covered-controls.ts';
import {
  desktop,
  expect,
  expectAccessible,
  organicCards,
  person,
  phone,
  plainTest,
  saveFirstCar,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);

const password = 'oyster staircase';

/** Ticks the box of a car in some results, and opens its page. */
async function compareAndOpen(page: Page, results: string): Promise<number> {
  await page.goto(results);
  const box = page.locator(`${organicCards} .card-compare input`).first();
  await untilLive(box);
  await box.check();
  const id = Number(await box.inputValue());
  await page.goto(`/cars-for-sale/vehicle/${id}`);
  await expect.poll(async () => (await keptHere(page)).seen).toContain(id);
  return id;
}

/** When this browser and the account last told each other what was seen; null before. */
const historyFetched = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), storageKeys.historyFetched);

/** Leaves of what was seen the last car, and no word of what the account knows. */
function forgetFetched(page: Page): Promise<void> {
  return page.evaluate(({ recentInventory, historyFetched: fetched }) => {
    const [last] = JSON.parse(localStorage.getItem(recentInventory) ?? '[]');
    localStorage.setItem(recentInventory, JSON.stringify([last]));
    sessionStorage.removeItem(fetched);
  }, storageKeys);
}

/** Ids of the cars that this browser compares, and of those that it saw. */
function keptHere(page: Page): Promise<{ readonly compared: number[]; readonly seen: number[] }> {
  return page.evaluate(() => ({
    compared: JSON.parse(localStorage.getItem('COMPARED_CARS') ?? '[]'),
    seen: JSON.parse(localStorage.getItem('ATC_RECENT_INVENTORY') ?? '[]').map(
      ({ listingId }: { listingId: number }) => listingId,
    ),
  }));
}

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`an account, ${width}`, () => {
    test.use({ viewport: size });

    test('a shopper signs up by the mailbox, keeps what was saved, seen and compared, signs out and in [routes.sign-in, calls.still-interested-beacon, roles.still-interested, lead.profile, calls.browsing-history]', async ({
      page,
    }, { retry, repeatEachIndex }) => {
      test.slow();
      // An address signs up once: another try has its own.
      const name = `dana-${width}-${retry}-${repeatEachIndex}`;
      const address = `${name}@example.com`;
      await page.goto('/cars-for-sale/toyota');
      await saveFirstCar(page);
      const first = await compareAndOpen(page, '/cars-for-sale/toyota');

      await page.goto('/cars-for-sale/toyota');
      await banner(page).getByRole('link', { name: 'Sign in' }).click();
      await expect(heading(page)).toHaveText('Sign in');
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Create a free account' }).click();
      await expect(heading(page)).toHaveText('Create a free account');
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(heading(page)).toHaveText('Look into your mail');
      await expectAccessible(page);

      const link = await linkTo(page, address);
      await page.goto('/dev/mailbox');
      await page.getByRole('row').filter({ hasText: address }).getByRole('link').click();
      await expect(page.locator('pre')).toContainText(link);
      await page.goto(link);
      await expect(heading(page)).toHaveText('Confirm your address');
      await page.getByRole('button', { name: 'Confirm and sign in' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale\/toyota$/);
      await expect(banner(page).getByRole('link', { name: `Your account, ${name}` })).toBeVisible();
      await expect(banner(page).getByRole('link', { name: 'Saved cars, 1' })).toBeVisible();
      // Until the account has what was seen: who signs out before takes it along.
      await expect.poll(() => historyFetched(page)).not.toBeNull();

      await banner(page)
        .getByRole('link', { name: /^Your account/ })
        .click();
      await expect(heading(page)).toHaveText('Your account');
      await expect(page.getByText('This browser')).toBeVisible();
      await page.getByLabel('First name').fill('Dana');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByRole('status').getByText('Your profile is saved.')).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Dana');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
      await expect(
        banner(page).getByRole('link', { name: 'Saved cars', exact: true }),
      ).toBeVisible();
      // What the person compared and saw went with them, and meets what the next visitor does here.
      await expect.poll(() => keptHere(page)).toEqual({ compared: [], seen: [] });
      const second = await compareAndOpen(page, '/cars-for-sale/honda');

      await page.goto('/account');
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(heading(page)).toHaveText('Your account');
      await expect(banner(page).getByRole('link', { name: 'Saved cars, 1' })).toBeVisible();
      await expect.poll(async () => (await keptHere(page)).compared).toEqual([second, first]);

      // As if the page had been left before the account answered: it answers when one car is shown.
      await expect.poll(() => historyFetched(page)).not.toBeNull();
      await forgetFetched(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/cars-for-sale/history', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto('/cars-for-sale/honda');
      await expect(page.locator('.history-recent h3 a')).toHaveCount(1);
      release();
      await expect(page.locator('.history-recent h3 a')).toHaveCount(2);
      expect((await keptHere(page)).seen).toEqual([second, first]);
      await page.getByRole('button', { name: 'Save search' }).filter({ visible: true }).click();
      await expect(heading(page)).toHaveText('Saved searches');
      const news = page.locator('label', { hasText: 'Tell me of news' });
      await expect(news.getByRole('combobox')).toHaveValue('daily');
      await page.getByText('Change', { exact: true }).click();
      await page.getByLabel('Title').fill('Hondas for me');
      await page.getByRole('button', { name: 'Rename' }).click();
      await expect(page.getByRole('link', { name: 'Hondas for me', exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Open Hondas for me' }).click();
      await expect(page).toHaveURL(/\/cars-for-sale\/honda\?lastExec=\d{4}-\d\d-\d\d/);
      await expect(page.getByRole('heading', { name: /^Receive Price Alerts/ })).toHaveCount(0);

      // Who is signed in is told apart by the beacon that a car was pointed out.
      const opened = await page
        .locator(organicCards)
        .first()
        .getByRole('heading')
        .getByRole('link')
        .getAttribute('href');
      await page.goto(opened ?? '');
      const stored = () => page.evaluate(() => localStorage.getItem('VIEWED_CBH_VEHICLES') ?? '');
      await expect.poll(stored).toContain(opened?.split('/').at(-1));
      const beacon = page.waitForRequest((one) => one.url().endsWith('/still-interested/alert'));
      await page.goto('/cars-for-sale');
      await page.evaluate(() => scrollTo(0, innerHeight / 2));
      expect((await beacon).method()).toBe('POST');

      if (width === 'desktop') {
        for (const path of ['/account', '/cars-for-sale/saved', '/cars-for-sale/saved-searches'])
          await expectNothingCovered(page, path);
        await page.setViewportSize(size);
      }

      await page.goto('/account');
      const yours = page.getByRole('navigation', { name: 'Yours' }).getByRole('link');
      await expect(yours).toHaveText(['Saved cars', 'Saved searches 1', 'Account']);
      await page.getByText('Delete account').first().click();
      await page.getByLabel('Type your email to confirm').fill(address);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByText('Your account is deleted')).toBeVisible();
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.recentSearches))
        .toBeNull();
      await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  });
}

for (const [when, answer] of [
  ['before the account has answered', 'never'],
  ['when the account did not answer', 'failed'],
] as const)
  plainTest(
    `who signs out ${when} leaves no link to a conversation either`,
    async ({ page }, { retry, repeatEachIndex }) => {
      await comeFrom(page, '192.0.2.3');
      const { promise: ended, resolve: end } = Promise.withResolvers<void>();
      await page.route('**/cars-for-sale/compared-listings', async (route) => {
        if (answer === 'never') await ended;
        await route.abort();
      });
      const asked = page.waitForRequest('**/cars-for-sale/compared-listings');
      await signInByLink(page, `soon-${answer}-${retry}-${repeatEachIndex}@example.com`);
      await asked;
      await page.evaluate((key) => {
        const contact = { listingId: 7, askedAt: Date.now(), token: '0'.repeat(32) };
        localStorage.setItem(key, JSON.stringify([contact]));
      }, storageKeys.contactedCars);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
      const kept = () =>
        page.evaluate((key) => localStorage.getItem(key), storageKeys.contactedCars);
      await expect.poll(kept).toBeNull();
      end();
    },
  );

test('who signs out leaves no link to a conversation and nothing of a wallet to the next one here', async ({
  page,
}, { retry, repeatEachIndex }) => {
  await signInByLink(page, `lee-${retry}-${repeatEachIndex}@example.com`);
  const keys = [
    storageKeys.contactedCars,
    storageKeys.lastWalletSync,
    storageKeys.walletNotification,
  ];
  const owner = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.owner);
  await expect.poll(owner).not.toBeNull();
  await page.evaluate(({ contactedCars, lastWalletSync, walletNotification }) => {
    const contact = { listingId: 7, askedAt: Date.now(), token: '0'.repeat(32) };
    localStorage.setItem(contactedCars, JSON.stringify([contact]));
    localStorage.setItem(lastWalletSync, String(Date.now()));
    const notice = { notice: { kind: 'deal-updates', cars: 2, most: 900 }, isSeen: false };
    localStorage.setItem(walletNotification, JSON.stringify([notice]));
  }, storageKeys);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect
    .poll(() => page.evaluate((all) => all.map((key) => localStorage.getItem(key)), keys))
    .toEqual([null, null, null]);
});

test('a session that ends by itself leaves nothing of its wallet to the next one here', async ({
  page,
  context,
}, { retry, repeatEachIndex }) => {
  await signInByLink(page, `ends-${retry}-${repeatEachIndex}@example.com`);
  const owner = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.owner);
  await expect.poll(owner).not.toBeNull();
  await page.request.post('/cars-for-sale/wallet', { form: { budget: '450' } });
  const wallet = async () =>
    (await context.cookies()).filter(({ name }) => name === cookieNames.wallet).length;
  expect(await wallet()).toBe(1);
  await context.clearCookies({ name: /session_token$/ });
  await page.goto('/account/sign-in');
  await expect.poll(wallet).toBe(0);
});
