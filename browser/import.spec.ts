import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, test } from './marketplace.ts';

const file = join(import.meta.dirname, '../../shared/data/listings_carscom_2022.csv.gz');

test('a real file imported beside the running server is on the search page within five seconds', async ({
  page,
}) => {
  test.skip(!existsSync(file), 'Skipped: the real inventory file is not on this machine.');
  test.setTimeout(120_000);
  const run = promisify(execFile);
  const { stderr } = await run(process.execPath, ['apps/server/src/cli.ts', 'import', file], {
    env: { ...process.env, DATA_DIR: process.env.FORECOURT_DATA_DIR ?? '', NODE_ENV: 'production' },
  });
  const imported = Date.now();
  expect(stderr).toMatch(/Imported 9,379 rows/);
  const vin = /^([A-HJ-NPR-Z0-9]{17}),[^,]*,2019,Toyota,Sienna SE/m.exec(
    gunzipSync(readFileSync(file)).toString(),
  )?.[1];
  await page.goto('/cars-for-sale');
  const words = page.getByLabel('Search by make, model or feature');
  await words.fill(vin ?? '');
  await words.press('Enter');
  await expect(page.locator('.vehicle-facts')).toContainText(vin ?? 'a VIN');
  expect(Date.now() - imported).toBeLessThan(5000);
});
