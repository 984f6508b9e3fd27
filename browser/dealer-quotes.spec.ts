import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothThemes,
  person,
  phone,
  test,
  untilLive,
} from './marketplace.ts';
import { takePicture } from './office-picture.ts';
import { comeInAsCora, dana, type Marketplace, openMarketplace } from './portal-marketplace.ts';

const answerField = (page: Page) => page.getByRole('textbox', { name: /^Answer to / });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const dollarsFor = (page: Page, line: string) => page.getByLabel(`Dollars for ${line}`);
const sum = (page: Page) => page.locator('output');
const onItsWay = (page: Page) => page.getByRole('status').filter({ hasText: 'on its way' });

/** What stands in a row of the tables on a page, as `Dealer fee $0`. */
const rows = (page: Page) => page.locator('.lead-quote > div');

let opened: Marketplace | null = null;
test.afterEach(() => opened?.stop());

test('a dealer answers with an out-the-door price, and the shopper reads how it compares', async ({
  browser,
}) => {
  // A marketplace of its own, pages before axe in both themes: minutes on a busy machine.
  test.setTimeout(300_000);
  const marketplace = await openMarketplace();
  opened = marketplace;
  const { server, mailTo } = marketplace;
  const { context, page } = await comeInAsCora(browser, marketplace);

  await test.step('what is wrong is told at its field, and nothing that was typed is lost', async () => {
    await page.goto('/dealer-portal/inbox');
    await page.getByRole('link', { name: /Dana/ }).click();
    await untilLive(answerField(page));
    const starters = page.getByRole('navigation', { name: 'Begin an answer with' });
    const [room, wide] = await starters.evaluate((row) => [row.clientWidth, row.scrollWidth]);
    expect(wide, 'all of them can be seen').toBe(room);
    await page.getByRole('link', { name: 'Send out-the-door price' }).click();
    await expect(answerField(page)).toHaveValue('Hello Dana, this is everything you would pay:');
    const fee = dollarsFor(page, 'Dealer fee');
    await fee.fill('0');
    const before = await sum(page).textContent();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.getByLabel('Name of the line What is added')).toBeFocused();
    await page.keyboard.type('Paint protection');
    await dollarsFor(page, 'What is added').fill('a lot');
    await dollarsFor(page, 'What is added').press('Enter');
    await expect(onItsWay(page)).toHaveCount(0);
    await send(page).click();
    await expect(page.getByText('Enter dollars from 0 to 1,000,000, such as 499')).toBeVisible();
    await expect(dollarsFor(page, 'What is added')).toBeFocused();
    await expect(dollarsFor(page, 'What is added')).toHaveValue('a lot');
    await expect(sum(page)).toHaveText(before ?? '');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-quote');
  });

  await test.step('lines come and go, and the sum follows', async () => {
    const before = dollarsOf(await sum(page).textContent());
    await dollarsFor(page, 'What is added').fill('320');
    await expect.poll(async () => dollarsOf(await sum(page).textContent())).toBe(before + 320);
    await page.getByRole('button', { name: 'Take off a trade-in' }).click();
    const tax = page.getByLabel(/^Dollars for .* tax/);
    const ownTax = dollarsOf(await tax.inputValue());
    await dollarsFor(page, 'Trade-in').fill('1,000');
    await expect.poll(async () => dollarsOf(await tax.inputValue())).not.toBe(ownTax);
    const saved = ownTax - dollarsOf(await tax.inputValue());
    expect(saved, 'our own tax follows').toBeGreaterThan(0);
    await expect
      .poll(async () => dollarsOf(await sum(page).textContent()))
      .toBe(before - 680 - saved);
    await page.getByRole('button', { name: 'Remove Trade-in' }).click();
    await expect.poll(async () => dollarsOf(await sum(page).textContent())).toBe(before + 320);
    await send(page).dblclick();
    await expect(onItsWay(page)).toBeVisible();
    await expect(rows(page)).toHaveText([
      /^Price\$/,
      /^Dealer fee\$0$/,
      /tax/i,
      /^Title and plate\$/,
      /^Paint protection\$320$/,
      /^Out the door\$/,
    ]);
    await expect(sum(page)).toHaveCount(0);
  });

  let link = '';
  await test.step('the shopper gets all of it by mail, and reads how it compares', async () => {
    const mail = await mailTo(dana, /Paint protection: \$320/);
    expect(mail).toMatch(/Out the door: \$[\d,]+/);
    expect(mail.replace(/\s+/g, ' ')).toContain(
      '$320 more than ours. Paint protection $320 was added. The price matches the listing.',
    );
    link = new URL(/http\S+\/cars-for-sale\/conversation\/[\da-f]{32}/.exec(mail)?.[0] ?? '')
      .pathname;
    const shopper = await browser.newContext({
      baseURL: server.origin,
      ...person,
      viewport: phone,
    });
    const theirs = await shopper.newPage();
    await theirs.goto(link);
    await expect(rows(theirs)).toHaveCount(6);
    await expect(theirs.getByText('$320 more than ours.')).toBeVisible();
    await expect(theirs.getByText('Paint protection $320 was added.')).toBeVisible();
    await expect(theirs.getByText(/out-the-door price/)).toHaveCount(0);
    await expectAccessibleInBothThemes(theirs);
    const widths = () => [document.documentElement.scrollWidth, innerWidth] as const;
    const [wide, window] = await theirs.evaluate(widths);
    expect(wide).toBeLessThanOrEqual(window);
    await shopper.close();
  });

  await test.step('without scripts our own lines are sent by a link that opens them', async () => {
    const plain = await browser.newContext({
      baseURL: server.origin,
      ...person,
      viewport: phone,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const still = await plain.newPage();
    await still.goto('/dealer-portal/inbox');
    await still.getByRole('link', { name: /Dana/ }).click();
    await still.getByRole('link', { name: 'Insert a price breakdown' }).click();
    await dollarsFor(still, 'Dealer fee').fill('zero');
    await still.getByLabel('Name of the line What is added').first().fill('Floor mats');
    await send(still).click();
    await expect(dollarsFor(still, 'Dealer fee')).toHaveAttribute('aria-invalid', 'true');
    await expect(dollarsFor(still, 'Dealer fee')).toHaveValue('zero');
    await expect(still.getByLabel('Name of the line Floor mats')).toHaveValue('Floor mats');
    await dollarsFor(still, 'Dealer fee').fill('0');
    await still.getByLabel('Name of the line Floor mats').fill('');
    await send(still).click();
    await expect(still.getByRole('status')).toHaveText(/on its way/);
    await still.goto(link);
    await expect(still.getByText('Same sum as ours.')).toBeVisible();
    await plain.close();
  });

  await context.close();
});

const dollarsOf = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, ''));
