import { expect, type Page } from '@playwright/test';
import { organicCards, untilLive } from './marketplace.ts';

export const dealers = '/cars-for-sale?sellerType=d';
export const privateSellers = '/cars-for-sale?sellerType=p';

/** Somebody who asked about nothing yet. */
export const shopper = () => `dana-${crypto.randomUUID().slice(0, 8)}@example.com`;

export const contactLink = (page: Page) =>
  page
    .locator(organicCards)
    .first()
    .getByRole('link', { name: /^(Contact Dealer|Make Offer)/ });

export async function formOfFirstCar(page: Page, from: string): Promise<string> {
  await page.goto(from);
  const path = await contactLink(page).getAttribute('href');
  return path ?? '';
}

export async function openDialog(page: Page, from = dealers) {
  await page.goto(from);
  await untilLive(contactLink(page));
  await contactLink(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}
