import { storageKeys } from '@forecourt/domain/account/storage-keys';
import type { Page } from '@playwright/test';
import { googleKeys, tokenOf } from '../apps/server/src/accounts/test/google-token.ts';
import { banner, heading, linkTo, signInByLink } from './account-pages.ts';
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
import { startServer } from './start-server.ts';

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

      await page.goto(await linkTo(page, address));
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
      await expect(page.getByRole('link', { name: '1 saved search', exact: true })).toBeVisible();
      await page.getByText('Delete account').first().click();
      await page.getByLabel('Type your email to confirm').fill(address);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByText('Your account is deleted')).toBeVisible();
      await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  });
}

test.describe('a passkey', () => {
  // A key belongs to a name: an address of numbers has none.
  const named = process.env.FORECOURT_ORIGIN?.replace('127.0.0.1', 'localhost');
  test.use({ viewport: phone, ...(named && { baseURL: named }) });

  test('is added to an account, signs in without a password, and is removed', async ({
    page,
    context,
  }, { retry, repeatEachIndex }) => {
    test.slow();
    const address = `keys-${retry}-${repeatEachIndex}@example.com`;
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
        ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await page.goto('/account/sign-in');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send me a link instead' }).click();
    await page.goto(await linkTo(page, address));
    await page.getByRole('button', { name: /sign in/i }).click();
    await expect(heading(page)).toHaveText('Your account');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.goto('/account/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(heading(page)).toHaveText('Your account');
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(0);
  });
});

for (const { opener, start, press } of [
  {
    opener: '/account/sign-in',
    start: 'Send me a link instead',
    press: (page: Page) => page.getByRole('button', { name: 'Sign in' }).click(),
  },
  {
    opener: '/account/sign-in?defaultScreen=reset',
    start: 'Send me a link',
    press: async (page: Page) => {
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Set password' }).click();
    },
  },
]) {
  // A refused link is an error that the browser tells of.
  plainTest(
    `in place of a stale link another goes to the same address: ${start}`,
    async ({ page }, { retry, repeatEachIndex }) => {
      const address = `stale+${start.length}-${retry}-${repeatEachIndex}@example.com`;
      await signInByLink(page, address);
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.goto(opener);
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: start }).click();
      await expect(heading(page)).toHaveText('Look into your mail');
      const link = await linkTo(page, address, 2);
      await page.goto(link.replace(/token=[^&]*/, 'token=used'));
      await expect(page.locator('[name="email"]')).toHaveValue(address);
      expect(page.url()).not.toContain('#');
      await press(page);
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByText(`The new one goes to ${address}.`)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Get another link' }).click();
      await expect(heading(page)).toHaveText('Look into your mail');
      await expect(page.getByText(address)).toBeVisible();
    },
  );
}

test('a link of a mail that is pressed twice before the answer is there signs in all the same', async ({
  page,
}, { retry, repeatEachIndex }) => {
  const address = `twice-${retry}-${repeatEachIndex}@example.com`;
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  await page.goto(await linkTo(page, address));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/account/link*', async (route) => {
    sent += 1;
    await released;
    await route.continue();
  });
  await page.exposeFunction('pressedTwice', release);
  await untilLive(page.locator('main form'));
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main button');
    button?.click();
    setTimeout(() => {
      button?.click();
      (window as unknown as { pressedTwice: () => void }).pressedTwice();
    }, 300);
  });
  await expect(heading(page)).toHaveText('Your account');
  expect(sent).toBe(1);
});

test('without scripts a form that is not understood comes back as it was typed, but for the password', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/account/sign-in?defaultScreen=signup&refUrl=https://elsewhere.test/');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('Password').fill('12345678');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter another one')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('dana@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.locator('input[name=refUrl]')).toHaveValue('/account');
  await context.close();
});

// No server is told what stands behind the hash of a link.
plainTest(
  'without scripts a stale link asks in place where another one is to go',
  async ({ browser, baseURL }, { retry, repeatEachIndex }) => {
    const address = `unscripted-${retry}-${repeatEachIndex}@example.com`;
    const context = await browser.newContext({
      ...{ javaScriptEnabled: false, viewport: phone },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    for (const [stale, button] of [
      ['/account/link?token=used', 'Sign in'],
      ['/account/reset?token=used', 'Set password'],
    ] as const) {
      await page.goto(`${stale}#to=${address}`);
      const password = page.getByLabel('New password');
      if (await password.isVisible()) await password.fill('three words, then one more');
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await page.getByLabel('Email that the link came to').fill(address);
      await page.getByRole('button', { name: 'Get another link' }).click();
      await expect(heading(page)).toHaveText('Look into your mail');
      await expect(page.getByText(address)).toBeVisible();
    }
    await context.close();
  },
);

plainTest(
  'without scripts what keeps an account from being deleted is in sight',
  async ({ browser, baseURL }, { retry, repeatEachIndex }) => {
    const context = await browser.newContext({
      ...{ ...person, javaScriptEnabled: false, viewport: phone },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await signInByLink(page, `undeleted-${retry}-${repeatEachIndex}@example.com`);
    await page.getByText('Delete account').first().click();
    await page.getByLabel('Type your email to confirm').fill('other@example.com');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Enter the address of this account.')).toBeInViewport();
    await context.close();
  },
);

/** Stands in for the script of Google: it shows its offer in a corner, and hands over a token. */
const oneTapScript = (credential: string) => `{
  let options = null;
  const button = document.createElement('button');
  button.textContent = 'Continue as Ada';
  button.style = 'position: fixed; top: 80px; right: 8px; z-index: 99';
  button.onclick = () => options.callback({ credential: ${JSON.stringify(credential)} });
  window.google = { accounts: { id: {
    initialize: (given) => { options = given; button.title = given.client_id; },
    prompt: (onMoment) => {
      window.closeOneTap = () => onMoment({
        isSkippedMoment: () => false, isDismissedMoment: () => true,
        getDismissedReason: () => 'cancel_called',
      });
      document.body.append(button);
    },
    cancel: () => button.remove(),
  } } };
}`;

test('one tap signs in where the visitor is, is not offered to who is known, closed it or opts out', async ({
  page,
  context,
}) => {
  test.slow();
  const server = await startServer(
    ['--import', './browser/google-keys.ts', 'apps/server/src/main.ts'],
    {
      DEMO_LISTINGS: '50',
      GOOGLE_CLIENT_ID: 'cars.apps.example',
      GOOGLE_KEYS: JSON.stringify(googleKeys),
    },
  );
  const ada = {
    ...{ sub: 'ada', email: 'ada@cars.example', email_verified: true },
    ...{ name: 'Ada Driver', picture: 'https://pictures.example/ada' },
  };
  let loads = 0;
  await page.route('https://accounts.google.com/gsi/client', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: oneTapScript(tokenOf(ada)) });
  });
  const offer = page.getByRole('button', { name: 'Continue as Ada' });
  const address = `${server.origin}/cars-for-sale?searchRadius=0`;

  await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.addInitScript(() => {
    if (location.hash === '#private')
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  await page.goto(`${address}#private`);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(0);

  await page.setExtraHTTPHeaders({});
  // A new document: the address alone differs in nothing but its end.
  await page.goto('about:blank');
  await page.goto(address);
  await expect(offer).toHaveAttribute('title', 'cars.apps.example');
  await page.evaluate('closeOneTap()');
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('caiSuppressGoogleOneTap');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);

  await context.clearCookies();
  await page.reload();
  await offer.click();
  await expect(banner(page).getByRole('link', { name: 'Ada' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/cars-for-sale');
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
  server.stop();
});
