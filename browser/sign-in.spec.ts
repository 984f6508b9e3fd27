import { banner, followLink, heading, linkTo, signInByLink } from './account-pages.ts';
import { expect, expectAccessible, person, phone, plainTest, test } from './marketplace.ts';

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
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
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
    await expect(page.getByText('Your passkey is removed.')).toBeFocused();
    await expect(page, 'it is said once').toHaveURL(/\/account#passkeys$/);
  });

  test('is not offered by a browser that has none', async ({ page }, {
    retry,
    repeatEachIndex,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    });
    await signInByLink(page, `keyless-${retry}-${repeatEachIndex}@example.com`);
    await expect(page.getByText('This browser has no passkeys.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  });
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
        ...person,
        javaScriptEnabled,
        viewport: phone,
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

plainTest(
  'without scripts what keeps an account from being deleted is in sight',
  async ({ browser, baseURL }, { retry, repeatEachIndex }) => {
    const context = await browser.newContext({
      ...person,
      javaScriptEnabled: false,
      viewport: phone,
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
