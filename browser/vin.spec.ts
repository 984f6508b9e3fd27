import {
  desktop,
  expect,
  expectAccessible,
  person,
  phone,
  plainTest,
  test,
  untilLive,
} from './marketplace.ts';

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

/** Nobody offers it here. */
const unlisted = '1HGCM82633A004352';

for (const isScripted of [true, false])
  plainTest.describe(isScripted ? 'with a script' : 'without a script', () => {
    plainTest.use({ ...person, javaScriptEnabled: isScripted });

    plainTest('a VIN that nobody offers is watched by email', async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/vin?vin=${unlisted}`);
      await page.getByRole('link', { name: 'Watch this VIN' }).click();
      await expect(page.getByRole('link', { name: `VIN ${unlisted}` })).toBeVisible();
      const email = page.getByLabel('Email');
      const send = page.getByRole('button', { name: 'Subscribe' });
      if (isScripted) await untilLive(send);
      await email.fill('dana@');
      await send.click();
      await expect(page.getByText(/^Enter a full email address/)).toBeVisible();
      await expect(email).toHaveValue('dana@');
      if (isScripted) await expectAccessible(page);
      await email.fill(`dana-${crypto.randomUUID().slice(0, 8)}@example.com`);
      await send.click();
      await expect(page.getByText(/^Look into your mail/)).toBeVisible();
      await expect(page.getByRole('link', { name: `VIN ${unlisted}` })).toBeVisible();
    });
  });

plainTest('what is typed for a VIN stays where its sending fails', async ({ page }) => {
  await page.goto(`/cars-for-sale/alerts?search=${encodeURIComponent(`/vin?vin=${unlisted}`)}`);
  const send = page.getByRole('button', { name: 'Subscribe' });
  await untilLive(send);
  await page.route(/\/cars-for-sale\/alerts/, (route) => route.abort());
  await page.getByLabel('Email').fill('dana@example.com');
  await send.click();
  await expect(page.getByText('We could not subscribe you.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('dana@example.com');
});
