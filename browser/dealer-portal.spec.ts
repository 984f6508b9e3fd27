import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startMailServer } from '../apps/server/src/platform/mail/test/mail-server.ts';
import {
  desktop,
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  startScriptsAtOnce,
  test,
  untilLive,
} from './marketplace.ts';
import { takePicture } from './office-picture.ts';
import { startServer } from './start-server.ts';

const cora = { email: 'cora@example.com', password: 'oyster staircase' };
const dana = 'dana@example.com';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const answerField = (page: Page) => page.getByRole('textbox', { name: /^Answer to / });
const list = (page: Page) => page.getByRole('region', { name: 'Conversations' });

/** A marketplace of its own: what shoppers of other tests send is counted by their address, which is this one. */
async function openMarketplace() {
  const mails = await startMailServer();
  const server = await startServer(['apps/server/src/main.ts'], {
    ...{ DEMO_LISTINGS: '50', PAGE_CACHE_SECONDS: '0' },
    ...{ SMTP_URL: mails.url, MAIL_FROM: 'hello@cars.example' },
  });
  /** The text of a mail to somebody that has these words, once it is there. */
  async function mailTo(address: string, words: RegExp): Promise<string> {
    let text = '';
    // A server looks for mails to send every quarter of a minute.
    await expect
      .poll(
        () => {
          const sent = mails.mails.filter(({ recipients }) => recipients.includes(address));
          text = sent.map(({ parsed }) => parsed.text ?? '').find((one) => words.test(one)) ?? '';
          return text;
        },
        { timeout: 90_000 },
      )
      .not.toBe('');
    return text;
  }
  return {
    server,
    mailTo,
    forecourt: (...words: string[]) =>
      promisify(execFile)(process.execPath, ['apps/server/src/cli.ts', ...words], {
        env: { ...process.env, DATA_DIR: server.dataDir, NODE_ENV: 'production' },
      }),
    async stop() {
      server.stop();
      await mails.stop();
    },
  };
}

type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

async function signUp(page: Page, { mailTo }: Marketplace): Promise<void> {
  await page.goto('/account/sign-in');
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await expect(heading(page)).toHaveText('Create a free account');
  await page.getByLabel('Email').fill(cora.email);
  await page.getByLabel('Password').fill(cora.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  const mail = await mailTo(cora.email, /account\/link/);
  const { pathname, search } = new URL(/http\S+/.exec(mail)?.[0] ?? '');
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL(/\/account$/);
}

/** A dealer with a car, which Dana and Lena ask about. @returns also how to ask about it */
async function haveAsked({ request }: Pick<Page, 'request'>, origin: string) {
  const { listings } = await (await request.get('/rest/lsc/listing?numRecords=50')).json();
  for (const { id, ownerId } of listings) {
    const ask = (firstName: string, fromEmailAddress: string, more: object) =>
      request.post('/cars-for-sale/leads', {
        headers: { Origin: origin },
        data: { listingId: id, firstName, fromEmailAddress, ...more },
      });
    const wish = { kind: 'test-drive', wish: 'today at 4:30 PM', comments: 'May I drive it?' };
    const { status } = await ask('Dana', dana, wish).then((answer) => ({
      status: answer.status(),
    }));
    // Private sellers have no rooms, and some sellers take no messages.
    const page = await request.get(`/cars-for-sale/dealer/${ownerId}`, { maxRedirects: 0 });
    if (status !== 200 || page.status() !== 301) continue;
    await ask('Lena', 'lena@example.com', { comments: 'What color is it?' });
    return { dealer: Number(ownerId), ask };
  }
  throw new Error('nobody takes messages');
}

const openContext =
  (browser: Browser, from: BrowserContext, origin: string) => async (more: object) =>
    browser.newContext({
      ...{ baseURL: origin, ...person, storageState: await from.storageState() },
      ...more,
    });

let opened: Marketplace | null = null;
test.afterEach(() => opened?.stop());

test('staff of a dealer answers shoppers and says what they read', async ({ browser }) => {
  // A marketplace of its own, six pages before axe in both themes: minutes on a busy machine.
  test.setTimeout(480_000);
  const marketplace = await openMarketplace();
  opened = marketplace;
  const { server, mailTo } = marketplace;
  const context = await browser.newContext({
    baseURL: server.origin,
    ...person,
    viewport: desktop,
  });
  await startScriptsAtOnce(context);
  const page = await context.newPage();
  const another = openContext(browser, context, server.origin);

  let asked: Awaited<ReturnType<typeof haveAsked>> | null = null;

  await test.step('comes in once the operator says so', async () => {
    await page.goto('/dealer-portal/inbox');
    await expect(page, 'a visitor is led to sign in').toHaveURL(
      /\/account\/sign-in\?.*dealer-portal/,
    );
    await signUp(page, marketplace);
    expect((await page.goto('/dealer-portal'))?.status(), 'nobody is told of it').toBe(404);
    asked = await haveAsked(page, server.origin);
    const { stdout } = await marketplace.forecourt(
      ...[
        'dealer-staff',
        'add',
        cora.email,
        '--dealer',
        String(asked.dealer),
        '--name',
        'Cora Pace',
      ],
    );
    expect(stdout).toContain(cora.email);
    await page.goto('/dealer-portal');
    await expect(page).toHaveURL(/\/dealer-portal\/inbox$/);
    await expect(list(page).getByText('Waiting for you, longest first')).toBeVisible();
    await expect(list(page).getByRole('listitem')).toHaveText([/^Dana/, /^Lena/]);
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-inbox');
  });

  await test.step('begins with a sentence that is not sent, and keeps what does not go out', async () => {
    await untilLive(answerField(page));
    await page.getByRole('link', { name: 'Confirm the time' }).click();
    await expect(answerField(page)).toHaveValue(/^Hello Dana, .*\(today at 4:30 PM\)/);
    await answerField(page).fill('4:30 PM it is, Dana.');
    await page.route('**/dealer-portal/inbox*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 502 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(/Not done, as far as we know/);
    await expect(answerField(page)).toHaveValue('4:30 PM it is, Dana.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible();
    await expect(answerField(page)).toHaveValue('');
    await expect(list(page).getByText('Answered')).toBeVisible();
    await expect(page.getByText(dana)).toHaveCount(0);
  });

  await test.step('the shopper gets a mail, and reads it once', async () => {
    const mail = await mailTo(dana, /4:30 PM it is, Dana/);
    const link = /http\S+\/cars-for-sale\/conversation\/[\da-f]{32}/.exec(mail)?.[0] ?? '';
    const shopper = await browser.newContext({ baseURL: server.origin, ...person });
    const theirs = await shopper.newPage();
    await theirs.goto(new URL(link).pathname);
    await expect(theirs.getByText('4:30 PM it is, Dana.')).toHaveCount(1);
    await shopper.close();
  });

  await test.step('on a phone the list comes first, then the conversation with its own way back', async () => {
    const onPhone = await another({ viewport: phone });
    const small = await onPhone.newPage();
    await small.goto('/dealer-portal/inbox');
    await expect(answerField(small)).toBeHidden();
    await expectAccessibleInBothThemes(small);
    await list(small).getByRole('link', { name: /Lena/ }).click();
    await expect(list(small)).toBeHidden();
    await expect(answerField(small)).toBeInViewport();
    await expectAccessibleInBothThemes(small);
    await takePicture(small, 'portal-thread');
    const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
    const [wide, window] = await small.evaluate(widths);
    expect(wide).toBeLessThanOrEqual(window);
    await small.getByRole('link', { name: 'Back to the inbox' }).click();
    await expect(list(small)).toBeVisible();
    await onPhone.close();
  });

  await test.step('without scripts all of it is done, too', async () => {
    const plain = await another({ viewport: desktop, javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto('/dealer-portal/inbox');
    await list(still).getByRole('link', { name: /Lena/ }).click();
    await still.getByRole('link', { name: 'Say that it is here' }).click();
    await expect(answerField(still)).toHaveValue(/^Hello Lena, yes/);
    await answerField(still).fill('It is blue.');
    await still.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(still.getByRole('status')).toHaveText(/on its way/);
    await expect(list(still).getByText('Nobody is waiting.')).toBeVisible();
    await still.getByRole('button', { name: 'Mark done' }).click();
    await expect(list(still).getByRole('listitem')).toHaveCount(1);
    await still.goto('/dealer-portal/profile');
    await still.getByLabel('Monday from').fill('noonish');
    await still.getByRole('button', { name: 'Save hours' }).click();
    await expect(still.getByLabel('Monday from')).toHaveValue('noonish');
    await expect(still.getByLabel('Monday from')).toHaveAttribute('aria-invalid', 'true');
    await expect(still.getByRole('alert')).toContainText('expected a time such as 8:00 AM');
    await still.getByLabel('Monday from').fill('10:30 am');
    await still.getByRole('button', { name: 'Save hours' }).click();
    await expect(still.getByRole('status')).toHaveText(/Your hours are saved/);
    await plain.close();
  });

  await test.step('says what shoppers read, sees it cleaned, and so do they', async () => {
    await page.goto('/dealer-portal/profile');
    await untilLive(page.getByLabel('Text', { exact: true }));
    await expect(page.getByLabel('Monday from')).toHaveValue('10:30 AM');
    await page
      .getByLabel('Text', { exact: true })
      .fill('<p onclick="x()">We <b>care</b>.</p><script>alert(1)</script>');
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('status', { name: 'Preview' });
    await expect(preview.locator('p')).toHaveText('We care.');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-profile');
    await page.getByRole('button', { name: 'Save words' }).click();
    await expect(page.getByText('Your words are saved')).toBeVisible();
    await page.getByRole('link', { name: 'Your page, as shoppers see it' }).click();
    await expect(page.getByText('We care.')).toBeVisible();
    await expect(page.getByText(/10:30 AM – /).first()).toBeVisible();
  });

  await test.step('lets a colleague in, who is told by mail, and says of which leads mails come', async () => {
    await page.goto('/dealer-portal/people');
    await expect(page.getByRole('listitem').filter({ hasText: cora.email })).toContainText('You');
    await untilLive(page.getByLabel('Name'));
    await page.getByLabel('Name').fill('Lena Krause');
    await page.getByLabel('Email').fill('lena@');
    await page.getByRole('button', { name: 'Let in' }).click();
    await expect(page.getByText('expected an email address, such as cora@example')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Lena Krause');
    await page.getByLabel('Email').fill('lena@dealer.example');
    await page.getByRole('button', { name: 'Let in' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'They may come in' })).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('');
    const lena = page.getByRole('listitem').filter({ hasText: 'lena@dealer.example' });
    await expect(lena).toContainText('Invited, not here yet: Today');
    expect(await mailTo('lena@dealer.example', /lets you in/)).toContain('Cora Pace added you');
    await page.getByLabel('Mails to Cora Pace').selectOption('Every lead');
    await page.getByRole('button', { name: 'Save what is chosen for Cora Pace' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'It is saved.' })).toBeVisible();
    await expect(page.getByLabel('Mails to Cora Pace')).toHaveValue('all');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-people');
    await asked?.ask('Omar', 'omar@example.com', { comments: 'Is it still there?' });
    await mailTo(cora.email, /> Is it still there\?/);
  });

  await test.step('and out, on a phone and without a script', async () => {
    const plain = await another({ viewport: phone, javaScriptEnabled: false });
    const still = await plain.newPage();
    await still.goto('/dealer-portal/people');
    await expectAccessibleInBothThemes(still);
    const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
    const [wide, window] = await still.evaluate(widths);
    expect(wide).toBeLessThanOrEqual(window);
    await still.getByText('Remove Lena Krause').first().click();
    await still.getByRole('button', { name: 'Remove Lena Krause' }).click();
    await expect(still.getByRole('status')).toHaveText('They may come in no more.');
    await expect(still.getByText('lena@dealer.example')).toHaveCount(0);
    await still.getByText('Remove Cora Pace').click();
    await still.getByRole('button', { name: 'Remove yourself' }).click();
    await expect(still.getByRole('alert')).toHaveText(/^This is the last manager/);
    await plain.close();
  });

  await context.close();
});
