import { expect, expectAccessibleInBothThemes, phone, test } from './marketplace.ts';

test('the help is led to by the foot, and each link of it leads somewhere', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/terms');
  await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link', { name: 'Help' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  const hrefs = await page
    .locator('.help-page a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const ids = hrefs.filter((href) => href.startsWith('#'));
  expect(ids).toHaveLength(await page.locator('.help-page section').count());
  for (const id of ids) await expect(page.locator(id)).toHaveCount(1);
  for (const href of new Set(hrefs.filter((one) => one.startsWith('/'))))
    expect([href, (await request.get(href)).status()]).toEqual([href, 200]);
});

test('axe finds nothing on the help', async ({ page }) => {
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await page.goto('/help');
    await expectAccessibleInBothThemes(page);
  }
});
