import { codeOf } from '../apps/server/src/console/test/code-of.ts';
import { followLink, heading, signInByLink } from './account-pages.ts';
import {
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  plainTest as test,
  untilLive,
} from './marketplace.ts';

// A refused name or code is an error that the browser tells of.
test.use(person);

test.describe('names of passkeys', () => {
  // A key belongs to a name: an address of numbers has none.
  const named = process.env.FORECOURT_ORIGIN?.replace('127.0.0.1', 'localhost');
  test.use({ viewport: phone, ...(named && { baseURL: named }) });

  test('two passkeys of one browser are told apart by names of their own, with and without scripts', async ({
    page,
    context,
    browser,
  }, { retry, repeatEachIndex }) => {
    test.slow();
    const address = `names-${retry}-${repeatEachIndex}@example.com`;
    await signInByLink(page, address);
    for (const transport of ['internal', 'usb']) {
      const device = await context.newCDPSession(page);
      await device.send('WebAuthn.enable');
      await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: transport as 'usb',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
      const removes = page.getByRole('button', { name: /^Remove the passkey/ });
      const count = await removes.count();
      await untilLive(page.locator('main'));
      const add = page.getByRole('button', { name: 'Add a passkey' });
      await add.focus();
      await page.keyboard.press('Enter');
      await expect(removes).toHaveCount(count + 1);
      await expect(page.getByRole('status').getByText('Your passkey is added.')).toBeVisible();
      await expect(add).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('This device has a passkey of your account')).toBeVisible();
      await expect(add, 'also when none is added').toBeFocused();
      await device.send('WebAuthn.disable');
    }
    const rows = page.locator('#passkeys li');
    await expect(rows.locator('b')).toHaveText(['Chrome on Linux', 'Chrome on Linux 2']);
    const rename = rows.nth(1).locator('summary');
    await rename.focus();
    await page.keyboard.press('Enter');
    await rows.nth(1).getByLabel('Name', { exact: true }).fill('  ');
    await page.keyboard.press('Enter');
    await expect(rows.nth(1).getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByText('Enter a name of 1 to 60 characters')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.type('Work laptop');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('has its new name')).toBeFocused();
    await expect(page).toHaveURL(/\/account#passkeys$/);
    await expect(rows.locator('b')).toHaveText(['Chrome on Linux', 'Work laptop']);

    const state = await context.storageState();
    const plain = await browser.newContext({ storageState: state, javaScriptEnabled: false });
    const bare = await plain.newPage();
    await bare.goto(new URL('/account', page.url()).href);
    await bare.locator('#passkeys summary').first().click();
    await bare.locator('#passkeys li').first().getByLabel('Name', { exact: true }).fill('Key ring');
    await bare.getByRole('button', { name: 'Save name' }).first().click();
    await expect(bare.locator('#passkeys li b')).toHaveText(['Key ring', 'Work laptop']);
    await plain.close();
  });
});

test('who has an app renews its backup codes, once the factor is shown', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  test.slow();
  const address = `codes-${retry}-${repeatEachIndex}@example.com`;
  await signInByLink(page, address);
  await expect(page.getByText('Backup codes')).toHaveCount(0);
  await page.goto('/account/second-factor');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const secret = (await page.locator('.account-secret').textContent()) ?? '';
  const old = await page.locator('.account-backup li').allTextContents();
  await page.getByLabel('Code', { exact: true }).fill(await codeOf(secret));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(page)).toHaveText('Your account');
  await page.getByText('Renew').click();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('New backup codes, shown this once')).toBeVisible();
  const codes = await page.locator('.account-backup li').allTextContents();
  expect(codes).toHaveLength(10);
  expect(codes).not.toContain(old[0]);
  await expectAccessibleInBothThemes(page, '#backup-codes');
  await page.goto('/dev/mailbox');
  const mail = page.getByRole('row').filter({ hasText: address });
  await expect(mail.filter({ hasText: 'Your backup codes were renewed' })).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  await followLink(page, address, 3);
  await page.getByText('Renew').click();
  await page.getByRole('link', { name: 'show it first' }).click();
  await page.getByLabel('Code', { exact: true }).fill(old[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('a backup code that was not used')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/account#backup-codes$/);
});
