import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, expectAccessible, openLive, test } from './marketplace.ts';

const file = join(import.meta.dirname, '../../shared/data/listings_carscom_2022.csv.gz');

/** @returns what the command says */
async function importFile(path: string): Promise<string> {
  const run = promisify(execFile);
  const { stderr } = await run(process.execPath, ['apps/server/src/cli.ts', 'import', path], {
    env: { ...process.env, DATA_DIR: process.env.FORECOURT_DATA_DIR ?? '', NODE_ENV: 'production' },
  });
  return stderr;
}

test('a real file imported beside the running server is on the search page within five seconds', async ({
  page,
}) => {
  test.skip(!existsSync(file), 'Skipped: the real inventory file is not on this machine.');
  test.setTimeout(120_000);
  expect(await importFile(file)).toMatch(/Imported 9,379 rows/);
  const vin = /^([A-HJ-NPR-Z0-9]{17}),[^,]*,2019,Toyota,Sienna SE/m.exec(
    gunzipSync(readFileSync(file)).toString(),
  )?.[1];
  const address = `/rest/lsc/listing?allListingType=all&vin=${vin}`;
  const found = async () => (await (await page.request.get(address)).json()).totalResultCount;
  await expect.poll(found, { timeout: 5000 }).toBe(1);
  await page.goto('/cars-for-sale');
  const words = page.getByLabel('Search by make, model or feature');
  await words.fill(vin ?? '');
  await words.press('Enter');
  await expect(page.locator('.vehicle-facts')).toContainText(vin ?? 'a VIN');
});

const frame =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480"/></svg>';

test('a car whose feed has pictures from all around it turns by mouse and keys, and is a row without a script [listing.fyuse]', async ({
  page,
  browser,
}, testInfo) => {
  const vin = '4T1B11HK8KU123456';
  const frames = Array.from({ length: 24 }, (_, place) => `https://spins.test/${place}.svg`);
  const car = {
    vin,
    listing_type: 'used',
    year: '2019',
    make: 'Toyota',
    model: 'Camry LE',
    dealer_code: 'K1',
    dealer_name: 'Kestrel',
    dealer_state: 'GA',
    dealer_zip: '30303',
    price: '21500',
    mileage: '33000',
    spin_photos: frames.join('|'),
  };
  const feed = testInfo.outputPath('spin.csv');
  writeFileSync(feed, `${Object.keys(car).join()}\n${Object.values(car).join()}\n`);
  expect(await importFile(feed)).toMatch(/1 car added/);
  await page.route('https://spins.test/**', (route) =>
    // One that does not come is left out.
    route.request().url().endsWith('/23.svg')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body: frame, contentType: 'image/svg+xml' }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const address = `/rest/lsc/listing?allListingType=all&vin=${vin}`;
  await expect
    .poll(async () => (await (await page.request.get(address)).json()).totalResultCount)
    .toBe(1);
  const { listings } = await (await page.request.get(address)).json();
  await openLive(page, listings[0].vdpBaseUrl);

  await page.getByRole('button', { name: '360° view' }).click();
  const slider = page.getByRole('slider', { name: 'Turn the 2019 Toyota Camry' });
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuemax', '23');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Picture 1 of 23, from the left side');
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuenow', '23');
  await page.keyboard.press('ArrowRight');
  const { x, y, width } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + 10, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 10 + width / 2, y + 100, { steps: 3 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /from the right side$/);
  await expectAccessible(page, '.vehicle-gallery');
  await page.getByRole('button', { name: 'Back to pictures' }).click();
  await expect(slider).toHaveCount(0);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await expect(plain.locator('.vehicle-spin-row a')).toHaveCount(24);
  await expect(plain.getByRole('button', { name: '360° view' })).toBeHidden();
  await plain.close();
});
