import type { Page } from '@playwright/test';
import { heading, linkTo, signInByLink } from './account-pages.ts';
import {
  expect,
  expectAccessible,
  person,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

test.use(person);

const password = 'oyster staircase';

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
      const address = `stale-${start.length}-${retry}-${repeatEachIndex}@example.com`;
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
    ...person,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
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

// No server is told what stands behind the hash of a link.
plainTest(
  'without scripts a stale link asks in place where another one is to go',
  async ({ browser, baseURL }, { retry, repeatEachIndex }) => {
    const address = `unscripted-${retry}-${repeatEachIndex}@example.com`;
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: phone,
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
