import { existsSync } from 'node:fs';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { placeReference } from '@forecourt/catalog/places/places';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { clientFolder, loadProductionPages } from '../../compose/production-pages.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const today = '2026-11-22';
const stock = [...generateDemoInventory({ listings: 2000, seed: 11, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);
const dealers = stock.filter(({ owner }) => !owner.privateSeller);
const has = (make: string) => (one: (typeof stock)[number]) =>
  one.listings.some(({ makeCode }) => makeCode === make);

let opened: OpenDatabase;
let app: App;

describe.skipIf(!existsSync(clientFolder))('the directory of dealers', () => {
  beforeAll(async () => {
    opened = await openInMemory();
    app = createQuietApp({
      database: opened.database,
      engine,
      pages: await loadProductionPages(),
      clock: { now: () => Date.parse(`${today}T12:00:00Z`) },
    });
  });
  afterAll(() => opened.close());

  const open = async (asked: string, host = 'localhost') =>
    app.request(`http://${host}/cars-for-sale/dealers${asked}`);
  const countOf = async (asked: string, host?: string) => {
    const html = await (await open(asked, host)).text();
    return Number(/([\d,]+) dealers? ha(?:s|ve) /.exec(html)?.[1]?.replace(',', '') ?? 0);
  };

  test('has all dealers, those of a state and those with cars of a make, and no private sellers', async () => {
    expect(await countOf('')).toBe(dealers.length);
    const texan = dealers.filter(({ owner }) => owner.state === 'TX').length;
    expect(texan).toBeGreaterThan(1);
    expect(await countOf('?state=TX')).toBe(texan);
    expect(await countOf('?makeCode=AUDI')).toBe(dealers.filter(has('AUDI')).length);
  });

  test('has who is near, whoever else delivers there', async () => {
    const place = placeReference.findZip('77002');
    if (!place) throw new Error('no such place');
    const near = dealers.filter(({ owner }) => distanceMiles(place, owner) <= 300).length;
    expect(near).toBeGreaterThan(1);
    expect(await countOf('?searchRadius=300&zip=77002')).toBe(near);
  });

  test('on an automaker’s host has dealers with its cars, and tells how many', async () => {
    expect(await countOf('', 'hyundai.localhost')).toBe(dealers.filter(has('HYUND')).length);
  });

  test('has one address for what a form says, with what rides along', async () => {
    const sent = await open('?zip=30303&searchRadius=50&makeCode=&words=&utm_source=mail');
    expect(sent.status).toBe(301);
    expect(sent.headers.get('Location')).toBe('/cars-for-sale/dealers?utm_source=mail&zip=30303');
    expect((await open('?words=a%20b')).status).toBe(200);
    expect((await open('?words=a+b')).status).toBe(200);
    const late = await open('?page=999');
    expect([late.status, late.headers.get('Location')]).toEqual([
      302,
      `/cars-for-sale/dealers?page=${Math.ceil(dealers.length / 25)}`,
    ]);
  });

  test('search engines get the whole and each state', async () => {
    const robotsOf = async (asked: string) =>
      (await (await open(asked)).text()).includes('content="noindex"');
    expect(await robotsOf('')).toBe(false);
    expect(await robotsOf('?state=TX')).toBe(false);
    for (const asked of ['?page=2', '?sortBy=name', '?words=auto', '?zip=30303', '?makeCode=AUDI'])
      expect([asked, await robotsOf(asked)]).toEqual([asked, true]);
  });
});
