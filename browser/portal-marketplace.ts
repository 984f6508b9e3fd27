import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { startMailServer } from '../apps/server/src/platform/mail/test/mail-server.ts';
import { desktop, expect, person, startScriptsAtOnce } from './marketplace.ts';
import { startServer } from './start-server.ts';

/** Who works for a dealer, and who asks it. */
export const cora = { email: 'cora@example.com', password: 'oyster staircase' };
export const dana = 'dana@example.com';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A marketplace of its own: what shoppers of other tests send is counted by their address, which is this one. */
export async function openMarketplace() {
  const mails = await startMailServer();
  const server = await startServer(['apps/server/src/main.ts'], {
    DEMO_LISTINGS: '50',
    PAGE_CACHE_SECONDS: '0',
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@cars.example',
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

export type Marketplace = Awaited<ReturnType<typeof openMarketplace>>;

/** Makes an account, and is signed in then. */
export async function signUp(
  page: Page,
  { mailTo }: Marketplace,
  { email, password } = cora,
): Promise<void> {
  await page.goto('/account/sign-in');
  await page.getByRole('link', { name: 'Create a free account' }).click();
  await expect(heading(page)).toHaveText('Create a free account');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  const mail = await mailTo(email, /account\/link/);
  const { pathname, search } = new URL(/http\S+/.exec(mail)?.[0] ?? '');
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page).toHaveURL(/\/account$/);
}

/** Cora, let into the rooms of a dealer whom Dana and Lena have asked. */
export async function comeInAsCora(browser: Browser, marketplace: Marketplace) {
  const { origin } = marketplace.server;
  const context = await browser.newContext({ baseURL: origin, ...person, viewport: desktop });
  await startScriptsAtOnce(context);
  const page = await context.newPage();
  await signUp(page, marketplace);
  const asked = await haveAsked(page, origin);
  await marketplace.forecourt(
    ...['dealer-staff', 'add', cora.email, '--dealer', String(asked.dealer), '--name', 'Cora Pace'],
  );
  return { context, page, ...asked };
}

/** A dealer with a car, which Dana and Lena ask about. @returns also how to ask about it */
export async function haveAsked({ request }: Pick<Page, 'request'>, origin: string) {
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
    return { dealer: Number(ownerId), listingId: Number(id), ask };
  }
  throw new Error('nobody takes messages');
}
