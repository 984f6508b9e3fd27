import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { withCheckDigit } from '../packages/domain/src/vehicle/vin.ts';
import { heading, signInByLink } from './account-pages.ts';
import { cutWords } from './cut-words.ts';
import { expectRoomForLargeLetters } from './large-letters.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  person,
  phone,
  untilLive,
} from './marketplace.ts';
import { takePicture } from './office-picture.ts';
import { ownTest as test } from './own-marketplace.ts';

test.use(person);

/** Of a Toyota that nobody offers, and that does not tell its model. */
const vin = withCheckDigit('4T1ZZ9ZK0LU000001');

const stockHeader =
  'vin,stock_number,listing_type,year,make,model,trim,mileage,price,dealer_code,dealer_name,dealer_zip';
const stockRow = (serial: number, price: number) =>
  [
    withCheckDigit(`4T1B11HK0LU7700${10 + serial}`),
    `S${serial}`,
    'used',
    2020,
    'Toyota',
    'Camry',
    'LE',
    41_200,
    price,
    'sell-lot',
    'Sell Lot',
    '30303',
  ].join(',');
const prices = [21_500, 21_700, 21_900, 22_100, 22_300, 22_500, 22_700, 22_900, 23_100];

const isNoWider = (page: Page) =>
  expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(
    true,
  );

/** In paragraphs, and with a word that is longer than a phone is wide. */
const sellersWords = `Always garaged.\n\nAsk for ${'records'.repeat(12)}.`;

const adOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Puts six pictures into an ad, as a form without a script does. */
async function addPictures(page: Page): Promise<void> {
  const ad = adOf(page);
  const blank = await page.context().newPage();
  for (const [at, color] of ['red', 'green', 'blue', 'gray', 'tan', 'navy'].entries()) {
    await blank.setContent(`<body style="background:${color}">${at}`);
    const buffer = await blank.screenshot({ type: 'jpeg' });
    const file = { name: `${at}.jpg`, mimeType: 'image/jpeg', buffer };
    const multipart = { act: 'picture.add', ad, file };
    const answer = await page.request.post(`/sell/${ad}/condition`, { multipart });
    expect(answer.ok()).toBe(true);
  }
  await blank.close();
}

/** What a step says itself, without the card that shoppers see. */
const ownWords =
  '.sell-top, .sell-body > :is(h1, p), .sell-form, .sell-price, .sell-car, .sell-foot';

/** Looks at a page in both themes and as wide as windows are. */
async function expectGood(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  for (const size of [phone, { width: 768, height: 900 }, { width: 1680, height: 900 }]) {
    await page.setViewportSize(size);
    await isNoWider(page);
  }
  await page.setViewportSize(phone);
  await expectAccessible(page);
  if (await page.locator('.sell-steps').isVisible())
    await expectRoomForLargeLetters(page, ownWords);
  await page.setViewportSize(desktop);
}

/** Loads the page anew and types before any of its scripts ran. */
async function typeBeforeTheScript(page: Page, field: Locator, text: string): Promise<void> {
  const { promise: wanted, resolve: run } = Promise.withResolvers<void>();
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  await field.fill(text);
  run();
  await untilLive(field);
  await page.unroute(scripts);
}

const said = (page: Page) => page.getByRole('main').getByRole('status');

const goOn = (page: Page, name: string | RegExp = 'Continue') =>
  page.getByRole('button', { name }).click();

test('a person sells a car in four steps, answers an offer and ends the ad', async ({
  page,
  browser,
  market,
}, testInfo) => {
  test.setTimeout(300_000);
  const path = testInfo.outputPath('stock.csv');
  writeFileSync(path, [stockHeader, ...prices.map((price, at) => stockRow(at, price))].join('\n'));
  await market.run({ kind: 'import', path, dryRun: false, allowRemoval: false });
  await page.setViewportSize(desktop);

  await test.step('begins as a visitor, and finds the VIN again', async () => {
    await page.goto('/sell');
    await expect(heading(page)).toHaveText('Sell your car yourself');
    await expectGood(page);
    await takePicture(page, 'selling-start');
    await page.setViewportSize(phone);
    await takePicture(page, 'selling-start');
    await page.setViewportSize(desktop);
    await page.getByRole('textbox', { name: /^VIN of your car/ }).fill('123');
    await goOn(page, 'Begin');
    await expect(page.getByText('A VIN has 17 characters; this has 3.')).toBeVisible();
    await page.getByRole('textbox', { name: /^VIN of your car/ }).fill(vin);
    await goOn(page, 'Begin');
    await expect(page).toHaveURL(/\/account\/sign-in\?/);
    await expect(page.getByText('Selling a car takes an account')).toBeVisible();
    const back = new URL(page.url()).searchParams.get('refUrl') ?? '';
    await signInByLink(page, 'dana@sell.example');
    await page.goto(back);
    await expect(said(page)).toContainText('your VIN is here again');
    await expect(page.getByRole('textbox', { name: /^VIN of your car/ })).toHaveValue(vin);
    await expectGood(page);
    await page.getByRole('textbox', { name: /^VIN of your car/ }).fill('123');
    await goOn(page, 'Begin');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('textbox', { name: /^VIN of your car/ }).fill(vin);
    await goOn(page, 'Begin');
    await expect(heading(page)).toHaveText('Which car is it?');
  });

  await test.step('says which car it is', async () => {
    await expectGood(page);
    const make = page.getByRole('combobox', { name: 'Make' });
    await untilLive(make);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2020');
    await make.selectOption('Toyota');
    const model = page.getByRole('combobox', { name: 'Model' });
    await expect(model).toContainText('Camry');
    await model.selectOption('Camry');
    await expect(page.getByRole('combobox', { name: 'Trim' })).toContainText('LE');
    await page.getByRole('combobox', { name: 'Trim' }).selectOption('LE');
    await goOn(page);
    await expect(page.getByText('Choose its color.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Outside' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Outside' }).selectOption('Blue');
    const miles = page.getByLabel('Miles on it today');
    await miles.fill('41.2');
    await page.getByLabel('ZIP where it is').fill('30303');
    await expect(miles, 'what is no number of miles stays as typed').toHaveValue('41.2');
    await goOn(page);
    await expect(page.getByText(/whole number of miles, such as 61,300/)).toBeVisible();
    await miles.fill('41.2k');
    await miles.blur();
    await expect(miles).toHaveValue('41,200');
    await goOn(page);
    await expect(heading(page)).toHaveText('Condition and pictures');
  });

  await test.step('says how good it is', async () => {
    await addPictures(page);
    await page.reload();
    await expectGood(page);
    const tiles = page.locator('.sell-pic-tile');
    const order = () =>
      tiles.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    await untilLive(page.getByRole('radio', { name: /^Good/ }));
    const before = await order();
    expect(before.length).toBeGreaterThan(1);
    // Let go beside the pictures: what is dropped among them next is another thing.
    await tiles.first().dispatchEvent('dragstart');
    await tiles.first().dispatchEvent('dragend');
    await tiles.nth(1).dispatchEvent('drop');
    expect(await order()).toEqual(before);
    await page.setViewportSize({ ...phone, width: 320 });
    await page.locator('.sell-pic-add [multiple]').setInputFiles({
      name: `${'holiday_'.repeat(12)}.HEIC`,
      mimeType: 'image/heic',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText(/^This file is damaged, or no picture/)).toBeVisible();
    const unshown = page.locator('.sell-pic-tile', { has: page.locator('.sell-pic-name') });
    expect(await unshown.evaluate((tile) => tile.scrollWidth <= tile.clientWidth)).toBe(true);
    await unshown.getByRole('button', { name: /^Leave out/ }).click();
    await page.setViewportSize(desktop);
    await goOn(page);
    const unsaid = page.getByText('Choose what describes it best.');
    await expect(unsaid).toBeVisible();
    await page.getByRole('radio', { name: /^Good/ }).check();
    await expect(unsaid, 'it is said now').toHaveCount(0);
    await page.getByRole('checkbox', { name: 'No accidents' }).check();
    await page.getByRole('checkbox', { name: /^I still owe on it/ }).check();
    await page.getByRole('textbox', { name: /^About how much/ }).fill('2,150');
    await page.getByRole('textbox', { name: 'To whom' }).fill('Peach Credit Union');
    await page.getByRole('textbox', { name: /^In your words/ }).fill(sellersWords);
    await page.reload();
    await expect(page.getByRole('textbox', { name: /^In your words/ })).toHaveValue(sellersWords);
    await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'No accidents' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'To whom' })).toHaveValue('Peach Credit Union');
    await goOn(page);
    await expect(heading(page)).toHaveText('Name your price');
  });

  let promised = '';
  await test.step('names a price, and sees what it means', async () => {
    const price = page.getByRole('textbox', { name: 'Your price' });
    await untilLive(price);
    await goOn(page);
    const unnamed = page.getByText(/^Enter whole dollars/);
    await expect(unnamed).toBeVisible();
    await price.fill('21500');
    await expect(unnamed).toHaveCount(0);
    await page.reload();
    await expect(price).toHaveValue('21500');
    await expect(page.getByText(/^\$[\d,]+ below market$/)).toBeVisible();
    await expect(page.getByText('Good Deal')).toBeVisible();
    await expect(page.getByText('8 of 9')).toBeVisible();
    await expect(page.locator('.sell-dot-undercut')).toHaveCount(8);
    await page.getByRole('slider', { name: 'Your price, on the scale' }).press('ArrowRight');
    await expect(price).toHaveValue('21,550');
    await expect(page.getByText('after $2,150 to your lender')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Ask me each week/ }).check();
    promised = await page.getByText(/^\$[\d,]+ below market$/).innerText();
    await page.locator('[name=by]').fill('150');
    await page.locator('[name=floor]').fill('21000');
    await expectGood(page);
    await takePicture(page, 'selling-price');
    await goOn(page, 'Continue with $21,550');
    await expect(heading(page)).toHaveText('Ready when you are');
  });

  await test.step('sees it as buyers do, and publishes it', async () => {
    await expect(page.getByText('Good Deal, takes offers')).toBeVisible();
    await expect(page.locator('.sell-preview article')).toContainText('$21,550');
    await expect(page.locator('.sell-preview article')).toContainText(promised);
    await expectGood(page);
    const terms = page.getByRole('checkbox', { name: /^Show my car/ });
    await expect(terms).not.toBeChecked();
    await goOn(page, 'Publish');
    await expect(terms).toBeFocused();
    await terms.check();
    await goOn(page, 'Publish');
    await expect(said(page)).toContainText('It is live.');
    await expect(page).not.toHaveURL(/said=/);
    await expect(heading(page)).toHaveText('2020 Toyota Camry LE');
  });

  await test.step('answers the offer of a buyer', async () => {
    const car = await page.getByRole('link', { name: 'See it as buyers do' }).getAttribute('href');
    const buyer = await browser.newPage({
      ...person,
      baseURL: market.origin,
      javaScriptEnabled: false,
    });
    await expect
      .poll(async () => (await buyer.goto(`${car}/contact?from=vdp`))?.status(), {
        timeout: 90_000,
      })
      .toBe(200);
    await buyer.setViewportSize(phone);
    await buyer.goto(car ?? '');
    const words = buyer.getByText(sellersWords.slice(0, 15));
    expect(await words.innerText()).toContain(sellersWords);
    expect(await words.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await buyer.goto(`${car}/contact?from=vdp`);
    await buyer.getByLabel('Your offer').fill('$20,900');
    await buyer.getByLabel('First name').fill('Marcus');
    await buyer.getByLabel('Email').fill('marcus@sell.example');
    await buyer.getByRole('button', { name: 'Send offer' }).click();
    await expect(buyer.getByRole('heading', { name: /^Sent to/ })).toBeVisible();
    await buyer
      .getByRole('link', { name: /conversation/i })
      .first()
      .click();
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/^Messages with/);
    await page.reload();
    const offer = page.getByRole('listitem').filter({ hasText: 'Marcus' });
    await expect(offer.getByText(/\$[\d,]+ under/)).toBeVisible();
    await expectGood(page);
    await offer.getByRole('button', { name: 'Send counter' }).click();
    await expect(said(page)).toContainText('Your counter-offer is on its way');
    await expect(offer.getByText(/^You answered \$[\d,]+\./)).toBeVisible();
    await buyer.reload();
    const counter = buyer.getByRole('region', { name: 'Counter-offer' });
    await counter.getByRole('button', { name: /^Accept \$/ }).click();
    await expect(counter).toHaveCount(0);
    await expect(buyer.getByText(/^I accept your price of \$/)).toBeVisible();
    await buyer.close();
    await page.reload();
    await expect(offer.getByText(/^Marcus accepted your \$[\d,]+\./)).toBeVisible();
    await page.setViewportSize({ ...phone, width: 320 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await cutWords(page.locator('.sell-offers'))).toEqual([]);
    await isNoWider(page);
    await page.setViewportSize(desktop);
  });

  await test.step('pauses it, brings it back, changes it and ticks a step off', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused: buyers do not find it', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back on the market' }).click();
    await expect(page.getByText(/^Live since /)).toBeVisible();
    await page.getByRole('button', { name: /^Show the title/ }).click();
    await expect(page.getByRole('button', { name: /^Show the title/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('link', { name: /^Price/ }).click();
    await expect(heading(page)).toHaveText('Name your price');
    await typeBeforeTheScript(page, page.getByRole('textbox', { name: 'Your price' }), '21200');
    await heading(page).click();
    await expect(page.getByRole('textbox', { name: 'Your price' })).toHaveValue('21,200');
    await goOn(page, 'Save');
    await expect(page.getByText('The price is saved.')).toBeVisible();
    await expect(page.locator('.sell-manage-price')).toContainText('$21,200');
  });

  await test.step('says that it is sold', async () => {
    await page.getByText('It is sold', { exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, it is sold' }).click();
    await expect(said(page)).toContainText('Congratulations.');
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    const ad = page.url();
    for (const step of ['price', 'publish']) {
      await page.goto(`${new URL(ad).pathname}/${step}`);
      await expect(page).toHaveURL(new URL(ad).pathname);
    }
    await page.getByRole('link', { name: 'All your ads' }).click();
    await expect(page.getByText(/Sold, saved/)).toBeVisible();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a person publishes a car and ends its ad', async ({ page }) => {
    test.setTimeout(120_000);
    await signInByLink(page, 'noor@sell.example');
    await page.goto('/sell');
    await page.getByRole('textbox', { name: /^VIN of your car/ }).fill(vin);
    await goOn(page, 'Begin');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2020');
    await page.getByRole('combobox', { name: 'Make' }).selectOption('Toyota');
    await page.getByLabel('Miles on it today').fill('41,200');
    await goOn(page, 'Show models and trims');
    await page.getByRole('combobox', { name: 'Model' }).selectOption('Camry');
    await goOn(page, 'Show models and trims');
    await page.getByRole('combobox', { name: 'Trim' }).selectOption('LE');
    await page.getByRole('combobox', { name: 'Outside' }).selectOption('Blue');
    await expect(page.getByLabel('Miles on it today'), 'what was typed stays').toHaveValue(
      '41,200',
    );
    await page.getByLabel('ZIP where it is').fill('30303');
    await goOn(page);
    await addPictures(page);
    await page.getByRole('radio', { name: /^Fair/ }).check();
    await page.getByRole('textbox', { name: /^In your words/ }).fill('New tires.');
    await page.getByLabel('Add a picture').setInputFiles({
      name: '6.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    });
    await goOn(page, 'Add picture');
    await expect(page.getByText(/^The picture is added, and/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'No accidents' }).check();
    await page.getByRole('button', { name: 'Make picture 7 the cover' }).click();
    await expect(page.getByText(/^It is the cover now, and/)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Fair/ }), 'what was chosen stays').toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'No accidents' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^In your words/ })).toHaveValue('New tires.');
    await page.getByRole('radio', { name: /^Fair/ }).press('Enter');
    await expect(page.getByText('Too few cars like yours')).toBeVisible();
    await page.getByRole('textbox', { name: 'Your price' }).fill('$18,400');
    await page.getByRole('checkbox', { name: /^Take offers/ }).uncheck();
    await goOn(page);
    await page.getByRole('checkbox', { name: /^Show my car/ }).check();
    await goOn(page, 'Publish');
    await expect(page.getByText('It is live.')).toBeVisible();
    const car = await page.getByRole('link', { name: 'See it as buyers do' }).getAttribute('href');
    const asked = async () => (await page.request.get(`${car}/contact?from=vdp`)).text();
    await expect.poll(asked, { timeout: 60_000 }).toContain('The price is firm');
    await page.getByRole('button', { name: /^Meet and drive/ }).click();
    await expect(page.getByText('The list is saved.')).toBeVisible();
    await page.getByText('It is sold', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, it is sold' }).click();
    await expect(page.getByText('Congratulations.')).toBeVisible();
  });
});
