import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { parseConfig } from '../../compose/config.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 400, seed: 9, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);
const feed = '/rest/lsc/listing/feed';
const search = 'makeCode=TOYOTA&allListingType=all';

let opened: OpenDatabase;
let app: App;
beforeAll(async () => {
  opened = await openInMemory();
  app = createQuietApp({ database: opened.database, engine });
});
afterAll(() => opened.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost${path}`, { headers });

const toyotas = stock
  .flatMap(({ listings }) => listings)
  .filter(({ makeCode }) => makeCode === 'TOYOTA');

test('a search is an Atom feed of its newest cars, whose words are no markup', async () => {
  const answer = await ask(`${feed}.atom?${search}`);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/atom\+xml/);
  const parsed = new XMLParser({ ignoreAttributes: false }).parse(await answer.text(), true).feed;
  expect(parsed.title).toMatch(/^Toyota Cars for Sale/);
  expect(parsed.entry.length).toBe(Math.min(50, toyotas.length));
  const days = parsed.entry.map(({ published }: { published: string }) => published);
  expect(days).toEqual(days.toSorted().reverse());
  expect(parsed.entry[0].title['#text'] ?? parsed.entry[0].title).toMatch(/Toyota .*\$/);
});

test('the same cars are in its RSS and JSON feeds', async () => {
  const rss = new XMLParser().parse(await (await ask(`${feed}.rss?${search}`)).text(), true);
  const json = JSON.parse(await (await ask(`${feed}.json?${search}`)).text());
  expect(json.version).toBe('https://jsonfeed.org/version/1');
  const links = json.items.map(({ url }: { url: string }) => url);
  expect(rss.rss.channel.item.map(({ link }: { link: string }) => link)).toEqual(links);
  expect(links[0]).toMatch(/^http:\/\/localhost\/cars-for-sale\/vehicle\/\d+$/);
});

test('who has the feed as it is gets 304 and nothing else', async () => {
  const first = await ask(`${feed}.atom?${search}`);
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).not.toBe('');
  const again = await ask(`${feed}.atom?${search}`, { 'If-None-Match': tag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await ask(`${feed}.atom?makeCode=HONDA`, { 'If-None-Match': tag });
  expect(other.status).toBe(200);
});

test('a feed is of the brand of its host, or of the browser that asks: no cache hands it to another', async () => {
  const titleAt = async (host: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(`http://${host}${feed}.json?${search}`, { headers });
    expect(answer.headers.get('Vary')).toContain('Cookie');
    return JSON.parse(await answer.text()).title;
  };
  const theirs = `Toyota Cars for Sale | ${requireBrand('kbb').name}`;
  expect(await titleAt('kbb.localhost')).toBe(theirs);
  expect(await titleAt('localhost', { Cookie: 'brand=kbb' })).toBe(theirs);
  expect(await titleAt('localhost')).toBe(`Toyota Cars for Sale | ${requireBrand('atc').name}`);
});

test('where a path alone tells the brand, its feed is behind that path, and so is all that it leads to: readers keep no cookie', async () => {
  const read = async (address: string) => {
    const answer = await app.request(address, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    return JSON.parse(await answer.text());
  };
  const site = 'http://127.0.0.1:3000/kbb';
  const theirs = await read(`${site}${feed}.json?${search}`);
  expect(theirs.title).toBe(`Toyota Cars for Sale | ${requireBrand('kbb').name}`);
  expect(theirs.feed_url).toBe(`${site}${feed}.json?${search.split('&').toSorted().join('&')}`);
  expect(theirs.home_page_url).toMatch(`${site}/cars-for-sale/`);
  expect(theirs.items[0].url).toMatch(`${site}/cars-for-sale/vehicle/`);
  expect(await read(theirs.feed_url)).toEqual(theirs);
  const hosted = await read(`http://kbb.localhost/kbb${feed}.json?${search}`);
  expect(hosted.feed_url, 'a host that tells it needs no path').toMatch(
    `http://kbb.localhost${feed}`,
  );
  const moved = createQuietApp({
    database: opened.database,
    engine,
    config: parseConfig({ PUBLIC_URL: 'kbb=https://guide.example' }),
  });
  const answer = await moved.request(`${site}${feed}.json?${search}`);
  expect(answer.headers.get('Location')).toBe(`https://guide.example${feed}.json?${search}`);
  const fixed = createQuietApp({
    database: opened.database,
    engine,
    config: parseConfig({ BRAND: 'atc' }),
  });
  const none = await fixed.request(`${site}${feed}.json?${search}`);
  expect(none.headers.get('Content-Type'), 'no feed').not.toMatch(/feed/);
});

test('a parameter that means nothing has no cars, and without the search there is no feed', async () => {
  const json = JSON.parse(await (await ask(`${feed}.json?fuelTypeGroup=STEAM`)).text());
  expect(json.items).toEqual([]);
  const away = createQuietApp({
    database: opened.database,
    engine,
    beforeCall: () => Promise.reject(new Error('away')),
  });
  const answer = await away.request(`http://localhost${feed}.atom?${search}`);
  expect(answer.status).toBe(500);
});
