import { desktop, expect, expectAccessibleInBothThemes, phone, test } from './marketplace.ts';

const near = '/cars-for-sale/dealers?searchRadius=500&zip=30303';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the directory of dealers ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: desktop });

    test('finds dealers near a ZIP, the nearest first, and leads to their cars', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Find a dealer' }).click();
      await expect(page).toHaveURL('/cars-for-sale/dealers');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car dealers');
      await page.getByLabel('ZIP Code').fill('30303');
      await page.getByLabel('Distance').selectOption('500');
      await page.getByRole('button', { name: 'Find dealers' }).click();
      await expect(page).toHaveURL(near);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Car dealers near Atlanta, GA',
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const away = await page.locator('.dealer-directory-place b').allTextContents();
      const miles = away.map((words) => Number(words.replace(/\D/g, '')));
      expect(miles.length).toBeGreaterThan(2);
      expect(miles).toEqual(miles.toSorted((a, b) => a - b));
      expect(Math.max(...miles)).toBeLessThanOrEqual(500);

      const first = page.locator('.dealer-row').first();
      const name = (await first.locator('h2 a').textContent()) ?? '';
      const cars = await first.locator('.dealer-directory-stock a').textContent();
      await first.locator('h2 a').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(
        page.locator('.dealer-actions').getByRole('link', { name: `See ${cars}` }),
      ).toBeVisible();
      await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Dealers' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car dealers');
    });

    test('says what it did not understand, and keeps what was typed', async ({ page }) => {
      await page.goto('/cars-for-sale/dealers');
      await page.getByLabel('ZIP Code').fill('3030');
      await page.getByRole('button', { name: 'Find dealers' }).click();
      await expect(page.getByText('Enter a valid ZIP Code')).toBeVisible();
      await expect(page.getByLabel('ZIP Code')).toHaveValue('3030');
    });

    test('finds none of a name that nobody has, and leads on', async ({ page }) => {
      await page.goto('/cars-for-sale/dealers?words=nobody%20at%20all&zip=30303');
      await expect(page.getByText('No dealer for “nobody at all”')).toBeVisible();
      await page.getByRole('link', { name: 'Look nationwide' }).click();
      await page.getByRole('link', { name: 'See all dealers' }).click();
      await expect(page).toHaveURL(near.replace('500', '0'));
      await expect(page.locator('.dealer-row').first()).toBeVisible();
    });
  });
}

test('pages of the directory follow one another, and states part it', async ({ page }) => {
  await page.goto('/cars-for-sale/dealers');
  const first = await page.locator('.dealer-row h2 a').allTextContents();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL('/cars-for-sale/dealers?page=2');
  await expect(page.getByText('Page 2 of')).toBeVisible();
  const second = await page.locator('.dealer-row h2 a').allTextContents();
  expect(second).not.toEqual(first);
  await page.goto('/cars-for-sale/dealers?page=9999');
  await expect(page).not.toHaveURL(/9999/);
  await page.goto('/cars-for-sale/dealers');
  const state = page.locator('.dealer-directory-states li').first();
  const dealers = (await state.locator('span').textContent()) ?? '';
  await state.getByRole('link').click();
  await expect(page.locator('.dealer-directory-lead')).toContainText(dealers);
  const where = new URL(page.url()).searchParams.get('state');
  await page.getByLabel('Has cars of').selectOption('Audi');
  await page.getByRole('button', { name: 'Find dealers' }).click();
  await expect(page).toHaveURL(`/cars-for-sale/dealers?makeCode=AUDI&state=${where}`);
});

for (const viewport of [phone, desktop]) {
  test(`the directory is accessible at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(near);
    await expect(page.locator('.dealer-row').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
}
