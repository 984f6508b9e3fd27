import type { Page } from '@playwright/test';
import { banner, comeFrom, followLink, heading, linkTo, signInByLink } from './account-pages.ts';
import {
  desktop,
  expect,
  expectAccessible,
  person,
  phone,
  plainTest as test,
} from './marketplace.ts';

const password = 'oyster staircase';

/** Signs up with a password, and follows the link. */
async function join(page: Page, address: string): Promise<void> {
  await page.goto('/account/sign-in?defaultScreen=signup');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  await followLink(page, address);
}

async function askFor(page: Page, address: string, typed: string): Promise<void> {
  await page.getByText('Change', { exact: true }).click();
  await page.getByLabel('New email address').fill(address);
  await page.getByLabel('Your password').fill(typed);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

for (const [how, client, settings] of [
  ['with a script', '192.0.2.1', { viewport: desktop }],
  ['without a script', '192.0.2.2', { viewport: phone, javaScriptEnabled: false }],
] as const)
  test.describe(`the address of an account, ${how}`, () => {
    test.use({ ...person, ...settings });
    test.beforeEach(({ page }) => comeFrom(page, client));

    test('is changed by a link to the new one, and back by one to the old', async ({ page }, {
      retry,
      repeatEachIndex,
    }) => {
      test.slow();
      const mine = `${how.replaceAll(' ', '-')}-${retry}-${repeatEachIndex}@example.com`;
      const before = `before-${mine}`;
      const after = `after-${mine}`;
      await join(page, before);

      await askFor(page, after, 'another staircase');
      await expect(page.getByText('Enter the password of this account.')).toBeVisible();
      await expect(page.getByLabel('New email address'), 'what was typed stays').toHaveValue(after);
      await expect(page.getByLabel('Your password')).toHaveValue('');
      if (how === 'with a script') await expectAccessible(page);
      await page.getByLabel('Your password').fill(password);
      await page.getByRole('button', { name: 'Send the link' }).click();
      const news = page.getByRole('listitem').filter({ hasText: before }).getByRole('status');
      await expect(news, 'it is told where the address is').toContainText(`on its way to ${after}`);
      await expect(page.getByRole('main').getByText(before).first()).toBeVisible();

      const link = await linkTo(page, after);
      await page.goto(link);
      await expect(heading(page)).toHaveText('Confirm your new address');
      if (how === 'with a script') {
        await expect(page.getByText(`Your account has ${after} from then on`)).toBeVisible();
        await expect(page).not.toHaveURL(/#to=/);
      }
      if (how === 'with a script') await expectAccessible(page);
      await page.getByRole('button', { name: 'Confirm the address' }).click();
      await expect(page.getByRole('status').getByText('Your address is changed')).toBeVisible();
      await expect(page.getByRole('main').getByText(after).first()).toBeVisible();
      await page.goto(link);
      if (how === 'with a script') {
        await expect(heading(page)).toHaveText('Your account has this address');
        await expectAccessible(page);
      } else {
        await page.getByRole('button', { name: 'Confirm the address' }).click();
        await expect(page.getByRole('alert')).toHaveText(/used before or is too old/);
      }

      // The first mail made the account, the second told that another address was asked for.
      await page.goto(await linkTo(page, before, 3));
      await expect(heading(page)).toHaveText('Undo the change of your address');
      await page.getByRole('button', { name: 'Undo it and sign everybody out' }).click();
      await expect(heading(page)).toHaveText('Your account has this address again');
      if (how === 'with a script') await expectAccessible(page);
      await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
    });

    test('has a new password set by who is signed in still', async ({ page }, {
      retry,
      repeatEachIndex,
    }) => {
      const mine = `password-${how.replaceAll(' ', '-')}-${retry}-${repeatEachIndex}@example.com`;
      await signInByLink(page, mine, { act: 'signup', password });
      await page.getByRole('link', { name: 'Set a new password' }).click();
      await expect(heading(page)).toHaveText('Set a new password');
      await expect(page.getByLabel('Email')).toHaveValue(mine);
      await page.getByRole('button', { name: 'Send me a link' }).click();
      await expect(heading(page)).toHaveText('Look into your mail');
      await page.goto(await linkTo(page, mine, 2));
      await page.getByLabel('New password').fill('another staircase');
      await page.getByRole('button', { name: 'Set password' }).click();
      await expect(heading(page)).toHaveText('Your new password is set');
    });

    test('is not changed where nobody is signed in', async ({ page }) => {
      await page.goto('/account/address?use=change&token=x');
      await expect(page.getByText('Sign in here with the address')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Confirm the address' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  });
