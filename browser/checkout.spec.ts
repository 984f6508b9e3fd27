import { expect, expectAccessible, person, phone, test } from './marketplace.ts';

test.use(person);

const bought = '/cars-for-sale?homeServices=BUY_ONLINE&allListingType=all&sortBy=datelistedDESC';

test('a deal follows what is chosen, the same total on card, page and deal', async ({ page }) => {
  await page.goto(`${bought}&zip=30303&searchRadius=0`);
  const card = page.locator('article.card:has(.card-total)').first();
  const total = (await card.locator('.card-total').textContent())?.replace(/ out.*/, '') ?? '';
  await card.locator('h3 a').click();
  // Results have a tab of this name, and stand there for a moment under the address of the car.
  await page.locator('main.vehicle-page').waitFor();
  await page.getByRole('link', { name: 'Buy online' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What it costs, in all');
  const door = page.locator('.checkout-total dd');
  const exact = Number((await door.textContent())?.replace(/[$,]/g, ''));
  expect(Math.round(exact)).toBe(Number(total.replace(/[$,]/g, '')));
  const payment = page.locator('.checkout-big strong');
  const before = await payment.textContent();
  await page.getByRole('radio', { name: '84' }).check();
  await expect(payment).not.toHaveText(before ?? '');
  await page.getByRole('radio', { name: 'Cash' }).check();
  await expect(payment).toHaveText((await door.textContent()) ?? '');
  await expectAccessible(page);
  // On a phone the deal stands at the foot however far the page is scrolled.
  await page.setViewportSize(phone);
  const bar = page.getByRole('region', { name: 'The deal so far' });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText(`${await door.textContent()} out the door`);
  await bar.getByRole('link', { name: 'Ask to reserve it' }).click();
  await expect(page.getByRole('heading', { name: 'Ask to reserve it' })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a reservation is asked for with its deal', async ({ page }) => {
    await page.goto(bought);
    await page.locator('article.card h3 a').first().click();
    await page.waitForURL(/\/vehicle\//);
    await page.getByRole('link', { name: 'Buy online' }).first().click();
    await page.getByLabel('What it is worth').fill('8,000');
    await page.getByRole('button', { name: 'Update the sums' }).click();
    await expect(page.getByText('$8,000.00 counts toward the next car.')).toBeVisible();
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Email').fill('dana@people.example');
    await page.getByRole('button', { name: 'Send the reservation request' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request is with');
    await expect(page.getByText('It is a request, not a contract')).toBeVisible();
  });
});
