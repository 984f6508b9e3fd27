import {
  desktop,
  expect,
  expectAccessible,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

const trimsDialog = { name: 'Compare Honda Civic Trims' };

test('tabs beside the results open in place, and trims over them [states.trims-modal, refine.active-model, modals.compare-trims, modals.compare-trims-legend, modals.compare-trims-feedback, shoppers.compare-trims]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/cars-for-sale/honda/civic');
  const about = page.getByRole('region', { name: 'About the Honda Civic' });
  const tab = (name: string) => about.getByRole('link', { name, exact: true });
  await tab('Safety').click();
  await expect(about.getByRole('heading', { name: 'Safety', exact: true })).toBeVisible();
  await about.getByRole('link', trimsDialog).click();
  const dialog = page.getByRole('dialog', trimsDialog);
  await expect(dialog.getByText('Unavailable').first()).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Custom Order Yours' })).toBeVisible();
  const columns = dialog.getByRole('columnheader');
  const all = await columns.count();
  await dialog.getByLabel('Fuel type').selectOption({ label: 'Hybrid' });
  await expect.poll(() => columns.count()).toBeLessThan(all);
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByText('Thank you for your feedback.')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(about.locator('[aria-current]')).toHaveCount(0);
  await tab('Compare Trims').click();
  await about.getByRole('link', trimsDialog).last().click();
  await page.keyboard.press('Escape');
  await expect(tab('Compare Trims')).toHaveAttribute('aria-current', 'true');
});

test('trims over the results come as the whole of their script does, and lose no choice to its rest', async ({
  page,
}) => {
  const rest = Promise.withResolvers<void>();
  const asked = page.waitForRequest(/assets\/modal-(?!box|head)/);
  await page.route(/assets\/modal-(?!box|head)/, (route) =>
    rest.promise.then(() => route.continue()),
  );
  await page.setViewportSize(desktop);
  await page.goto('/cars-for-sale/honda/civic');
  await page.getByRole('link', trimsDialog).first().click();
  await asked;
  const dialog = page.getByRole('dialog', trimsDialog);
  await expect(dialog).toHaveCount(0);
  rest.resolve();
  await dialog.getByLabel('Fuel type').selectOption({ label: 'Hybrid' });
  await expect(dialog.getByLabel('Fuel type')).toHaveValue('HYB');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the tabs lead to a page about the model, and its trims to one of theirs', async ({
    page,
  }) => {
    await page.goto('/cars-for-sale/honda/civic');
    const about = page.getByRole('region', { name: 'About the Honda Civic' });
    await about.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL(/\/research\/honda\/civic#faqs$/);
    await expect(page.getByText('How many miles does a used Honda Civic have?')).toBeVisible();
    await page.getByRole('link', trimsDialog).click();
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  });
});

for (const [what, path] of [
  ['every make', '/research'],
  ['a make', '/research/honda'],
  ['a model', '/research/honda/civic?zip=30303'],
] as const)
  test(`the page about ${what} is accessible in both widths`, async ({ page }) => {
    await page.goto(path);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await expectAccessible(page);
    }
  });

test('every page leads to all makes, a make to its models, and back', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Research cars' }).click();
  await page.getByRole('link', { name: 'Honda', exact: true }).click();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await page.getByRole('link', { name: 'Honda S2000' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda S2000');
  await trail.getByRole('link', { name: 'Honda', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honda models');
  await trail.getByRole('link', { name: 'Research' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Research cars');
});

test('a ZIP of a model’s prices goes along to another year, and one that does not exist is told at its field', async ({
  page,
}) => {
  await page.goto('/research/honda/civic?zip=30303#pricing');
  const years = page.getByRole('navigation', { name: 'Year' }).locator('a:not([aria-current])');
  await years.first().click();
  await expect(page).toHaveURL(/\/civic\/\d{4}\?zip=30303#pricing$/);
  const field = page.getByLabel('Fair range near ZIP');
  await expect(field).toHaveValue('30303');
  await field.fill('00000');
  await field.press('Enter');
  await expect(page).toHaveURL(/zip=00000/);
  await expect(page.getByRole('alert')).toHaveText('Enter a valid ZIP Code');
  await expect(field).toHaveValue('00000');
  await expect(field).toBeFocused();
});

test('building a car, a VIN and a market are accessible on a phone, two of them in the dark', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [path, heading, colorScheme] of [
    ['/cars-for-sale/build-and-price?makeCode=TOYOTA&modelCode=CAMRY', 'Toyota Camry', 'dark'],
    ['/vin?vin=1HGCM82633A004352', 'Look up a VIN', 'light'],
    ['/market/toyota/rav4', 'Used Toyota RAV4 market', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expectAccessible(page);
  }
});

test('on a phone each month of a short chart has its name', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/market/toyota/rav4');
  const names = await page.locator('.ui-spans-labels li').all();
  expect(names.length).toBeLessThan(8);
  for (const name of names) await expect(name).toHaveCSS('font-size', '12px');
});

test('whether the trims helped is told once, however often it is pressed', async ({ page }) => {
  await page.goto('/research/honda/civic/trims');
  const yes = page.getByRole('button', { name: 'Yes' });
  await untilLive(yes);
  const answered = Promise.withResolvers<void>();
  let told = 0;
  await page.route('**/trims.data*', async (route) => {
    if (route.request().method() === 'POST') told += 1;
    await answered.promise;
    await route.continue();
  });
  await yes.dblclick();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  answered.resolve();
  await expect(page.getByText('Thank you for your feedback.')).toBeVisible();
  expect(told).toBe(1);
});

plainTest(
  'what a tab does not get is said beside the results, and asked for once more',
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/cars-for-sale/honda/civic');
    const about = page.getByRole('region', { name: 'About the Honda Civic' });
    const tab = about.getByRole('link', { name: 'Safety', exact: true });
    await untilLive(tab);
    await page.route('**/model-panels?*', (route) => route.abort());
    await tab.click();
    await expect(about.getByRole('alert')).toContainText('did not come');
    await expect(page.getByRole('heading', { name: /Results$/ })).toBeVisible();
    await page.unroute('**/model-panels?*');
    await tab.click();
    await expect(about.getByRole('heading', { name: 'Safety', exact: true })).toBeVisible();
    await expect(about.getByRole('alert')).toHaveCount(0);
  },
);
