import { expect, plainTest, test } from './marketplace.ts';

const camry = '/cars-for-sale/build-and-price?makeCode=TOYOTA&modelCode=CAMRY';

test.use({ viewport: { width: 768, height: 1024 } });

test('what was chosen goes along to another model year, and back', async ({ page }) => {
  await page.goto(`${camry}&year=2026&trim=XSE&color=WHITE`);
  const years = page.getByRole('navigation', { name: 'Model year' });
  await years.getByRole('link', { name: '2025' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025 Toyota Camry');
  await expect(page.getByText('XSE, White', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2026 Toyota Camry');
  await expect(page.getByText('XSE, White', { exact: true })).toBeVisible();
});

test('a ZIP that does not exist is told', async ({ page }) => {
  await page.goto(camry);
  const zip = page.getByLabel('Your ZIP');
  for (const typed of ['3030', '00000']) {
    await zip.fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(new RegExp(`zip=${typed}$`));
    await expect(page.getByRole('alert')).toHaveText('Enter a valid ZIP Code');
    await expect(zip).toHaveValue(typed);
  }
  await zip.fill('30303');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an engine that the next trim has not gives way to one that it has, and shows it', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/build-and-price?makeCode=TOYOTA&modelCode=RAV4&year=2026');
  const engines = page.getByRole('group', { name: 'Engine and drive' }).getByRole('radio');
  const words = page.locator('.build-words');
  await page.getByRole('radio', { name: /^SE/ }).check();
  await expect(words).toContainText('SE,');
  const ofTrim = await engines.count();
  await engines.last().check();
  await expect(page).toHaveURL(/version=[^&]*plug-in/);
  await page.getByRole('radio', { name: /^XLE Premium/ }).check();
  await expect(words).toContainText('XLE Premium');
  expect(await engines.count()).toBeLessThan(ofTrim);
  await expect(engines.first()).toBeChecked();
});

plainTest('a build stays in sight while no answer comes', async ({ page }) => {
  await page.goto(camry);
  await page.route('**/build-and-price.data*', (route) => route.abort());
  await page.getByRole('radio', { name: 'XSE' }).check();
  const bar = page.locator('.build-bar');
  await expect(bar).toContainText('From before your last change');
  await expect(page.getByRole('radio', { name: 'XSE' })).toBeChecked();
  await page.unroute('**/build-and-price.data*');
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.build-words')).toContainText('XSE');
  await expect(bar).not.toContainText('From before');
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
});
