import { expect, type Page } from '@playwright/test';

export const banner = (page: Page) => page.getByRole('banner');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Has what a page asks of accounts come from an address of its own: one address has twenty mails an hour, which all
 * tests would share.
 *
 * @param client an address that no other test has
 */
export const comeFrom = (page: Page, client: string) =>
  page.route(/\/account/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': client } }),
  );

/** Texts of the mails to an address, the latest first. */
async function mailsTo({ request }: Page, address: string): Promise<string[]> {
  const list = await (await request.get('/dev/mailbox')).text();
  const ids = list
    .split('<tr>')
    .filter((row) => row.includes(`<td>${address}</td>`))
    .map((row) => /href="(\/dev\/mailbox\/\w+)"/.exec(row)?.[1] ?? '');
  return Promise.all(ids.map(async (id) => (await request.get(id)).text()));
}

/**
 * The path of the link in the latest mail to an address.
 *
 * @param count how many mails to it there are by then
 */
export async function linkTo(page: Page, address: string, count = 1): Promise<string> {
  let mails: string[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(page, address);
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  const text = /<pre>([^<]*)<\/pre>/.exec(mails[0] ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search, hash } = new URL(/http\S+/.exec(text)?.[0] ?? '');
  return `${pathname}${search}${hash}`;
}

/** Signs in by the link in the latest mail to an address, as a person does. */
export async function followLink(page: Page, address: string, count = 1): Promise<void> {
  await page.goto(await linkTo(page, address, count));
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(heading(page)).toHaveText('Your account');
}

/**
 * Signs in by a first mail to an address, by the forms alone, and opens the account. The pages on the way have tests
 * of their own.
 *
 * @param more what the form asks besides: to sign up, a password
 */
export async function signInByLink(
  page: Page,
  address: string,
  more: Readonly<Record<string, string>> = { act: 'link' },
): Promise<void> {
  const headers = { 'x-forwarded-for': `198.18.${anyByte()}.${anyByte()}` };
  const form = { email: address, refUrl: '/account', ...more };
  await page.request.post('/account/sign-in', { form, headers });
  const [path = ''] = (await linkTo(page, address)).split('#');
  const asked = Object.fromEntries(new URLSearchParams(path.split('?')[1]));
  await page.request.post(path, { form: asked, headers, maxRedirects: 0 });
  await page.goto('/account');
  await expect(heading(page)).toHaveText('Your account');
}

const anyByte = () => Math.floor(Math.random() * 256);
