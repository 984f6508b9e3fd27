import type { Page } from '@playwright/test';
import { googleKeys, tokenOf } from '../apps/server/src/accounts/test/google-token.ts';
import { banner, followLink, heading, linkTo, signInByLink } from './account-pages.ts';
import {
  expect,
  expectAccessible,
  person,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';
import { startServer } from './start-server.ts';

test.use(person);

const password = 'oyster staircase';

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
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(
      page.getByText('This device has a passkey of your account already.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toHaveCount(1);
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
    press: async (page: Page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    opener: '/account/sign-in?defaultScreen=reset',
    start: 'Send me a link',
    press: async (page: Page) => {
      // Told before anything is typed.
      await expect(page.getByLabel('New password')).toHaveCount(0);
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
      await expect(page.locator('[name="email"]').first()).toHaveValue(address);
      expect(page.url()).not.toContain('#');
      await press(page);
      await expect(page.getByText(`The new one goes to ${address}.`)).toBeVisible();
      await expectAccessible(page);
      const sent = await pressTwice(page, '**/account/sign-in*');
      await expect(heading(page)).toHaveText('Look into your mail');
      await expect(page.getByText(address)).toBeVisible();
      expect(sent(), 'one mail is asked for').toBe(1);
    },
  );
}

plainTest(
  'a link of a mail sets a new password, once',
  async ({ page }, { retry, repeatEachIndex }) => {
    const address = `forgets-${retry}-${repeatEachIndex}@example.com`;
    await signInByLink(page, address);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.goto('/account/sign-in?defaultScreen=reset');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(heading(page)).toHaveText('Look into your mail');
    const link = await linkTo(page, address, 2);
    await page.goto(link);
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(heading(page)).toHaveText('Your new password is set');
    await page.goto('/privacy');
    await page.goto(link);
    await expect(heading(page)).toHaveText('Set a new password');
    await expect(page.getByText(`The new one goes to ${address}.`)).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
  },
);

/** Has what a page of accounts sends wait until its button was pressed twice. @returns how often it was sent */
async function pressTwice(page: Page, route: string): Promise<() => number> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(route, async (one) => {
    sent += 1;
    await released;
    await one.continue();
  });
  await page.exposeFunction('pressedTwice', release);
  await untilLive(page.locator('main form').last());
  await page.evaluate(() => {
    const button = [...document.querySelectorAll<HTMLElement>('main form button')].at(-1);
    button?.click();
    setTimeout(() => {
      button?.click();
      (window as unknown as { pressedTwice: () => void }).pressedTwice();
    }, 300);
  });
  return () => sent;
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
  const sent = await pressTwice(page, '**/account/link*');
  await expect(heading(page)).toHaveText('Your account');
  expect(sent()).toBe(1);
});

test('a link that was used before tells who is signed in by it so, and leads on', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  const address = `again-${retry}-${repeatEachIndex}@example.com`;
  await signInByLink(page, address);
  await page.goto(await linkTo(page, address));
  await untilLive(page.locator('main form'));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('You are signed in');
  await expect(page.getByText(`signed in here with ${address}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(heading(page)).toHaveText('Your account');
});

test('a link of a mail says whom it signs in, and whom it signs out for that', async ({
  page,
  browser,
  baseURL,
}, { retry, repeatEachIndex }) => {
  const [ada, bob] = [`ada-${retry}-${repeatEachIndex}`, `bob-${retry}-${repeatEachIndex}`].map(
    (name) => `${name}@example.com`,
  ) as [string, string];
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(ada);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  const link = await linkTo(page, ada);
  await page.goto(link);
  const main = page.getByRole('main');
  await expect(main.getByText(`This link signs in ${ada}.`)).toBeVisible();
  await signInByLink(page, bob);
  await page.goto(link);
  await expect(main).toContainText(
    `You are signed in here as ${bob}. This link signs you out and ${ada} in.`,
  );
  await expectAccessible(page);
  const context = await browser.newContext({
    ...{ ...person, javaScriptEnabled: false, storageState: await page.context().storageState() },
    ...(baseURL && { baseURL }),
  });
  const unscripted = await context.newPage();
  await unscripted.goto(link);
  await expect(unscripted.getByRole('main')).toContainText(
    `You are signed in here as ${bob}. This link signs you out and whoever it was mailed to in.`,
  );
  await context.close();
  await main.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(heading(page)).toHaveText('Your account');
  await expect(page.getByText(bob).first()).toBeVisible();
  await page.goto(link);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('Your account');
  await expect(page.getByText(ada).first()).toBeVisible();
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

// A refused password is an error that the browser tells of.
for (const javaScriptEnabled of [true, false])
  plainTest(
    `a sign-up is confirmed on another device by its password, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
    async ({ page, browser, baseURL }, { retry, repeatEachIndex }) => {
      const address = `device-${javaScriptEnabled}-${retry}-${repeatEachIndex}@example.com`;
      await page.goto('/account/sign-in?defaultScreen=signup');
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Create account' }).click();
      const link = await linkTo(page, address);
      await page.goto(link);
      await expect(page.getByLabel('Password'), 'where it was typed').toHaveCount(0);
      const context = await browser.newContext({
        ...{ ...person, javaScriptEnabled, viewport: phone },
        ...(baseURL && { baseURL }),
      });
      const other = await context.newPage();
      await other.goto(link);
      const typed = other.getByLabel('Password');
      await typed.fill('another password');
      await other.getByRole('button', { name: 'Confirm and sign in' }).click();
      await expect(other.getByText('Enter the password of this sign-up')).toBeVisible();
      await expect(typed).toHaveValue('');
      if (javaScriptEnabled) {
        await expect(typed).toBeFocused();
        await expectAccessible(other);
      }
      await typed.fill(password);
      await other.getByRole('button', { name: 'Confirm and sign in' }).click();
      await expect(heading(other)).toHaveText('Your account');
      await context.close();
    },
  );

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
      // No password is asked for in vain, nor where a mail program left little of a link.
      ['/account/reset?token=used', null],
      ['/account/reset', null],
    ] as const) {
      await page.goto(`${stale}#to=${address}`);
      await expect(page.getByLabel('New password')).toHaveCount(0);
      if (button !== null)
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
    const address = `undeleted-${retry}-${repeatEachIndex}@example.com`;
    await page.goto('/account/sign-in');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send me a link instead' }).click();
    await expect(heading(page)).toHaveText('Look into your mail');
    await followLink(page, address);
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

test('a tab that is seen again names nobody who signed out in another, and asks for nothing', async ({
  page,
  context,
}, { retry, repeatEachIndex }) => {
  await signInByLink(page, `left-${retry}-${repeatEachIndex}@example.com`);
  await page.goto('/cars-for-sale/saved');
  const account = banner(page).getByRole('link', { name: /^Your account/ });
  await expect(account).toBeVisible();
  const seeAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const owner = () => page.evaluate(() => localStorage.getItem('OWNER'));
  await expect.poll(owner).not.toBeNull();
  await seeAgain();
  const other = await context.newPage();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(owner).toBeNull();
  await expect(account).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await seeAgain();
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(account).toHaveCount(0);
  // What is told of the visit, and the routes of links, may be on their way from before.
  expect(asked.filter((url) => !/\/events\/|\/__manifest/.test(url))).toEqual([]);
});
