import { expect, openLive, organicCards, test } from './marketplace.ts';

test('a page reached within the site has the keyboard begin at its content, and Back leads to where it was', async ({
  page,
}) => {
  await openLive(page, '/cars-for-sale/honda');
  const car = page.locator(organicCards).first().getByRole('heading').getByRole('link');
  await car.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/vehicle\/\d+/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[aria-live]').getByText(await page.title())).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Back to/ })).toBeFocused();
  await page.goBack();
  await expect(car).toBeFocused();
});

test('a page reached by a link that stays is said', async ({ page }) => {
  await openLive(page, '/');
  const research = page.getByRole('banner').getByRole('link', { name: 'Research' });
  await research.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/research$/);
  await expect(research).toBeFocused();
  await expect(page.locator('[aria-live]').getByText(await page.title())).toHaveCount(1);
});

test('a car that is taken out of a comparison leaves the keyboard on its page', async ({
  page,
}) => {
  await openLive(page, '/cars-for-sale');
  const boxes = page.locator(organicCards).getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1]) await boxes.nth(place).check();
  await page.getByRole('link', { name: 'Compare now' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Compare 2 cars');
  await page
    .getByRole('link', { name: /^Remove/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Compare 1 car');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a filter leaves the keyboard on it, and says the cars alone', async ({ page }) => {
  await openLive(page, '/cars-for-sale');
  const box = page.getByRole('checkbox', { name: /^Used/ }).first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/cars? found/)).toHaveCount(1);
  await expect(box).toBeFocused();
  await expect(page.locator('[aria-live]').getByText(await page.title())).toHaveCount(0);
});
