import { subscribeTexts } from '@forecourt/domain/alert/subscribe-messages';
import type { Page } from '@playwright/test';
import {
  carPath,
  desktop,
  expect,
  openLive,
  organicCards,
  person,
  plainTest,
  untilLive,
} from './marketplace.ts';

plainTest.use({ ...person, viewport: desktop });

/** As after a break of the line, or where a newer version has other files. */
const lose = (page: Page, file: string) =>
  page.route(`**/assets/${file}-*.js`, (route) => route.abort());

plainTest('a form over the results that does not load is gone to on its page', async ({ page }) => {
  await page.goto('/cars-for-sale/honda');
  const save = page.getByRole('link', { name: 'Save search' }).filter({ visible: true });
  await untilLive(save);
  await lose(page, 'subscribe-dialog');
  await save.click();
  await expect(page).toHaveURL(/\/cars-for-sale\/alerts\?search=%2Fcars-for-sale%2Fhonda/);
  await expect(page.getByRole('heading', { name: subscribeTexts.heading })).toBeVisible();
});

plainTest(
  'a note of a card says what it has without the part that does not load',
  async ({ page }) => {
    await page.goto('/cars-for-sale');
    const why = page.locator(`${organicCards} .card-deal-why`).first();
    await untilLive(why);
    await lose(page, 'card-swaps');
    const logged = page.waitForEvent('pageerror');
    await why.click();
    await logged;
    const note = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await why.click();
    await expect(note).toContainText('comparable cars, this one included');
    await expect(page.getByRole('heading', { name: /Results$/ })).toBeVisible();
  },
);

plainTest('a car that cannot be turned has its pictures all the same', async ({ page }) => {
  await openLive(page, await carPath(page));
  await lose(page, 'spin-viewer');
  await page.getByRole('button', { name: '360° view' }).click();
  await expect(page.getByRole('alert')).toContainText('do not load');
  await page.getByRole('button', { name: 'Back to pictures' }).click();
  await expect(page.getByRole('link', { name: /full screen$/ })).toBeVisible();
});

plainTest(
  'a slider that does not load is logged, and its fields are used without it',
  async ({ page }) => {
    await page.addInitScript(() => {
      const rejections: string[] = [];
      Object.assign(window, { rejections });
      addEventListener('unhandledrejection', ({ reason }) => rejections.push(String(reason)));
    });
    await lose(page, 'range-slider');
    const logged = page.waitForEvent('pageerror');
    await page.goto('/cars-for-sale/honda?minPrice=5000');
    await logged;
    await expect(page.locator('input[name="minPrice"]').first()).toHaveValue(/5,?000/);
    expect(await page.evaluate(() => Reflect.get(window, 'rejections'))).toEqual([]);
  },
);

plainTest('a part about a model that does not load leads to its own page', async ({ page }) => {
  await page.goto('/cars-for-sale/honda/civic');
  const about = page.getByRole('region', { name: 'About the Honda Civic' });
  const tab = about.getByRole('link', { name: 'Safety', exact: true });
  await untilLive(tab);
  await lose(page, '{loaded,reference}-panels');
  await tab.click();
  await expect(about.getByRole('link', { name: 'page of its own' })).toHaveAttribute(
    'href',
    /\/research\/honda\/civic.*#safety$/,
  );
});
