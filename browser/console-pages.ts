import type { Page } from '@playwright/test';
import { expectRoomForLargeLetters } from './large-letters.ts';
import { expect, expectAccessible } from './marketplace.ts';
import { takePicture } from './office-picture.ts';

/** The owner of a marketplace. */
export const rosa = { email: 'rosa@example.com', password: 'oyster staircase' };

/** A shopper. */
export const dana = 'dana@example.com';

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Has axe look at a page, and takes its picture for the documents where that is asked for. */
export async function judge(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await takePicture(page, `console-${name}`);
  await expectRoomForLargeLetters(page, read);
}

/** What is read at the console, without what is typed. */
const read = '.console-top, .office-head, .console-figures, .console-rows, .console-facts';

/** Is asked before something is done, and does it for a reason. */
export async function sayYes(
  page: Page,
  name: string,
  asked: RegExp,
  { reason, button }: { readonly reason?: string; readonly button: string },
): Promise<void> {
  await expect(page.getByRole('button', { name: button }), 'it is asked first').toHaveCount(0);
  const sure = page.locator('.console-sure').filter({ hasText: button }).first();
  await sure.locator('summary', { hasText: name }).click();
  await expect(sure.getByText(asked)).toBeVisible();
  // Wherever it is asked, in the letters of a row.
  await expect(sure.getByText(asked)).toHaveCSS('font-size', '14px');
  const why = sure.getByLabel('Why, for the audit log');
  if (reason === undefined) await expect(why).toHaveCount(0);
  else await why.fill(reason);
  await sure.getByRole('button', { name: button }).click();
}

/** Has Dana ask about a car. */
export async function haveAsked({ request }: Page): Promise<void> {
  const search = await request.get('/rest/lsc/listing?numRecords=1&searchRadius=0');
  const [car] = ((await search.json()) as { listings: { id: number }[] }).listings;
  await request.post('/cars-for-sale/leads', {
    data: {
      listingId: car?.id,
      firstName: 'Dana',
      lastName: 'Reed',
      fromEmailAddress: dana,
      zip: '30303',
      comments: 'Is it still there?',
    },
  });
}
