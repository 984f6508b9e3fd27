import { execFile } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { codeOf } from '../apps/server/src/console/test/code-of.ts';
import { startMailServer } from '../apps/server/src/platform/mail/test/mail-server.ts';
import { heading } from './account-pages.ts';
import { dana, haveAsked, judge, press, rosa, sayYes } from './console-pages.ts';
import {
  desktop,
  expect,
  expectAccessible,
  person,
  phone,
  startScriptsAtOnce,
  test,
} from './marketplace.ts';
import { startServer } from './start-server.ts';

const header = 'vin,listing_type,year,make,model,price,dealer_code,dealer_name,dealer_zip';
const row = (vin: string, words: string) =>
  `${vin},used,${words},18990,peachtree,Peachtree Motors,30303`;
const camry = row('4T1B11HKXKU000001', '2019,Toyota,Camry');
const stock = [
  camry,
  row('2T3W1RFV0MC000002', '2021,Toyota,RAV4'),
  row('1FTEW1EP6LF000003', '2020,Ford,F-150'),
];

/** @param nextMail the text of the mail that comes next */
async function signUp(page: Page, nextMail: () => Promise<string>): Promise<void> {
  await page.goto('/account/sign-in');
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await expect(heading(page)).toHaveText('Create a free account');
  await page.getByLabel('Email').fill(rosa.email);
  await page.getByLabel('Password').fill(rosa.password);
  await press(page, 'Create account');
  await expect(heading(page)).toHaveText('Look into your mail');
  const { pathname, search } = new URL(/http\S+/.exec(await nextMail())?.[0] ?? '');
  await page.goto(`${pathname}${search}`);
  await press(page, 'Confirm and sign in');
}

async function sendFile(page: Page, rows: readonly string[], said: string | RegExp): Promise<void> {
  await page.goto('/console/feeds');
  const buffer = Buffer.from([header, ...rows].join('\n'));
  const file = { name: 'peach.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await press(page, 'Take in');
  await expect(page.getByRole('status')).toHaveText(said);
  await expect(heading(page), 'the run is shown').toHaveText('peach.csv');
}

test('an owner runs the marketplace from the console, and who may less sees less', async ({
  browser,
  playwright,
}) => {
  // A marketplace of its own, seven pages before axe, five commands: minutes on a busy machine.
  test.setTimeout(300_000);
  const mails = await startMailServer();
  // Sellers have no mailbox until one step gives them theirs.
  mails.refuseWhere((address) => address !== rosa.email && address !== dana);
  const server = await startServer(['apps/server/src/main.ts'], {
    DEMO_LISTINGS: '50',
    PAGE_CACHE_SECONDS: '0',
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@cars.example',
  });
  const forecourt = async (...words: string[]) =>
    promisify(execFile)(process.execPath, ['apps/server/src/cli.ts', ...words], {
      env: { ...process.env, DATA_DIR: server.dataDir, NODE_ENV: 'production' },
    });
  const settings = { baseURL: server.origin, ...person };
  const context = await browser.newContext({ ...settings, viewport: desktop });
  await startScriptsAtOnce(context);
  const page = await context.newPage();

  await test.step('comes in with a second factor', async () => {
    await signUp(page, async () => {
      await mails.reach(1);
      return mails.mails[0]?.parsed.text ?? '';
    });
    expect((await page.goto('/console'))?.status(), 'nobody is told of a console').toBe(404);
    await forecourt('operators', 'add', rosa.email);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Console' }).click();
    await expect(heading(page)).toHaveText('Set up a second factor');
    await page.getByLabel('Your password').fill(rosa.password);
    await press(page, 'Set up an app');
    const secret = (await page.locator('.account-secret').textContent()) ?? '';
    const backupCodes = await page.locator('.account-backup li').allTextContents();
    await page.getByRole('textbox', { name: 'Code' }).fill('ABCDE');
    await press(page, 'Go on');
    await expect(page.getByText('Enter the code that the app shows now')).toBeVisible();
    await expect(page.locator('.account-secret'), 'it is still there').toHaveText(secret);
    await expect(page.locator('.account-backup li')).toHaveText(backupCodes);
    await page.getByRole('textbox', { name: 'Code' }).fill(await codeOf(secret));
    await press(page, 'Go on');
    await expect(heading(page)).toHaveText('Overview');
    await judge(page, 'overview');
  });

  await test.step('has a held dealer applied anyway', async () => {
    await sendFile(page, stock, 'The file was taken in.');
    await sendFile(page, [camry], /, but for the dealers below: they wait for you\.$/);
    await expect(page.getByText('2 cars, 67%')).toBeVisible();
    await sayYes(
      page,
      'Apply anyway',
      /^2 cars of Peachtree Motors leave the market at once, 1 stay/,
      {
        reason: 'Sold at auction',
        button: 'Take 2 off the market',
      },
    );
    await expect(page.getByRole('status')).toHaveText('The file was applied to this dealer.');
    await expect(page.locator('.console-held')).toContainText('Applied anyway');
    await expect(page.getByText('Applied anyway', { exact: true }), 'of the run, too').toHaveCount(
      2,
    );
    await judge(page, 'run');
    await page.goto('/console/audit');
    await expect(page.getByRole('row').filter({ hasText: 'applied anyway' })).toContainText(
      'Sold at auction',
    );
  });

  await test.step('has a feed fetched by itself, and a wrong one is refused in words', async () => {
    await page.goto('/console/feeds');
    await page.getByLabel('Name', { exact: true }).fill('Plum Motors');
    await page.getByLabel('Address').fill('https://192.168.0.1/plum.csv');
    await page.getByLabel('User name there').fill('plum');
    await page.getByLabel('Password there').fill('secret');
    await press(page, 'Add');
    const address = page.getByLabel('Address');
    await expect(address).toHaveAccessibleDescription('Enter a server at a public address.');
    await expect(address, 'what is to be mended has the keyboard').toBeFocused();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    const name = page.getByLabel('Name', { exact: true });
    await expect(name, 'what was typed stays').toHaveValue('Plum Motors');
    const password = page.getByLabel('Password there');
    await expect(password).toHaveAccessibleDescription('Type the password again.');
    await expectAccessible(page);
    await password.fill('secret');
    await address.fill('https://feeds.example/plum.csv');
    await page.getByLabel('Minute hour day month weekday, UTC').fill('30 5 * * *');
    await press(page, 'Add');
    await expect(page.getByRole('status')).toContainText('fetched at its times');
    const feed = page.getByRole('row').filter({ hasText: 'Plum Motors' });
    await expect(feed).toContainText('Not fetched yet');
    await name.fill('Plum Motors');
    await page.getByLabel('Address').fill('https://feeds.example/pear.csv');
    await press(page, 'Add');
    await expect(name).toHaveAccessibleDescription(/^There is a feed “Plum Motors” already/);
    await expect(feed).toContainText('https://feeds.example/plum.csv');
    await page.goto('/console/feeds');
    await judge(page, 'feeds');
  });

  await test.step('without a script a file that is too large is refused, and what was typed stays', async () => {
    const plain = await browser.newContext({
      ...settings,
      viewport: phone,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const still = await plain.newPage();
    await still.goto('/console/feeds');
    await still.getByLabel('Its name').last().fill('Peach & Sons');
    const large = join(server.dataDir, 'large.csv');
    await writeFile(large, '');
    await truncate(large, 64_000_000);
    await still.getByLabel('File', { exact: true }).setInputFiles(large);
    await press(still, 'Take in');
    await expect(still.getByRole('alert')).toContainText('The file is larger than 64 MB.');
    await expect(heading(still)).toHaveText('Feeds');
    await expect(still.getByLabel('Its name').last()).toHaveValue('Peach & Sons');
    await plain.close();
  });

  await test.step('sends a lead again that a seller’s server of mails refused', async () => {
    await haveAsked(page);
    const lead = page.getByRole('row').filter({ hasText: 'Dana R.' });
    const becomes = (word: string) =>
      expect(async () => {
        await page.goto('/console/leads');
        await expect(lead).toContainText(word, { timeout: 500 });
      }).toPass();
    await becomes('Dead');
    await lead.getByRole('link').click();
    await expect(page.locator('.console-story-bad')).toContainText('550');
    await judge(page, 'dead-lead');
    mails.refuseWhere(() => false);
    await sayYes(page, 'Resend', /^Its seller gets this lead by mail once more/, {
      button: 'Send it again',
    });
    await expect(page.getByRole('status')).toHaveText('The lead is sent again.');
    await becomes('Delivered');
  });

  await test.step('switches a part off, which shoppers see', async () => {
    const shopper = await playwright.request.newContext(settings);
    const results = async () => (await shopper.get('/cars-for-sale?searchRadius=0')).text();
    expect(await results()).toContain('card-compare');
    await page.goto('/console/flags');
    const flag = page.getByRole('row').filter({ hasText: /^compare/ });
    await flag.getByRole('button', { name: 'Switch off' }).click();
    await expect.poll(results).not.toContain('card-compare');
    await shopper.dispose();
  });

  await test.step('adds a campaign once it was seen in its space', async () => {
    await page.goto('/console/campaigns');
    await page.getByLabel('Code').fill('spring-check');
    await page.getByLabel('Title').fill('Ready for the road?');
    await page.getByLabel('Text').fill('A check at one price.');
    await page.getByLabel('Button').fill('Find a garage');
    await page.getByLabel('Address').fill('https://garages.example/spring');
    await press(page, 'Preview');
    const space = page.getByRole('complementary', { name: 'Advertisement 1' });
    await expect(space).toContainText('A check at one price.');
    await judge(page, 'campaigns');
    await press(page, 'Add it');
    await expect(page.getByRole('status')).toContainText('The campaign is kept.');
    await page.getByRole('link', { name: 'Ready for the road?' }).click();
    await page.getByLabel('Last day').fill('2020-01-01');
    await press(page, 'Change it');
    await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(
      /^Enter a day that is not/,
    );
    await expect(page.getByLabel('Code'), 'it is still the one that is changed').not.toBeEditable();
  });

  await test.step('changes one value that estimates stand on', async () => {
    await page.goto('/console/tables?text=GA+docFeeCap&path=states.GA.docFeeCap');
    await page.getByLabel('Value', { exact: true }).fill('699');
    await press(page, 'Change it');
    const changed = page.getByRole('row').filter({ hasText: 'started with' });
    await expect(changed).toContainText('states.GA.docFeeCap');
    await expect(changed).toContainText(rosa.email);
    await judge(page, 'tables');
  });

  await test.step('on a small laptop no button and no value is beyond the edge of its table', async () => {
    const long = `https://feeds.example/${'a'.repeat(400)}.csv`;
    await forecourt('feeds', 'set', 'Pear Motors', long, '--schedule', '30 5 * * *');
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const path of ['people', 'flags', 'feeds', 'audit']) {
      await page.goto(`/console/${path}`);
      const beyond = await page
        .locator('.console-scroll')
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(Math.max(...beyond), path).toBe(0);
    }
    await page.goto('/console/people');
    await page.locator('summary', { hasText: 'Remove' }).click();
    await expect(page.getByText('You may come in no more.')).toBeVisible();
    const asking = page.locator('.console-scroll');
    expect(await asking.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await page.goto('/console/feeds');
    const pear = page.getByRole('row').filter({ hasText: 'Pear Motors' });
    await pear.locator('summary', { hasText: 'Remove' }).click();
    await expect(pear.getByText(/^Pear Motors is fetched no more/)).toBeVisible();
    await expectAccessible(page);
    await pear.getByRole('button', { name: 'Remove the feed' }).click();
    await expect(page.getByRole('status')).toContainText('The feed is fetched no more');
    await page.setViewportSize(desktop);
  });

  await test.step('who becomes an analyst sees figures, and no people, keys or leads', async () => {
    const add = { kind: 'operators', action: 'add' };
    await server.run({ ...add, email: 'boss@example.com', role: null });
    await server.run({ ...add, email: rosa.email, role: 'analyst' });
    for (const path of ['people', 'keys', 'leads', 'settings'])
      expect((await page.goto(`/console/${path}`))?.status(), path).toBe(403);
    await page.goto('/console/people');
    await expect(heading(page)).toHaveText('People');
    await expect(page.getByRole('alert')).toHaveText(
      'This is for the role of owner; yours is analyst.',
    );
    await expect(page.getByRole('link', { name: 'Overview' }), 'in its own frame').toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/console/feeds');
    await expect(page.getByRole('button', { name: /Take in|Add|Fetch now/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'API keys' })).toHaveCount(0);
  });
  await context.close();
  server.stop();
  await mails.stop();
});
