import { desktop, expect, person, test, untilLive } from './marketplace.ts';

test.use({ ...person, viewport: desktop });

test('a browser without the Cookie Store keeps a theme and the wish for no showcase', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'cookieStore', { value: undefined }),
  );
  await page.goto('/cars-for-sale');
  const theme = page.getByRole('button', { name: 'Switch between light and dark' });
  await untilLive(theme);
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const hide = page.getByRole('button', { name: 'Hide for this visit' });
  await hide.click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.promotion-showcase')).toHaveCount(0);
  const kept = await page.context().cookies();
  const [chosen] = kept.filter(({ name }) => name === 'theme');
  expect(chosen).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
  expect(chosen?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
  expect(kept.find(({ name }) => name === 'caiSuppressAlpha')).toMatchObject({ expires: -1 });
});
