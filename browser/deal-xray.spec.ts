import {
  desktop,
  expect,
  expectAccessible,
  organicCards,
  phone,
  test,
  untilLive,
} from './marketplace.ts';

test('a rated car shows all that it is compared with, and better ones, on its card and its page', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/cars-for-sale?zip=30303&searchRadius=0');
  const deal = page.locator(`${organicCards} .card-deal-why`).first();
  await untilLive(deal);
  const asked = page.waitForResponse(/\/vehicle\/\d+\/swaps\?zip=30303$/);
  await deal.click();
  const swaps: unknown = await (await asked).json();
  const note = page.getByRole('dialog');
  await expect(note.locator('.card-swaps li')).toHaveCount((swaps as readonly unknown[]).length);

  await page.setViewportSize(phone);
  const car = await page
    .locator(`${organicCards}:has(.card-deal-why) h3 a`)
    .first()
    .getAttribute('href');
  await page.goto(car ?? '');
  await page.getByRole('link', { name: 'all of them by miles and price' }).click();
  await expect(page.getByRole('heading', { name: /^Deal X-ray: \d{4} / })).toBeVisible();
  await expectAccessible(page, '#main');
  const slider = page.getByRole('slider', { name: 'Miles' });
  await untilLive(slider);
  const fair = page.locator('.vehicle-xray-fair');
  const before = await fair.textContent();
  await slider.focus();
  await page.keyboard.press('End');
  await expect(fair).not.toHaveText(before ?? '');
  await expect(slider).toHaveAttribute('aria-valuetext', /miles, fair at \$[\d,]+$/);
  const dots = page.locator('.vehicle-xray-plot a');
  expect(await dots.count()).toBe(await page.locator('.vehicle-xray-table tbody tr').count());
  const other = page.locator('.vehicle-xray-table tr:not([aria-current]) a').first();
  const path = await other.getAttribute('href');
  expect(path).toMatch(/\?zip=30303$/);
  await other.click();
  await page.waitForURL(`**${path}`);
});
