import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withCheckDigit } from '../packages/domain/src/vehicle/vin.ts';
import { signInByLink } from './account-pages.ts';
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

const dealer = 'Lodestar Toyota';
const code = 'lodestar-rooms';
const vin = (serial: number) => withCheckDigit(`4T1B11HK0LU77${String(serial).padStart(4, '0')}`);
const header =
  'vin,stock_number,listing_type,year,make,model,trim,mileage,price,dealer_code,dealer_name,dealer_zip';
const row = (serial: number, price: string, name = dealer) =>
  `${vin(serial)},L${serial},used,2020,Toyota,Camry,LE,41200,${price},${code},${name},30303`;
const prices = ['21500', '21700', '21900', '22100', '22300', '22500', '22700', '22900', '23100'];
const stock = prices.map((price, place) => row(place + 1, price));
/** The dearest but one. */
const changed = { serial: 8, stockNumber: 'L8' };

const rowOf = (page: Page, stockNumber: string) =>
  page.getByRole('row').filter({ hasText: new RegExp(`${stockNumber} ·`) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isNoWider = (page: Page) =>
  expect(page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).resolves.toBe(
    true,
  );

test('staff changes a price, which searches and the car’s page have, and sees what became of its files', async ({
  page,
  browser,
  market,
}, testInfo) => {
  test.setTimeout(240_000);
  const cora = 'cora@lodestar.example';
  const importRows = async (rows: readonly string[]) => {
    const path = testInfo.outputPath('lodestar.csv');
    writeFileSync(path, [header, ...rows].join('\n'));
    await market.run({ kind: 'import', path, dryRun: false, allowRemoval: false });
  };
  await importRows(stock);
  await signInByLink(page, cora);
  expect((await page.goto('/dealer-portal/cars'))?.status(), 'nobody else comes in').toBe(404);
  const staff = { email: cora, dealer: code, name: 'Cora Pace' };
  await market.run({ kind: 'dealer-staff', action: 'add', ...staff });
  const id = await idOf(page, vin(changed.serial));

  await test.step('looks at its cars, at all widths', async () => {
    await page.setViewportSize(desktop);
    await page.goto('/dealer-portal/cars');
    await expect(heading(page)).toHaveText('Cars');
    await expect(page.getByText(/^9 on the market: /)).toBeVisible();
    await page.getByRole('link', { name: 'Price', exact: true }).click();
    await expect(page).toHaveURL(/sort=price&order=desc/);
    await expect(page.getByRole('row').nth(1)).toContainText('L9 ·');
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Stock number, VIN or model').fill('l8');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText(/^1 of 9 car/)).toBeVisible();
    await expect(page.getByText('1 of 9 cars. Nobody can buy a rating.')).toBeVisible();
    await page.setViewportSize(phone);
    await isNoWider(page);
    await expectRoomForLargeLetters(page, '.portal-cars, .portal-figures');
    await expect(page.getByText('Days on market').last()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('sees what shoppers will read before a price is changed', async () => {
    await page.setViewportSize(desktop);
    await page.goto('/dealer-portal/cars');
    await page.getByRole('link', { name: 'Change the price' }).first().scrollIntoViewIfNeeded();
    await rowOf(page, changed.stockNumber)
      .getByRole('link', { name: /^Change/ })
      .click();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Toyota Camry LE');
    const field = page.getByRole('textbox', { name: 'New price' });
    await untilLive(field);
    const button = page.getByRole('button', { name: /^Change/ });
    await expect(button, 'nothing differs').toBeDisabled();
    await field.fill('20500');
    await expect(button).toHaveText('Change to $20,500');
    await expect(button).toBeEnabled();
    await expect(page.locator('.portal-price-word')).toContainText(
      /(Great|Good) Deal|Fair Price|High Price/,
    );
    await expect(page.getByText(/\$\d+\/mo est\./)).toHaveText('$329/mo est.');
    await field.fill('0');
    await page.getByRole('button', { name: 'Change the price' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter whole dollars from $1');
    await field.fill('1');
    await page.getByRole('button', { name: 'Change to $1', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('$1 is less than half of $22,900');
    await field.fill('20500');
    const slider = page.getByRole('slider', { name: 'New price' });
    await slider.focus();
    await slider.press('ArrowRight');
    await expect(field).toHaveValue('20,510');
    await field.fill('20500');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-cars');
    await page.setViewportSize(phone);
    await isNoWider(page);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    await field.fill('twenty');
    await button.click();
    await expect(page.getByRole('alert')).toContainText('Enter whole dollars from $1');
    await expect(field).toHaveValue('twenty');
    await field.fill('20500');
    await button.click();
    await expect(page.getByRole('status')).toContainText('The price is changed.');
    await expect(page).not.toHaveURL(/change=/);
    await expect(rowOf(page, changed.stockNumber)).toContainText('$20,500');
    await page.goto(`/cars-for-sale/vehicle/${id}`);
    await expect(page.locator('.vehicle-price-amount strong').first()).toHaveText('$20,500');
    const found = async () => {
      const answer = await page.request.get(`/rest/lsc/listing?vin=${vin(changed.serial)}`);
      return ((await answer.json()) as Found).listings[0]?.pricingDetail.displayPrice;
    };
    await expect.poll(found).toBe(20_500);
  });

  await test.step('is told that a file changed it meanwhile, and the file decides', async () => {
    await page.goto(`/dealer-portal/cars?change=${id}`);
    await untilLive(page.getByRole('textbox', { name: 'New price' }));
    await importRows([...stock.filter((one) => !one.startsWith(vin(8))), row(8, '21000')]);
    await page.getByRole('textbox', { name: 'New price' }).fill('20000');
    await page.getByRole('button', { name: 'Change to $20,000' }).click();
    await expect(page.getByRole('alert')).toContainText('the price is $21,000 now and was $20,500');
    await expect(page.getByRole('textbox', { name: 'New price' }), 'it is kept').toHaveValue(
      '20000',
    );
    await page.getByRole('button', { name: 'Change to $20,000' }).click();
    await expect(page.getByRole('status')).toContainText('The price is changed.');
  });

  await test.step('has the table as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export' }).click(),
    ]);
    const csv = readFileSync(await download.path(), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(11);
    expect(csv).toContain(`L8,${vin(8)},2020 Toyota Camry LE,41200,20000,`);
  });

  await test.step('does it without a script, too', async () => {
    const state = await page.context().storageState();
    const plain = await browser.newContext({
      ...person,
      baseURL: market.origin,
      storageState: state,
      javaScriptEnabled: false,
      viewport: phone,
    });
    const bare = await plain.newPage();
    await bare.goto('/dealer-portal/cars?text=L7');
    await bare.getByRole('link', { name: /^Change/ }).click();
    await expect(bare.getByRole('slider'), 'it would say nothing').toHaveCount(0);
    const field = bare.getByRole('textbox', { name: 'New price' });
    await field.fill('many');
    await bare.getByRole('button', { name: 'Change the price' }).click();
    await expect(bare.getByRole('alert')).toContainText('Enter whole dollars');
    await expect(field).toHaveValue('many');
    await field.fill('$60,000');
    await bare.getByRole('button', { name: 'Change the price' }).click();
    await expect(bare.getByRole('alert')).toContainText('more than double');
    await bare.getByRole('button', { name: 'Change the price' }).click();
    await expect(bare.getByRole('status')).toContainText('The price is changed.');
    await expect(bare.getByRole('row').filter({ hasText: 'L7 ·' })).toContainText('$60,000');
    await plain.close();
  });

  await test.step('sees what became of its files, and what helps', async () => {
    await importRows([...stock.slice(0, 7), row(8, 'twelve'), stock[8] ?? '']);
    await page.goto('/dealer-portal/feed');
    await expect(heading(page)).toHaveText('Feed');
    const refused = page.getByRole('row').filter({ hasText: 'twelve' });
    await expect(refused).toContainText('2020 Toyota Camry LE');
    await expect(refused).toContainText('expected an amount in US dollars, like 12,499');
    await expect(refused).toContainText('listed, but not rated');
    await expectAccessibleInBothThemes(page);
    await takePicture(page, 'portal-feed');
    await importRows(stock.slice(0, 3));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This file is held' })).toBeVisible();
    await expect(page.getByText(/would leave the market at once/)).toContainText('5 would');
    await page.setViewportSize(phone);
    await isNoWider(page);
    await expectAccessible(page);
    await page.locator('.portal-files a').nth(1).click();
    await expect(page.getByText('twelve')).toBeVisible();
    await isNoWider(page);
  });
});

interface Found {
  readonly listings: readonly {
    readonly id: number;
    readonly pricingDetail: { readonly displayPrice?: number };
  }[];
}

async function idOf(page: Page, wanted: string): Promise<number> {
  const find = async () => {
    const answer = await page.request.get(`/rest/lsc/listing?vin=${wanted}`);
    return ((await answer.json()) as Found).listings[0]?.id ?? 0;
  };
  await expect.poll(find).toBeGreaterThan(0);
  return find();
}
