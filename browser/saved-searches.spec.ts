import { rhythmPath } from '../packages/domain/src/alert/alert-paths.ts';
import { signInByLink } from './account-pages.ts';
import { cutWords } from './cut-words.ts';
import { expect, openLive, person, plainTest as test } from './marketplace.ts';

test.use(person);

// A refused choice is an error that the browser tells of.
test('by the arrows the rhythm of a saved search is chosen step by step, saved, and told of', async ({
  page,
}, { retry, repeatEachIndex }) => {
  test.slow();
  await signInByLink(page, `rhythm-${retry}-${repeatEachIndex}@example.com`);
  await openLive(page, '/cars-for-sale/honda');
  await page.getByRole('button', { name: 'Save search' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/saved-searches#/);
  const open = () => openLive(page, '/cars-for-sale/saved-searches');
  await open();
  const rhythm = page.getByRole('combobox', { name: /^Tell me of news/ });
  await expect(rhythm).toHaveValue('daily');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await rhythm.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 0;
    });
    expect(await cutWords(page.locator('.alert-rhythm')), 'the longest choice').toEqual([]);
    await rhythm.evaluate((select: HTMLSelectElement) => {
      select.value = 'daily';
    });
  }
  await rhythm.focus();
  for (const _ of ['weekly', 'never']) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').getByText('Saved: never.')).toBeVisible();
  await expect(rhythm).toBeFocused();
  await open();
  await expect(rhythm).toHaveValue('never');

  await page.route(`**${rhythmPath}`, (route) => route.fulfill({ status: 500 }));
  await rhythm.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').getByText('Not saved.')).toBeVisible();
  await expect(rhythm).toHaveValue('never');
  await page.unroute(`**${rhythmPath}`);

  await page.context().clearCookies();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(/\/account\/sign-in\?/);
});

test('a saved search that is deleted by two fast presses is told of, and saved again', async ({
  page,
}) => {
  await page.goto('/cars-for-sale/saved-searches?save=/cars-for-sale/subaru');
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect(page).toHaveURL(/saved-searches#/);
  await openLive(page, '/cars-for-sale/saved-searches');
  const kept = page.getByRole('link', { name: 'Used Subaru Cars', exact: true });
  await page.getByText('Change', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByRole('status').getByText('“Used Subaru Cars” is deleted.')).toBeVisible();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Save it again' }).click();
  await expect(kept).toBeVisible();
  await expect(page.getByText('is deleted.')).toHaveCount(0);
});

test('a rhythm that is chosen before there is a script is saved, too', async ({ page }, {
  retry,
  repeatEachIndex,
}) => {
  test.slow();
  await signInByLink(page, `early-${retry}-${repeatEachIndex}@example.com`);
  await openLive(page, '/cars-for-sale/honda');
  await page.getByRole('button', { name: 'Save search' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/saved-searches#/);
  const { promise: scripts, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/cars-for-sale/saved-searches', { waitUntil: 'commit' });
  const rhythm = page.getByRole('combobox', { name: /^Tell me of news/ });
  await rhythm.selectOption('weekly');
  letScriptsCome();
  await expect(page.getByRole('status').getByText('Saved: once a week.')).toBeVisible();
});

test('words without an end in a saved search make its list no wider than a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const search = `/cars-for-sale/all-cars?categorySearch=${'W'.repeat(100)}`;
  const saved = new URLSearchParams({ save: search });
  await openLive(page, `/cars-for-sale/saved-searches?${saved}`);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.locator('.bookmark-row')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
