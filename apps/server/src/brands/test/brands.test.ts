import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allBrands, requireBrand } from '@forecourt/domain/brand/known-brands';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { reference } from '../../request/reference.ts';
import { brandsCommand } from '../brands-command.ts';
import { checkBrand } from '../check-brand.ts';

const own = join(import.meta.dirname, '../../../../../packages/domain/src/brand/known');
const root = mkdtempSync(join(tmpdir(), 'forecourt-brands-'));
const fourth = join(root, 'fourth');
const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
});
afterAll(async () => {
  await opened.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  cpSync(join(own, 'kbb'), fourth, { recursive: true });
  change('brand', {
    code: 'fourth',
    name: 'Fourth Gear',
    hostLabels: ['fourth'],
    pageSize: 12,
    defaultListingTypes: ['NEW'],
    defaultSort: 'derivedpriceDESC',
    flags: { compare: 'off' },
  });
});

/** Writes other fields into a file of the fourth brand. */
function change(file: string, fields: object): void {
  const path = join(fourth, `${file}.json`);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }));
}

const check = (folder: string) => brandsCommand({ kind: 'brands', action: 'check', folder });

function createApp(settings: Record<string, string>) {
  return createQuietApp({
    database: opened.database,
    engine,
    config: parseConfig(settings),
    pages: async (request, { brand, flags, origin }) =>
      Response.json({
        path: new URL(request.url).pathname,
        brand: brand.code,
        origin,
        compares: flags.has('compare'),
      }),
  });
}

test('a fourth brand runs from its folder alone: host, flags, search, mark and colours [brands.three]', async () => {
  const app = createApp({ BRANDS_DIR: root });
  const at = (path: string) => app.request(`http://fourth.localhost${path}`);
  expect(await (await at('/')).json()).toMatchObject({ brand: 'fourth', compares: false });
  expect(await (await app.request('http://kbb.localhost/')).json()).toMatchObject({
    brand: 'kbb',
    compares: true,
  });
  expect(await (await at('/rest/lsc/listing?searchRadius=0')).json()).toMatchObject({
    requestParams: { numRecords: 12, sortBy: 'derivedpriceDESC', listingType: ['NEW'] },
  });
  expect(await (await at('/manifest.webmanifest')).json()).toMatchObject({ name: 'Fourth Gear' });
  expect(await (await at('/favicon.svg')).text()).toContain('M4 3h20v4.2H4Z');
  const icon = async (host: string, name: string) => {
    const answer = await app.request(`http://${host}/icons/${name}`);
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };
  for (const name of ['icon-192.png', 'maskable-512.png', 'apple-touch-icon.png', 'badge-96.png'])
    expect(await icon('fourth.localhost', name)).not.toBe(await icon('localhost', name));
  expect((await at('/icons/none.png')).status).toBe(404);
  expect(await (await at('/brands/fourth/theme.css')).text()).toContain('--accent: light-dark(');
  expect((await at('/brands/fifth/theme.css')).status).toBe(404);
});

test('settings may name it, and no other that there is not', () => {
  const config = parseConfig({
    BRANDS_DIR: root,
    BRAND: 'fourth',
    FEATURE_FLAGS: 'fourth.compare=on',
    PUBLIC_URL: 'https://cars.example',
  });
  expect(config).toMatchObject({
    brand: 'fourth',
    publicOrigins: { fourth: 'https://cars.example' },
  });
  expect(() => parseConfig({ BRAND: 'fourth' })).toThrow('expected one of atc, kbb, hyundai');
});

test('a folder that is wrong stops the start and names file and field', () => {
  change('brand', { pageSize: 0 });
  mkdirSync(join(root, 'empty'));
  expect(() => parseConfig({ BRANDS_DIR: root })).toThrow(/fourth\/brand\.json: pageSize/);
  expect(() => parseConfig({ BRANDS_DIR: root })).toThrow(/empty\/theme\.json/);
  expect(() => parseConfig({ BRANDS_DIR: join(root, 'no') })).toThrow('there is no folder');
  rmSync(join(root, 'empty'), { recursive: true });
});

test('a host of two brands stops the start and is told once, also where one of them is built in', () => {
  change('brand', { hostLabels: ['fourth', 'kbb'] });
  expect(() => parseConfig({ BRANDS_DIR: root })).toThrow(
    /^BRANDS_DIR: The host “kbb” is of kbb and of fourth\.$/,
  );
  // One in the place of another has its hosts.
  change('brand', { code: 'kbb', hostLabels: ['kbb'] });
  expect(parseConfig({ BRANDS_DIR: root })).toMatchObject({ brandsDir: root });
  parseConfig({});
});

test('forecourt brands check tells what is wrong with one', () => {
  parseConfig({});
  expect(check(fourth)).toBe('The brand fourth, Fourth Gear, is in order.');
  change('brand', { hostLabels: ['kbb'], makeCode: 'NOSUCH' });
  const pale = { light: '#eeeeee', dark: '#eeeeee' };
  change('theme', { mail: { accent: pale, onAccent: pale, link: pale } });
  expect(() => check(fourth)).toThrow(/no make “NOSUCH”[\s\S]*“kbb”[\s\S]*contrast of 1\.0/);
  expect(() => check(join(root, 'no'))).toThrow(/^brand\.json: there is no such file\n/);
  expect(() => check(join(root, 'no'))).not.toThrow(/ at /);
  expect(brandsCommand({ kind: 'brands', action: 'list' })).toContain('Plumbline');
});

test('the brands that are built in are in order', () => {
  for (const brand of allBrands()) expect(checkBrand(brand, reference)).toEqual([]);
  for (const { code } of allBrands()) expect(check(join(own, code))).toContain(code);
});

test('a path that begins with a brand chooses it where the host does not [brands.three]', async () => {
  const app = createApp({ PUBLIC_URL: 'hyundai=https://maker.example' });
  const answer = await app.request('http://127.0.0.1:3000/kbb/cars-for-sale?zip=30303');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('Location')).toBe('/cars-for-sale?zip=30303');
  const [cookie = ''] = answer.headers.getSetCookie();
  expect(cookie).not.toContain('Secure');
  const encrypted = await app.request('https://127.0.0.1:3000/kbb/cars-for-sale');
  expect(encrypted.headers.getSetCookie()[0]).toContain('Secure');
  const headers = { Cookie: cookie.split(';')[0] ?? '' };
  const shown = async (host: string) => (await app.request(`http://${host}/a`, { headers })).json();
  expect(await shown('127.0.0.1:3000')).toMatchObject({ brand: 'kbb' });
  expect(await shown('atc.localhost:3000')).toMatchObject({ brand: 'atc' });
  expect(await shown('maker.example')).toMatchObject({ brand: 'hyundai' });
  const moved = await app.request('http://127.0.0.1:3000/hyundai//evil.example');
  expect(moved.headers.get('Location')).toBe('https://maker.example/evil.example');
  expect(moved.headers.getSetCookie()).toEqual([]);
});

test.each(['//', '%5C', '%5C/', '%09/', '/%2F', '%0d%0a/', '\\\\'])(
  'no path behind a brand leads to another site: %s',
  async (begin) => {
    const answer = await createApp({}).request(`http://localhost/kbb/${begin}evil.example`);
    const location = answer.headers.get('Location') ?? '';
    expect([302, 400]).toContain(answer.status);
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
  },
);

test('where one brand is fixed, no path chooses another', async () => {
  const app = createApp({ BRAND: 'atc' });
  expect(await (await app.request('http://localhost/kbb/a')).json()).toMatchObject({
    path: '/kbb/a',
    brand: requireBrand('atc').code,
  });
});
