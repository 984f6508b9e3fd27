import type { Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/console/test/code-of.ts';
import { heading, signInByLink } from './account-pages.ts';
import { dana, haveAsked, judge, press, rosa, sayYes } from './console-pages.ts';
import {
  desktop,
  expect,
  person,
  phone,
  startScriptsAtOnce,
  test,
  untilLive,
} from './marketplace.ts';
import { startServer } from './start-server.ts';

/** Comes into the console with an app that makes codes. @returns its backup codes */
async function comeIn(page: Page): Promise<string[]> {
  await page.goto('/console');
  await page.getByLabel('Your password').fill(rosa.password);
  await press(page, 'Set up an app');
  await expect(page.getByRole('heading', { name: 'Add it to your app' })).toBeFocused();
  const secret = (await page.locator('.account-secret').textContent()) ?? '';
  const backupCodes = await page.locator('.account-backup li').allTextContents();
  await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(secret));
  await press(page, 'Go on');
  await expect(heading(page)).toHaveText('Overview');
  return backupCodes;
}

test('an owner finds the keys of programs by the keyboard alone, makes some, and revokes one', async ({
  browser,
}) => {
  // A marketplace of its own, and two pages before axe.
  test.setTimeout(180_000);
  const server = await startServer(['apps/server/src/main.ts'], {
    DEMO_LISTINGS: '50',
    PAGE_CACHE_SECONDS: '0',
  });
  const settings = { baseURL: server.origin, ...person };
  const context = await browser.newContext({ ...settings, viewport: desktop });
  await startScriptsAtOnce(context);
  const page = await context.newPage();
  await signInByLink(page, rosa.email, { act: 'signup', password: rosa.password });
  await server.run({ kind: 'operators', action: 'add', email: rosa.email, role: null });
  const backupCodes = await comeIn(page);
  await haveAsked(page);

  await test.step('finds anything by its name, by the keyboard alone', async () => {
    await untilLive(page.getByRole('link', { name: /^Find anything/ }));
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog', { name: 'Find anything' });
    const field = box.getByRole('textbox', { name: 'Find anything' });
    await expect(field).toBeFocused();
    await field.fill('rosa@');
    await expect(box.getByRole('link', { name: /^rosa@example\.com/ })).toBeVisible();
    await judge(page, 'find');
    await page.route('**/console/find*', (route) => route.abort());
    await field.fill('campaign');
    await expect(box.getByRole('status')).toContainText('No answer came');
    await page.unroute('**/console/find*');
    await field.press('ArrowDown');
    await expect(box.getByRole('link', { name: /^Campaigns/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await page.getByRole('link', { name: /^Find anything/ }).press('Enter');
    await box.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(box).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Find anything/ })).toBeFocused();
    await page.keyboard.press('Control+k');
    await field.fill('keys');
    await field.press('Enter');
    await expect(heading(page)).toHaveText('API keys');
  });

  await test.step('a key is shown to who presses again while it is being made', async () => {
    await page.goto('/console/keys');
    let sent = 0;
    let answer = () => {};
    const isAskedTwice = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/console/keys', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      sent += 1;
      const response = await route.fetch();
      await isAskedTwice;
      return route.fulfill({ response });
    });
    await page.getByLabel('Name').fill('Pressed twice');
    await page.locator('[name="listings.read"]').check();
    // A page that is being left answers no question: what it showed is kept by itself.
    await page.evaluate(() => {
      const look = () => {
        const busy = document.querySelector('[value="key.make"][aria-busy="true"]');
        if (busy) sessionStorage.setItem('busy', busy.textContent);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
    });
    const box = await page.getByRole('button', { name: 'Make the key' }).boundingBox();
    if (!box) throw new Error('there is no button');
    await page.mouse.click(box.x + 9, box.y + 9);
    await expect.poll(() => sent).toBe(1);
    await page.mouse.click(box.x + 9, box.y + 9);
    answer();
    await expect(page.locator('.console-once')).toHaveText(/^forecourt_/);
    await expect(page.getByRole('heading', { name: 'The new key “Pressed twice”' })).toBeVisible();
    await expect(page.locator('.console-new-key > p')).toBeFocused();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, 'Copy the key');
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.locator('.console-once').textContent(),
    );
    expect(sent).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('busy'))).toBe('Make the key');
    await page.unroute('**/console/keys');
  });

  await test.step('what came of an act has the keyboard, and is read out', async () => {
    await page.goto('/console/keys');
    const revoke = page.locator('summary', { hasText: 'Revoke Pressed twice' });
    await revoke.press('Enter');
    await page.getByLabel('Why, for the audit log').fill('A test');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('The key is good no more.');
    await expect(page.getByRole('status')).toBeFocused();
    await page.goto('/console/people');
    const role = page.getByLabel(`Role of ${rosa.email}`);
    await role.selectOption('analyst');
    await page.getByRole('button', { name: `Change ${rosa.email}` }).press('Enter');
    await expect(page.getByText(/^Nobody would be left/)).toBeVisible();
    await expect(role).toBeFocused();
    await expect(role).toHaveAccessibleDescription(/name another owner first/);
    await page.goto('/console/tables?text=GA+docFeeCap&path=states.GA.docFeeCap');
    const value = page.getByLabel('Value', { exact: true });
    await value.fill('much');
    await value.press('Enter');
    await expect(value).toHaveAccessibleDescription(/much is not possible/);
    await expect(value).toBeFocused();
  });

  await test.step('makes a key without a script, on a phone: it opens what it is for', async () => {
    const plain = await browser.newContext({
      ...settings,
      viewport: phone,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const still = await plain.newPage();
    await still.goto('/console/keys');
    await expect(still.getByRole('link', { name: 'API keys' })).toBeInViewport();
    await still.getByLabel('Name').fill('Night export');
    await still.getByLabel(/Read what shoppers sent/).check();
    await press(still, 'Make the key');
    const key = (await still.locator('.console-once').textContent()) ?? '';
    await expect(still.getByRole('row').filter({ hasText: 'Night export' })).toContainText('Good');
    const asked = await plain.request.get('/rest/operator/leads', {
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await asked.text()).toContain(dana);
    await sayYes(
      still,
      'Revoke',
      /^Whatever comes with the key “Night export” \(forecourt_[\w-]+…\)/,
      {
        reason: 'Mailed by mistake',
        button: 'Revoke the key',
      },
    );
    await expect(still.getByRole('status')).toHaveText('The key is good no more.');
    await expect(still.locator('.console-once')).toHaveCount(0);
    await still.getByLabel('Name').fill('Week export');
    await still.getByLabel(/Read what shoppers sent/).check();
    await plain.clearCookies({ name: /session_token/ });
    await press(still, 'Make the key');
    await still.getByLabel('Email').fill(rosa.email);
    await still.getByLabel('Password').fill(rosa.password);
    await press(still, /^Sign in$/);
    await still.getByRole('textbox', { name: 'Code' }).fill(backupCodes[0] ?? '');
    await press(still, 'Go on');
    await expect(still.getByRole('alert')).toContainText('What you typed is here again');
    await expect(still.getByLabel('Name')).toHaveValue('Week export');
    await expect(still.getByLabel(/Read what shoppers sent/)).toBeChecked();
    await still.reload();
    await expect(still.getByLabel('Name'), 'it is kept once').toHaveValue('');
    await page.goto('/console/keys');
    await judge(page, 'keys');
    await page.goto('/console/audit');
    await expect(
      page.getByRole('row').filter({ hasText: 'revoked the key Night export' }),
    ).toContainText('Mailed by mistake');
    await plain.close();
  });
  await context.close();
  server.stop();
});
