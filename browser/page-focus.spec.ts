import {
  desktop,
  expect,
  openLive,
  organicCards,
  person,
  phone,
  plainTest,
  test,
} from './marketplace.ts';

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

test('who opens a comparison by the keyboard begins at its cars, though the drawer goes a little later', async ({
  page,
}) => {
  // As on a machine that is busy.
  await page.addInitScript(() => {
    window.MutationObserver = class extends MutationObserver {
      constructor(act: MutationCallback) {
        super((...told) => setTimeout(act, 200, ...told));
      }
    };
  });
  await openLive(page, '/cars-for-sale');
  const boxes = page.locator(organicCards).getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1]) await boxes.nth(place).press('Space');
  await page.getByRole('link', { name: 'Compare now' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 cars');
  await expect(page.getByRole('complementary', { name: 'Cars to compare' })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a choice on a page leaves what it is called unsaid', async ({ page }) => {
  await page.goto('/cars-for-sale?homeServices=BUY_ONLINE&allListingType=all');
  await page.locator('article.card h3 a').first().click();
  await page.locator('main.vehicle-page').waitFor();
  await openLive(page, `${new URL(page.url()).pathname}/buy`);
  const term = page.getByRole('radio', { name: '84' });
  const payment = page.locator('.checkout-big strong');
  const before = await payment.textContent();
  await term.focus();
  await page.keyboard.press('Space');
  await expect(payment).not.toHaveText(before ?? '');
  await expect(term).toBeFocused();
  await expect(page.locator('[aria-live]').getByText(await page.title())).toHaveCount(0);
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

// A form that is refused is an error that the browser tells of.
plainTest.describe('a form that is answered', () => {
  plainTest.use(person);

  plainTest('and refused has the keyboard go on behind what was typed', async ({ page }) => {
    await openLive(page, '/account/sign-in');
    const email = page.getByLabel('Email');
    await email.pressSequentially('rosa@');
    await page.keyboard.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await page.keyboard.type('example.com');
    await expect(email).toHaveValue('rosa@example.com');
    await openLive(page, '/vin');
    const vin = page.getByLabel('VIN, 17 characters');
    await vin.pressSequentially('abc');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('A VIN has 17 characters');
    await expect(vin).toBeFocused();
    await page.keyboard.type('Z');
    await expect(vin).toHaveValue(/^abcZ$/i);
  });

  plainTest('by its next step has the keyboard at its name', async ({ page }) => {
    await openLive(page, '/account/sign-in?defaultScreen=signup');
    await page.getByLabel('Email').fill(`steps-${crypto.randomUUID().slice(0, 8)}@example.com`);
    await page.getByLabel('Password').fill('oyster staircase');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeFocused();
  });
});

for (const viewport of [phone, desktop])
  test.describe(`a note of a card, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('has the keyboard while it is open, and gives it back', async ({ page }) => {
      await openLive(page, '/cars-for-sale');
      const openers = page.locator(`${organicCards} [aria-haspopup="dialog"]`);
      for (const kind of ['.card-deal-why', '.card-payment']) {
        const opener = openers.and(page.locator(kind)).first();
        const note = page.locator('.card-note');
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(note).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(note.getByRole('button', { name: 'Close' })).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(note).toHaveCount(0);
        await expect(opener).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(note).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(opener).toBeFocused();
        await expect(note, 'left behind, it closes').toHaveCount(0);
      }
    });
  });
