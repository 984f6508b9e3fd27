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

/**
 * The path of the link in the latest mail to an address.
 *
 * @param count how many mails to it there are by then
 */
export async function linkTo(page: Page, address: string, count = 1): Promise<string> {
  const mails = page.getByRole('row').filter({ hasText: address });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mails.nth(count - 1)).toBeVisible({ timeout: 500 });
  }).toPass();
  await mails.first().getByRole('link').click();
  const text = (await page.locator('pre').textContent()) ?? '';
  const { pathname, search, hash } = new URL(/http\S+/.exec(text)?.[0] ?? '');
  return `${pathname}${search}${hash}`;
}

/** Signs in by the link in the latest mail to an address. */
export async function followLink(page: Page, address: string, count = 1): Promise<void> {
  await page.goto(await linkTo(page, address, count));
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(heading(page)).toHaveText('Your account');
}

/** Signs in by a first mail to an address. */
export async function signInByLink(page: Page, address: string): Promise<void> {
  await page.goto('/account/sign-in');
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(heading(page)).toHaveText('Look into your mail');
  await followLink(page, address);
}
