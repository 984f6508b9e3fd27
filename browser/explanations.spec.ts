import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  openLive,
  person,
  phone,
  resultCount,
  test,
} from './marketplace.ts';

/** What the pages explain in dialogs, and what they ask. */

const encore = '/cars-for-sale/all-cars/buick/encore';

for (const [size, viewport] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test.describe(`explanations, ${size}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await page.goto('/cars-for-sale/honda');
      if (size === 'phone') await page.getByRole('link', { name: /^Filter \(/ }).click();
    });

    test('a certified program includes its cars, or is left by Cancel [modals.certified-program]', async ({
      page,
    }) => {
      const opener = page.getByRole('link', { name: 'About certified Honda cars' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Honda Certified Program Details' });
      await expect(dialog).toContainText('172 points');
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      await dialog.getByRole('link', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/cars-for-sale\/honda(#filters)?$/);
      await opener.click();
      await dialog.getByRole('link', { name: 'Include Certified Vehicles' }).click();
      await expect(page).toHaveURL(/\/honda\?listingType=CERTIFIED&listingType=USED$/);
      await expect(dialog).toBeHidden();
    });

    test('kinds of electric cars lead to their cars [modals.electric-types]', async ({ page }) => {
      await page.locator('summary', { hasText: 'Fuel Type' }).click();
      await page.getByRole('link', { name: 'Electric vehicle types' }).click();
      const dialog = page.getByRole('dialog', { name: 'Electric vehicle types' });
      for (const kind of ['Electric', 'Plug-in Hybrid', 'Hybrid', 'Hydrogen']) {
        const name = new RegExp(`^${kind}`);
        await expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible();
      }
      await expectAccessibleInBothThemes(page, '[role="dialog"]');
      const hybrids = dialog.getByRole('link', { name: /Show [\d,]+ Hybrid cars/ });
      const promised = Number((await hybrids.textContent())?.replace(/\D/g, ''));
      await hybrids.click();
      await expect(page).toHaveURL(/\/hybrid\//);
      await expect
        .poll(() => page.locator('.search-toolbar h2').textContent())
        .toMatch(`${promised} Result`);
    });

    test('the money-back guarantee is told to the letter, and closes by Escape [modals.money-back, defaults.money-back, defaults.certified, defaults.third-party-warranty]', async ({
      page,
    }) => {
      const section = page.locator('details', { hasText: 'Money-Back Guarantee' });
      await section.locator('summary').click();
      const opener = section.getByRole('link', { name: 'What it promises' });
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Money-back guarantee' });
      await expect(dialog).toContainText('14 days or 1,000 miles, whichever comes first');
      for (const term of ['Under 6 years', 'Under 80,000 mi', '172 points', '30–90 days']) {
        await expect(dialog).toContainText(term);
      }
      await expect(page.locator('.ui-modal > [role=dialog]')).toBeVisible();
      await expectAccessibleInBothThemes(page, '.ui-modal');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });

  test.describe(`the question which model was meant, ${size}`, () => {
    test.use({ viewport, ...person });

    test('is asked of who chooses the model, and Yes adds what was suggested [modals.model-clarification]', async ({
      page,
    }) => {
      await openLive(page, '/cars-for-sale/all-cars/buick');
      if (size === 'phone') await page.getByRole('link', { name: /^Filter \(/ }).click();
      await page.getByLabel('Model', { exact: true }).first().selectOption('BUIENC');
      const dialog = page.getByRole('dialog', { name: 'Did you mean Encore GX?' });
      await expect(dialog).toBeVisible();
      await expect(page.locator('.ui-modal > [role=dialog]')).toBeVisible();
      await expectAccessible(page, '[role="dialog"]');
      const counts = await dialog.locator('.search-model-change p > span').allTextContents();
      const [chosen, suggested] = counts.map((text) => Number(/\d+/.exec(text)?.[0]));
      await dialog.getByRole('link', { name: 'Yes' }).click();
      await expect(page).toHaveURL(/modelCode=BUIENC&modelCode=\w+/);
      await expect(dialog).toBeHidden();
      await expect(page.locator('.search-toolbar h2')).toHaveText(
        `${(chosen ?? 0) + (suggested ?? 0)} Results`,
      );
    });

    test('stands quietly on the page of who came by a link; No dismisses it for good, for this model [modals.model-clarification, stored.suggestion-cookie]', async ({
      page,
      context,
    }) => {
      await page.goto(encore);
      await expect(page.getByRole('region', { name: 'Did you mean Encore GX?' })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await expect(page.getByRole('heading', { name: /^Did you mean/ })).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${encore}$`));
      const cookie = (await context.cookies()).find(({ name }) => name === 'doNotShowSuggested');
      expect(cookie?.value).toBe('BUIENC');
      await page.reload();
      await expect(page.getByRole('heading', { name: /^Did you mean/ })).toBeHidden();
      await page.goto('/cars-for-sale/all-cars/jeep/grand-cherokee');
      await expect(page.getByRole('heading', { name: /^Did you mean Grand/ })).toBeVisible();
    });
  });
}

test.describe('explanations without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test('stand at an address of their own, with their ways out', async ({ page }) => {
    await page.goto('/cars-for-sale/honda?about=certified-program');
    const dialog = page.getByRole('dialog', { name: 'Honda Certified Program Details' });
    await dialog.getByRole('link', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/cars-for-sale\/honda$/);
    await page.goto('/cars-for-sale/honda?about=certified-program');
    await dialog.getByRole('link', { name: 'Include Certified Vehicles' }).click();
    await expect(page).toHaveURL(/\/honda\?listingType=CERTIFIED&listingType=USED$/);
  });
});

test.describe('the question without JavaScript', () => {
  test.use({ viewport: phone, javaScriptEnabled: false, ...person });

  test('is answered by a form and a link [modals.model-clarification]', async ({ page }) => {
    await page.goto(encore);
    const before = await resultCount(page);
    await page.getByRole('link', { name: 'Yes' }).click();
    expect(await resultCount(page)).toBeGreaterThan(before);
    await page.goto(encore);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Did you mean/ })).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${encore}$`));
  });
});

test('robots are asked nothing', async ({ page }) => {
  await page.goto(encore);
  await expect(page.getByRole('heading', { name: /^Did you mean/ })).toBeHidden();
});

test('a car with the guarantee explains it on its own page [modals.money-back]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/cars-for-sale/certified-cars?vehicleExchange=true');
  await page.locator('article.card h3 a').first().click();
  await page.getByRole('link', { name: 'Money-back guarantee', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Money-back guarantee' });
  await expect(dialog).toContainText('14 days or 1,000 miles');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/vehicle\/\d+$/);
});
