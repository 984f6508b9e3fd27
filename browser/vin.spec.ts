import { desktop, expect, phone, test } from './marketplace.ts';

for (const [width, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`a VIN that cannot be read has the keyboard, with what is wrong told, ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/vin');
    const field = page.getByLabel('VIN, 17 characters');
    await field.fill('1HGCM82633A00435');
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('A VIN has 17 characters; this has 16.');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('1HGCM82633A00435');
  });
}

test('miles that cannot be read have the keyboard below what a VIN says', async ({ page }) => {
  await page.goto('/vin?vin=1HGCM82633A004352');
  const field = page.getByLabel('Miles on it');
  await field.fill('many');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('whole number');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('many');
});
