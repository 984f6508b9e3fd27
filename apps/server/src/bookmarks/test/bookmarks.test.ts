import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { bookmarksPath, maxSearchesOfPerson } from '@forecourt/domain/account/saved-searches';
import { toSearchResultsUrl } from '@forecourt/domain/account/search-bookmark';
import { signInPath } from '@forecourt/domain/account/sign-in';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { agent } from '../../accounts/test/account-desk.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import type { App } from '../../compose/app.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { ringOf } from '../../platform/secrets/key-ring.ts';
import { writeListings } from '../../vehicles/write-listings.ts';
import { bookmarkPolicies } from '../bookmark-policies.ts';
import { addBookmark, moveBookmarks, raiseBookmark, readBookmarks } from '../bookmark-store.ts';
import { bookmarkRate } from '../routes.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 200, seed: 9, today })];
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);
const host = 'http://localhost';
const form = '/cars-for-sale/saved-searches/form';
const list = '/account-api/searchbookmarks';

/** One browser: it keeps the cookies that it is given. */
function browse(app: App, more: Readonly<Record<string, string>> = {}) {
  const jar = new Map<string, string>();
  return async (method: string, path: string, body?: object) => {
    const headers = new Headers({ 'User-Agent': agent, ...more });
    headers.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const isForm = body instanceof URLSearchParams;
    if (body)
      headers.set(
        'Content-Type',
        isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      );
    const sent = body ? { body: isForm ? body.toString() : JSON.stringify(body) } : {};
    const answer = await app.request(host + path, { method, headers, ...sent });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const text = await answer.text();
    const json = text.startsWith('{') ? JSON.parse(text) : null;
    return { status: answer.status, location: answer.headers.get('Location'), json };
  };
}

describe.each(engines)('saved searches on %s', (_, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.database.execute(sql`truncate search_bookmarks, rate_counts cascade`));
  afterAll(() => opened.close());

  test('a form that is pressed too often leads to the page that says so, and offers its search again', async () => {
    const app = createQuietApp({ database: opened.database, engine });
    const ask = browse(app, { Accept: 'text/html' });
    for (let sent = 0; sent < bookmarkRate.max; sent++)
      await ask('POST', form, new URLSearchParams({ act: 'remove', id: 'none' }));
    const save = new URLSearchParams({ act: 'save', search: '/cars-for-sale/honda' });
    const { status, location } = await ask('POST', form, save);
    expect(status).toBe(303);
    expect(location).toMatch(/\/saved-searches\?save=%2Fcars-for-sale%2Fhonda&wait=\d+$/);
  });
  const appOf = (person: string | null = null, lost = 'none') =>
    createQuietApp({
      database: opened.database,
      engine,
      beforeCall: (called) => {
        if (called === lost) throw new Error('away');
      },
      readSession: async () =>
        person === null
          ? null
          : {
              personId: person,
              sessionId: `s-${person}`,
              name: person,
              consumer: { consumerId: person, email: null },
            },
      pages: async (request, { services }) => {
        const url = new URL(request.url);
        const id = url.searchParams.get('id') ?? '';
        if (url.pathname === '/open')
          return Response.json({
            href: await services.openBookmark(id, url.searchParams.has('shared')),
          });
        if (url.pathname === '/news')
          return Response.json({ shown: await services.findBookmarkNews() });
        if (url.pathname === '/deleted')
          return Response.json({
            title: await services.nameDeleted(url.searchParams.get('token') ?? ''),
          });
        return Response.json({ shown: await services.findBookmarks() });
      },
    });
  const bookmark = (make: string) => ({
    brand: 'atc',
    title: make,
    searchName: make,
    savedAt: new Date(0),
    parameters: { makeCode: [make] },
  });
  const save = (search: string, title = '') => new URLSearchParams({ act: 'save', search, title });
  const beansOf = async (ask: ReturnType<typeof browse>) =>
    (await ask('GET', list)).json.myAtcSearchViewBeans;

  test('a search with cars of after its last look is news, one without is none', async () => {
    const keeper = 'person:p9';
    const newest = stock.flatMap(({ listings }) => listings).map(({ listedOn }) => listedOn);
    const lastDay = newest.toSorted().at(-1) ?? '';
    const looked = (day: string) => ({ ...bookmark('TOYOTA'), executedAt: new Date(day) });
    const ask = browse(appOf('p9'));
    const newsOf = async () => (await ask('GET', '/news')).json.shown;
    await addBookmark(opened.database, keeper, looked(lastDay), 9);
    expect(await newsOf()).toEqual([]);
    await addBookmark(opened.database, keeper, looked('2020-01-01'), 9);
    expect(await newsOf()).toMatchObject([
      { title: 'TOYOTA', counts: { added: expect.any(Number) } },
    ]);
    expect((await browse(appOf())('GET', '/news')).json.shown).toEqual([]);
  });

  test('a car that came on the day of the last look is new after it alone, whenever it was listed', async () => {
    const [first] = stock.filter(({ listings }) => listings.length > 1);
    if (!first) throw new Error('too few demo cars');
    const came = first.listings.find(({ listingType }) => listingType === 'USED');
    await changeMarket(opened.database, async (change) => {
      await writeOwners(change, [first.owner]);
      await writeListings(change, first.listings);
    });
    await opened.database.execute(
      sql`update listings set created_at = ${`${today}T09:00:00Z`}::timestamptz`,
    );
    await opened.database.execute(sql`update listings
      set created_at = ${`${today}T15:00:00Z`}::timestamptz where id = ${came?.id}`);
    const looked = {
      ...bookmark(''),
      parameters: { showcaseOwnerId: [String(first.owner.id)] },
      executedAt: new Date(`${today}T12:00:00Z`),
    };
    await addBookmark(opened.database, 'person:p10', looked, 9);
    const [shown] = (await browse(appOf('p10'))('GET', '/')).json.shown;
    expect(shown.counts).toMatchObject({ added: 1, isMore: false });
  });

  test('a visitor saves two, and is then told what an account is for [roles.visitor-saves, limits.anonymous-searches]', async () => {
    const ask = browse(appOf());
    const first = await ask('POST', form, save('/cars-for-sale/toyota/camry?zip=30303'));
    expect([first.status, first.location]).toEqual([303, expect.stringMatching(/saved-searches#/)]);
    await ask('POST', form, save('/cars-for-sale/honda', 'My Hondas'));
    await ask('POST', form, save('/cars-for-sale/honda', 'Hondas'));
    const third = await ask('POST', form, save('/cars-for-sale/ford'));
    expect(third.location).toBe('/cars-for-sale/saved-searches?full=yes');
    const values = toSearchResultsUrl(new Map([['makeCode', ['FORD']]]));
    const fourth = await ask('POST', '/account-api/search', { searchResultsURL: values });
    expect([fourth.status, fourth.json.detail]).toEqual([
      409,
      'You have a maximum of 2 searches saved.',
    ]);
    expect(
      (await beansOf(ask)).map((bean: { bookmarkTitle: string }) => bean.bookmarkTitle),
    ).toEqual(['Used Toyota Camry', 'Hondas']);
    expect(await beansOf(browse(appOf()))).toEqual([]);
  });

  test('a person saves by title, and the count of the brand rises [roles.consumer-saves, saving.save-search, calls.bookmarks, calls.save-search, bookmark.names, bookmark.instructions, bookmark.last-executed, bookmark.search-string, bookmark.results-url]', async () => {
    const ask = browse(appOf('p1'));
    const makes = ['TOYOTA', 'HONDA', 'FORD'];
    for (const [place, make] of makes.entries()) {
      const searchResultsURL = toSearchResultsUrl(new Map([['makeCode', [make]]]));
      const saved = await ask('POST', '/account-api/search', {
        searchResultsURL,
        bookmarkTitle: `All ${make}`,
      });
      expect(saved.json.savedSearches).toEqual({ atc: place + 1 });
    }
    const [bean] = await beansOf(ask);
    expect(bean).toEqual({
      bookmarkId: expect.stringMatching(/^[\da-f-]{36}$/),
      bookmarkTitle: 'All TOYOTA',
      searchName: 'Used Toyota Cars',
      textModalDisclaimer: expect.stringMatching(/\w/),
      saveSearchInstrText: expect.stringMatching(/\w/),
      searchResultsURL: expect.stringMatching(/^%7B.*makeCode/),
      lastExecuted: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      saveSearchString: expect.stringContaining('makeCode=TOYOTA'),
      bookmarkSavedDateFormatted: expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/),
    });
    expect(JSON.parse(decodeURIComponent(bean.searchResultsURL))).toMatchObject({
      makeCode: ['TOYOTA'],
    });
    const one = await ask('GET', `${list}?searchBookmarkId=${bean.bookmarkId}`);
    expect(one.json.myAtcSearchViewBeans).toEqual([bean]);
  });

  test('a program saves with a name and a moment of its own, and again with others [calls.save-search, bookmark.names, bookmark.last-executed, bookmark.search-string]', async () => {
    const ask = browse(appOf('p9'));
    const searchResultsURL = toSearchResultsUrl(new Map([['makeCode', ['TOYOTA']]]));
    const send = (fields: object) =>
      ask('POST', '/account-api/search', { searchResultsURL, ...fields });
    await send({ searchName: 'For Ann', lastExecuted: '2026-11-01T12:00:00+02:00' });
    expect(await beansOf(ask)).toMatchObject([
      {
        bookmarkTitle: 'For Ann',
        searchName: 'For Ann',
        lastExecuted: '2026-11-01T10:00:00.000Z',
        bookmarkSavedDateFormatted: expect.not.stringContaining('Nov 1, 2026'),
      },
    ]);
    await send({ bookmarkTitle: 'Ann’s', searchName: 'For her' });
    expect(await beansOf(ask)).toMatchObject([
      {
        bookmarkTitle: 'Ann’s',
        searchName: 'For her',
        lastExecuted: '2026-11-01T10:00:00.000Z',
      },
    ]);
    for (const lastExecuted of ['2026-11-01', 'yesterday'])
      expect(await send({ lastExecuted })).toMatchObject({
        status: 400,
        json: { detail: expect.stringMatching(/^lastExecuted: expected a date and time such as /) },
      });
  });

  test.each([
    [{ makeCode: ['TYOTA'] }, 'makeCode “TYOTA”: expected a known make'],
    [{ endYear: ['x'] }, 'endYear “x”: expected a model year from 1900 to 2099'],
    [{ makeCode: 'TOYOTA' }, 'expected filter values as URL-encoded JSON, or a bookmarkId'],
  ])('what is wrong with a search that a program saves is named: %j', async (values, wrong) => {
    const searchResultsURL = encodeURIComponent(JSON.stringify(values));
    const { status, json } = await browse(appOf('p10'))('POST', '/account-api/search', {
      searchResultsURL,
    });
    expect([status, json.detail]).toEqual([400, `searchResultsURL: ${wrong}`]);
  });

  test('what is left out of a search that a program saves is said', async () => {
    const ask = browse(appOf('p11'));
    const makes = ['BMW', 'FORD', 'HONDA', 'HYUND', 'MB', 'TOYOTA'];
    const warningsOf = async (values: object) => {
      const searchResultsURL = encodeURIComponent(JSON.stringify(values));
      const { status, json } = await ask('POST', '/account-api/search', { searchResultsURL });
      expect(status).toBe(200);
      return json.warnings;
    };
    expect(await warningsOf({ makeCode: makes })).toEqual([
      {
        code: 'ignored_parameter',
        parameter: 'makeCode',
        value: 'TOYOTA',
        expected: 'no more than 5',
      },
    ]);
    expect(await warningsOf({ makeCode: ['BMW'], sortBy: ['best'] })).toMatchObject([
      { code: 'ignored_parameter', parameter: 'sortBy', value: 'best' },
    ]);
    expect(await warningsOf({ makeCode: ['FORD'] })).toEqual([]);
  });

  test('one’s own is renamed, raised and removed, another’s is not there [calls.save-search]', async () => {
    const ask = browse(appOf('p2'));
    for (const make of ['toyota', 'honda']) await ask('POST', form, save(`/cars-for-sale/${make}`));
    const [first, second] = (await beansOf(ask)).map(
      (bean: { bookmarkId: string }) => bean.bookmarkId,
    );
    const stranger = browse(appOf('p3'));
    for (const act of ['rename', 'raise', 'remove']) {
      const fields = new URLSearchParams({ act, id: second, title: 'Mine' });
      expect((await stranger('POST', form, fields)).status).toBe(404);
      expect(
        (await stranger('POST', form, new URLSearchParams({ act, id: 'x', title: 'a' }))).status,
      ).toBe(404);
    }
    const signedOut = await browse(appOf())(
      'POST',
      form,
      new URLSearchParams({ act: 'remove', id: second }),
    );
    expect([signedOut.status, signedOut.location]).toEqual([303, signInPath(bookmarksPath)]);
    const renaming = { bookmarkId: second, bookmarkTitle: 'Mine' };
    expect((await stranger('POST', '/account-api/search', renaming)).status).toBe(404);
    expect((await stranger('GET', `${list}?searchBookmarkId=${second}`)).json.detail).toBe(
      'Bookmark not found',
    );
    expect((await ask('POST', '/account-api/search', renaming)).status).toBe(200);
    await ask('POST', form, new URLSearchParams({ act: 'raise', id: second }));
    expect(
      (await beansOf(ask)).map((bean: { bookmarkTitle: string }) => bean.bookmarkTitle),
    ).toEqual(['Mine', 'Used Toyota Cars']);
    // Pressed twice, fast or slowly.
    const removal = new URLSearchParams({ act: 'remove', id: first });
    const presses = [await ask('POST', form, removal), await ask('POST', form, removal)];
    expect(presses.map(({ status }) => status)).toEqual([303, 303]);
    expect(presses[1]?.location).toBe(bookmarksPath);
    expect(await beansOf(ask)).toHaveLength(1);
  });

  test('what was deleted is told of to who deleted it alone, and saved again as it was, for alerts too', async () => {
    const ask = browse(appOf('p10'));
    await ask('POST', form, save('/cars-for-sale/toyota', 'For Ann'));
    const [{ bookmarkId: id }] = await beansOf(ask);
    const removed = await ask('POST', form, new URLSearchParams({ act: 'remove', id }));
    const token = new URL(removed.location ?? '', host).searchParams.get('deleted') ?? '';
    const nameOf = async (one: ReturnType<typeof browse>, told: string) =>
      (await one('GET', `/deleted?${new URLSearchParams({ token: told })}`)).json.title;
    expect(await nameOf(ask, token)).toBe('For Ann');
    const [told = '', signature = ''] = token.split('.');
    const other = Buffer.from(told, 'base64url').toString().replace('For Ann', 'Call us');
    const forged = `${Buffer.from(other).toString('base64url')}.${signature}`;
    for (const none of [forged, told, '', '/cars-for-sale/toyota'])
      expect(await nameOf(ask, none)).toBeNull();

    const again = new URLSearchParams({ act: 'save', deleted: token });
    const stranger = browse(appOf('p11'));
    expect(await nameOf(stranger, token)).toBeNull();
    expect((await stranger('POST', form, again)).status).toBe(404);
    const signedOut = await browse(appOf())('POST', form, again);
    expect([signedOut.status, signedOut.location]).toEqual([303, signInPath(bookmarksPath)]);
    for (const press of [1, 2])
      expect((await ask('POST', form, again)).location, `press ${press}`).toBe(
        `${bookmarksPath}#${id}`,
      );
    expect(await beansOf(ask)).toMatchObject([{ bookmarkId: id, bookmarkTitle: 'For Ann' }]);

    // What got into other hands meanwhile stays there.
    await moveBookmarks(opened.database, 'person:p10', 'person:p11');
    await ask('POST', form, again);
    expect(await beansOf(ask)).toMatchObject([{ bookmarkId: expect.not.stringMatching(id) }]);
    expect(await beansOf(stranger)).toMatchObject([{ bookmarkId: id }]);
  });

  test('what was deleted on the pages of another brand is saved again for its own', async () => {
    const ask = browse(appOf('p12'));
    const kept = await addBookmark(
      ...([opened.database, 'person:p12', { ...bookmark('HONDA'), brand: 'kbb' }, 9] as const),
    );
    const remove = new URLSearchParams({ act: 'remove', id: kept ?? '' });
    const { location } = await ask('POST', form, remove);
    const token = new URL(location ?? '', host).searchParams.get('deleted') ?? '';
    await ask('POST', form, new URLSearchParams({ act: 'save', deleted: token }));
    expect(await readBookmarks(opened.database, 'person:p12')).toMatchObject([
      { id: kept, brand: 'kbb', parameters: { makeCode: ['HONDA'] } },
    ]);
  });

  test('a link to a deleted search from before it told the brand has that of its page', async () => {
    const keeper = 'person:p13';
    const told = JSON.stringify([crypto.randomUUID(), 'Old', '/cars-for-sale/honda']);
    const signature = ringOf('the key of tests').sign(`deleted search ${keeper} ${told}`);
    const token = `${Buffer.from(told).toString('base64url')}.${signature}`;
    await browse(appOf('p13'))('POST', form, new URLSearchParams({ act: 'save', deleted: token }));
    expect(await readBookmarks(opened.database, keeper)).toMatchObject([
      { title: 'Old', brand: 'atc' },
    ]);
  });

  test('it opens on its first page, for others only where it was passed on [calls.shared-bookmark, routes.saved-search, saving.bookmark-redirect, saving.bookmark-missing]', async () => {
    const ask = browse(appOf('p4'));
    await ask('POST', form, save('/cars-for-sale/toyota?page=3&zip=30303'));
    const [{ bookmarkId: id }] = await beansOf(ask);
    const href = expect.stringMatching(/^\/cars-for-sale\/toyota\/(?!.*page=)/);
    expect((await ask('GET', `/open?id=${id}`)).json.href).toEqual(href);
    const onThird = { ...bookmark('TOYOTA'), parameters: { makeCode: ['TOYOTA'], page: ['3'] } };
    const kept = await addBookmark(opened.database, 'person:p4', onThird, 9);
    expect((await ask('GET', `/open?id=${kept}`)).json.href).toEqual(
      expect.stringMatching(/^\/cars-for-sale\/toyota(?!.*page=)/),
    );
    const stranger = browse(appOf('p5'));
    expect((await stranger('GET', `/open?id=${id}`)).json.href).toBeNull();
    expect((await stranger('GET', `/open?shared&id=${id}`)).json.href).toEqual(href);
    expect(
      (await stranger('GET', `${list}/share-bookmark/${id}`)).json.myAtcSearchViewBeans,
    ).toHaveLength(1);
    for (const none of ['x', crypto.randomUUID()]) {
      expect((await stranger('GET', `/open?shared&id=${none}`)).json.href).toBeNull();
      const { status, json } = await stranger('GET', `${list}/share-bookmark/${none}`);
      expect([status, json.detail]).toEqual([404, 'Bookmark not found']);
    }
  });

  test('a search for the cars of a dealer is told with the name of the dealer', async () => {
    const ask = browse(appOf('p6'));
    const dealer = stock.map(({ owner }) => owner).find(({ privateSeller }) => !privateSeller);
    await ask('POST', form, save(`/cars-for-sale/all-cars?showcaseOwnerId=${dealer?.id}`));
    const [shown] = (await ask('GET', '/')).json.shown;
    expect(shown.details).toEqual([dealer?.name]);
  });

  test('a search around a place says where', async () => {
    const ask = browse(appOf('p31'));
    await ask('POST', form, save('/cars-for-sale/toyota/camry?zip=30303&searchRadius=50'));
    await ask('POST', form, save('/cars-for-sale/honda?zip=30303&searchRadius=0'));
    const { shown } = (await ask('GET', '/')).json;
    const places = shown.map(({ details }: { details: string[] }) => details.at(-1));
    expect(places.toSorted()).toEqual([
      'Nationwide from Atlanta, GA',
      'Within 50 miles of Atlanta, GA',
    ]);
  });

  test('a search for the cars of a dealer is called by the dealer, that of a private seller is not', async () => {
    const ask = browse(appOf('p2'));
    const { owner: dealer } = stock.find(({ owner }) => !owner.privateSeller) ?? {};
    const { owner: seller } = stock.find(({ owner }) => owner.privateSeller) ?? {};
    for (const { id } of [dealer, seller].filter((owner) => owner !== undefined))
      await ask('POST', form, save(`/cars-for-sale/all-cars?showcaseOwnerId=${id}`));
    expect(await beansOf(ask)).toMatchObject([
      { bookmarkTitle: `Cars at ${dealer?.name}` },
      { bookmarkTitle: 'Cars' },
    ]);
  });

  test('cars that came since it was looked at are counted [calls.save-search]', async () => {
    const ask = browse(appOf('p6'));
    await ask('POST', form, save('/cars-for-sale/all-cars'));
    const [{ bookmarkId }] = await beansOf(ask);
    const days = stock.flatMap(({ listings }) => listings.map(({ listedOn }) => listedOn));
    const since = '2026-10-30';
    const lastExecuted = `${since}T12:00:00Z`;
    await ask('POST', '/account-api/search', { bookmarkId, lastExecuted });
    const [shown] = (await ask('GET', '/')).json.shown;
    expect(shown.counts).toMatchObject({
      total: 200,
      added: Math.min(99, days.filter((day) => day > since).length),
    });
    await ask('GET', `/open?id=${bookmarkId}`);
    expect(Date.parse((await beansOf(ask))[0].lastExecuted)).toBeGreaterThan(
      Date.parse(lastExecuted),
    );
  });

  test('an identity token that is not of the person gets nothing [roles.identity-header]', async () => {
    const wrong = browse(appOf('p7'), { 'X-Identity-Token': 'made-up' });
    expect((await wrong('GET', list)).status).toBe(403);
    const listed = await appOf('p7').request(host + list, { headers: { 'User-Agent': agent } });
    const token = listed.headers.get('X-Identity-Token') ?? '';
    expect((await browse(appOf('p7'), { 'X-Identity-Token': token })('GET', list)).status).toBe(
      200,
    );
    expect((await browse(appOf('p8'), { 'X-Identity-Token': token })('GET', list)).status).toBe(
      403,
    );
    const visitor = browse(appOf(), { 'X-Identity-Token': 'made-up' });
    expect((await visitor('GET', list)).status).toBe(403);
  });

  test('what a browser saved goes to the person who signs in, once and without doubles', async () => {
    const { database } = opened;
    await addBookmark(database, 'visitor:m', bookmark('FORD'), 2);
    await addBookmark(database, 'visitor:m', bookmark('KIA'), 2);
    await addBookmark(database, 'person:m', bookmark('KIA'), 9);
    for (const _again of [1, 2]) await moveBookmarks(database, 'visitor:m', 'person:m');
    expect((await readBookmarks(database, 'person:m')).map(({ title }) => title)).toEqual([
      'KIA',
      'FORD',
    ]);
    expect(await readBookmarks(database, 'visitor:m')).toEqual([]);
  });

  test('what many browsers saved fills the places of a person and no more; the rest stays where it is', async () => {
    const { database } = opened;
    const titles = async (keeper: string) =>
      (await readBookmarks(database, keeper)).map(({ title }) => title);
    const numbers = Array.from({ length: maxSearchesOfPerson / 2 }, (_, number) => number);
    for (const number of numbers)
      for (const one of ['a', 'b'])
        await addBookmark(database, `visitor:${number}`, bookmark(`${one}${number}`), 2);
    await addBookmark(database, 'person:f', bookmark('own'), maxSearchesOfPerson);
    await addBookmark(database, 'person:f', bookmark('a0'), maxSearchesOfPerson);
    await Promise.all(
      numbers.map((number) => moveBookmarks(database, `visitor:${number}`, 'person:f')),
    );
    const all = await titles('person:f');
    expect([all.length, new Set(all).size, all[0]]).toEqual([
      maxSearchesOfPerson,
      maxSearchesOfPerson,
      'own',
    ]);
    const left = await Promise.all(numbers.map((number) => titles(`visitor:${number}`)));
    expect(left.flat()).toHaveLength(1);
    await moveBookmarks(database, 'visitor:0', 'person:f');
    expect(await titles('visitor:0')).not.toContain('a0');
  });

  test('one is raised while others are saved and brought: each has a place of its own', async () => {
    const { database } = opened;
    const ids: string[] = [];
    for (const make of ['FORD', 'KIA', 'BMW'])
      ids.push((await addBookmark(database, 'person:r', bookmark(make), 9)) ?? '');
    await addBookmark(database, 'visitor:r', bookmark('AUDI'), 2);
    await Promise.all([
      ...ids.map((id) => raiseBookmark(database, 'person:r', id)),
      moveBookmarks(database, 'visitor:r', 'person:r'),
      addBookmark(database, 'person:r', bookmark('FIAT'), 9),
    ]);
    const places = (await readBookmarks(database, 'person:r')).map(({ position }) => position);
    expect(new Set(places).size).toBe(5);
  });

  test('a bad search is refused in a sentence', async () => {
    const ask = browse(appOf('p8'));
    for (const search of [
      '',
      'https://elsewhere.test/',
      '/articles',
      '/cars-for-sale/nonsense-make-x',
    ])
      expect((await ask('POST', form, save(search))).status).toBe(400);
    for (const body of [{}, { searchResultsURL: '%' }, { bookmarkId: 'x' }])
      expect((await ask('POST', '/account-api/search', body)).status).toBe(400);
  });

  test('while it cannot be looked up it leads to all cars, and nothing fails [saving.bookmark-missing]', async () => {
    const id = await addBookmark(opened.database, 'person:p14', bookmark('TOYOTA'), 9);
    const lost = browse(appOf('p14', 'bookmarks'));
    expect(await lost('GET', `/open?id=${id}`)).toMatchObject({
      status: 200,
      json: { href: '/cars-for-sale' },
    });
    expect((await browse(appOf('p14'))('GET', `/open?id=${id}`)).json.href).toMatch('/toyota');
  });

  test.each([
    ['bookmarks', 500],
    ['new-of-bookmark', 200],
    ['bookmark-updates', 200],
  ])('without %s its page is answered %d', async (lost, status) => {
    await browse(appOf('p6'))('POST', form, save('/cars-for-sale/honda'));
    const app = createQuietApp({
      database: opened.database,
      engine,
      readSession: async () => ({
        personId: 'p6',
        sessionId: 's',
        name: 'p6',
        consumer: { consumerId: 'p6', email: null },
      }),
      pages: async (_request, { services }) => Response.json(await services.findBookmarks()),
      beforeCall: (called) => {
        if (called === lost) throw new Error('away');
      },
    });
    expect((await app.request(`${host}/`, { headers: { 'User-Agent': agent } })).status).toBe(
      status,
    );
    const posted = await browse(app)('POST', form, save('/cars-for-sale/toyota'));
    expect(posted.status).toBe(lost === 'bookmark-updates' ? 500 : 303);
  });
});

test('a change that keeps failing is spared for five minutes [limits.bookmark-breaker]', () => {
  expect(bookmarkPolicies['bookmark-updates'].resetMs).toBe(300_000);
});
