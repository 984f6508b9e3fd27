import { desktop, expect, openLive, organicCards, phone, test } from './marketplace.ts';

const near = '/cars-for-sale/atlanta-ga?searchRadius=200&zip=30303';

test('Contact on a card leads to the contact of its car, not to the top of its page', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openLive(page, near);
  const card = page.locator(organicCards).first();
  const name = (await card.locator('h3').textContent())?.match(/\d{4} .+/)?.[0] ?? '?';
  await card.getByRole('link', { name: /^(Contact Dealer|Make Offer)/ }).click();
  await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible();
});

test('on a phone every picture of a car can be reached, and the trail is there', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/cars-for-sale');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await page.locator(`${organicCards} h3 a`).first().click();
  const pictures = page.getByRole('region', { name: 'Pictures' });
  const count = pictures.getByText(/^1 of \d+$/);
  await expect(count).toBeVisible();
  const all = Number((await count.textContent())?.replace('1 of ', ''));
  expect(all).toBeGreaterThan(1);
  for (let place = 2; place <= all; place += 1) {
    await pictures.getByRole('button', { name: 'Next picture' }).click();
    await expect(pictures.getByText(`${place} of ${all}`)).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
});

test('Skip to results leads to within fifteen steps of the first car', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(near);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to results' })).toBeFocused();
  await page.keyboard.press('Enter');
  const first = page.locator('.search-results .card-grid article h3 a').first();
  const isThere = () => first.evaluate((link) => link === document.activeElement);
  let steps = 0;
  while (steps < 15 && !(await isThere())) {
    await page.keyboard.press('Tab');
    steps += 1;
  }
  await expect(first).toBeFocused();
});

test('an address without a page says so in its title', async ({ page }) => {
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('Page not found');
});

test('the budget card says which price it sets', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(near);
  // $600 a month at 7.5 % over 60 months, with a fifth of the price down.
  await expect(page.locator('.wallet-budget')).toContainText('up to $37,429');
});

test('who looks near a ZIP is told distance and delivery at the car, and goes back to the same search', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(near);
  const heading = await page.getByRole('heading', { name: /Results$/ }).textContent();
  await page.locator(`${organicCards} h3 a`).first().click();
  await expect(page).toHaveURL(/\/vehicle\/\d+\?zip=30303$/);
  await expect(page.getByText(/mi away from Atlanta, GA/).filter({ visible: true })).toHaveCount(1);
  const first = page.url();
  await page.getByRole('link', { name: 'Next car' }).click();
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/vehicle\/\d+\?zip=30303$/);
  await page.getByRole('link', { name: 'Previous car' }).click();
  await expect(page).toHaveURL(first);
  await page.getByRole('link', { name: /^Back to [\d,]+ results?$/ }).click();
  await expect(page).toHaveURL(near);
  await expect(page.getByRole('heading', { name: /Results$/ })).toHaveText(heading ?? '');
});
