import { expect } from '@playwright/test';
import { formOfFirstCar, openDialog, privateSellers, shopper } from './contact-form.ts';
import { askFrom, expectAccessible, phone, plainTest, test } from './marketplace.ts';

test('an offer has a slider of its own [shoppers.make-offer, calls.make-offer-script]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await askFrom(page, '10.20.0.43');
  const dialog = await openDialog(page, privateSellers);
  await expect(
    dialog.getByRole('heading', { name: 'Make an offer to the private seller' }),
  ).toBeVisible();
  await dialog.getByRole('slider', { name: 'Your offer' }).press('Home');
  await expect(dialog.getByText(/^\$[\d,]+ under the asking price$/)).toBeVisible();
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByLabel('Email').fill(shopper());
  await expectAccessible(page, '.ui-modal');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
});

test('a private seller is asked a question without an offer', async ({ page }) => {
  await page.setViewportSize(phone);
  await askFrom(page, '10.20.0.42');
  const dialog = await openDialog(page, privateSellers);
  await dialog.getByLabel('First name').fill('Dana');
  await dialog.getByRole('link', { name: 'Ask a question without an offer' }).click();
  await expect(dialog.getByRole('heading', { name: 'Contact the private seller' })).toBeVisible();
  await expect(dialog.getByLabel('Your offer')).toHaveCount(0);
  const back = dialog.getByRole('link', { name: 'Make an offer instead' });
  await expect(back, 'the keyboard stays').toBeFocused();
  await back.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Your offer' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Ask a question without an offer' }).press('Enter');
  await dialog.getByRole('link', { name: 'The title' }).click();
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Is the title clean/);
  await expect(dialog.getByLabel('First name')).toHaveValue('Dana');
  await dialog.getByLabel('Email').fill(shopper());
  await expectAccessible(page, '.ui-modal');
  await dialog.getByRole('button', { name: 'Send message' }).click();
  await expect(dialog.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
});

plainTest(
  'without its script an offer is a plain field [calls.make-offer-script]',
  async ({ page }) => {
    await page.route('**/make-offer-element*', (route) => route.abort());
    await askFrom(page, '10.20.0.47');
    const dialog = await openDialog(page, privateSellers);
    await expect(dialog.getByRole('slider')).toHaveCount(0);
    await dialog.getByLabel('Your offer').fill('$9,200');
    await dialog.getByLabel('First name').fill('Dana');
    await dialog.getByLabel('Email').fill(shopper());
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await expect(dialog.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
  },
);

plainTest.describe('without a script', () => {
  plainTest.use({ javaScriptEnabled: false, viewport: phone });

  plainTest('a private seller is asked a question without an offer', async ({ page }) => {
    await askFrom(page, '10.20.0.44');
    await page.goto(await formOfFirstCar(page, privateSellers));
    await page.getByRole('link', { name: 'Ask a question without an offer' }).click();
    await expect(page.getByRole('heading', { name: 'Contact the private seller' })).toBeVisible();
    await page.getByRole('link', { name: 'The title' }).click();
    await expect(page.getByLabel('Message')).toHaveValue(/^Is the title clean/);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Enter a first name/)).toBeVisible();
    await expect(page.getByLabel('Your offer'), 'a question stays one').toHaveCount(0);
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Email').fill(shopper());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
  });
});
