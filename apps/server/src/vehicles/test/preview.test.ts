import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { outlineText } from '../preview/text-outlines.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 20, seed: 9, today })];
const [car] = stock.flatMap(({ listings }) => listings);
const owners = stock.map(({ owner }) => owner);

let opened: OpenDatabase;
const dataDir = mkdtempSync(join(tmpdir(), 'preview-'));
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true });
});

function appAt(salePrice: number) {
  const listings = car ? [{ ...car, salePrice }] : [];
  const engine = new LocalSearch(createVehicleSearchEngine({ owners, listings, today }));
  const config = parseConfig({ DATA_DIR: dataDir });
  return createQuietApp({ database: opened.database, engine, config });
}

const address = `http://localhost/images/listing/${car?.id}/preview.png`;

test('a link to a car shows 1200 × 630 pixels; another price or brand is another picture', async () => {
  const app = appAt(21_500);
  const answer = await app.request(`${address}?price=21500`);
  expect(answer.headers.get('Content-Type')).toBe('image/png');
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(picture.length).toBeLessThan(300_000);
  const tag = answer.headers.get('ETag') ?? '';
  expect((await app.request(address, { headers: { 'If-None-Match': tag } })).status).toBe(304);
  const cheaper = await appAt(20_900).request(address);
  const elsewhere = await app.request(address.replace('localhost', 'kbb.localhost'));
  const tags = [tag, cheaper.headers.get('ETag'), elsewhere.headers.get('ETag')];
  expect(new Set(tags).size).toBe(3);
});

test('a cache keeps the picture of a brand that a browser chose apart', async () => {
  const app = appAt(21_500);
  const at = address.replace('localhost', '127.0.0.1');
  const chosen = (await app.request('http://127.0.0.1/kbb')).headers.get('Set-Cookie') ?? '';
  const usual = await app.request(at);
  const cookie = { Cookie: chosen.split(';')[0] ?? '' };
  const own = await app.request(at, { headers: cookie });
  expect(own.headers.get('ETag')).not.toBe(usual.headers.get('ETag'));
  const unchanged = await app.request(at, {
    headers: { ...cookie, 'If-None-Match': own.headers.get('ETag') ?? '' },
  });
  expect(unchanged.status).toBe(304);
  for (const { headers } of [usual, own, unchanged])
    expect(headers.get('Vary')).toContain('Cookie');
});

test('a car that is not for sale has none', async () => {
  expect((await appAt(1).request(address.replace(/\d+\/preview/, '1/preview'))).status).toBe(404);
});

test('words are outlines of our own font: smaller where they are long, and then cut short', async () => {
  const laid = { x: 0, y: 50, size: 60, weight: 'strong', fill: '#000000', maxWidth: 400 } as const;
  const scaleOf = (path: string) => Number(/scale\(([\d.]+)/.exec(path)?.[1]);
  const short = await outlineText({ ...laid, text: 'Mazda3' });
  const long = await outlineText({ ...laid, text: '2019 Toyota Camry' });
  const endless = await outlineText({ ...laid, text: 'Toyota '.repeat(40) });
  expect(short).toMatch(/^<path fill="#000000"/);
  expect(scaleOf(long)).toBeLessThan(scaleOf(short));
  expect(scaleOf(endless)).toBeCloseTo((scaleOf(short) * 2) / 3);
  expect(endless.length).toBeLessThan(6 * long.length);
  // What the font has no letters for is left out, and breaks nothing.
  expect(await outlineText({ ...laid, text: '日本"<&' })).not.toContain('<&');
});
