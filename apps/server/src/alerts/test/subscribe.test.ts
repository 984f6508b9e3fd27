import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openInMemory } from '../../../test/databases.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { agent, type Shown } from '../../accounts/test/account-desk.ts';
import type { App } from '../../compose/app.ts';
import { rowsOf } from '../../platform/database/database.ts';
import { openAlertDesk } from './alert-desk.ts';

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;

const emptyMarket = () =>
  new LocalSearch(createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }));

const search = '/cars-for-sale/used-cars/honda/civic';

let desk: Desk;
let app: App;
beforeAll(async () => {
  desk = await openAlertDesk(await openInMemory());
  app = createQuietApp({
    ...desk.parts,
    engine: emptyMarket(),
    pages: async (request, { services }) => {
      const { act, token, rhythm } = (await request.json()) as Shown;
      if (act === 'confirm') return Response.json({ token: await services.confirmAlert(token) });
      if (act === 'change')
        return Response.json({ isDone: await services.changeAlert(token, rhythm) });
      if (act === 'asked') return Response.json({ asked: await services.findAskedNews(token) });
      return Response.json({ alert: await services.findAlert(token) });
    },
  });
  await desk.add();
  await desk.follow();
});
// All these browsers share an address.
beforeEach(() => desk.database.execute(sql`delete from rate_counts`));
afterAll(() => desk.close());

async function post(body: object, path = '/cars-for-sale/alert-api/subscribe') {
  const answer = await app.request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
    body: JSON.stringify(body),
  });
  const json: Shown = await answer.json();
  return { status: answer.status, json, cookies: answer.headers.getSetCookie() };
}

/** The token that the link of a mail carries. */
const tokenIn = (text = '') => /alerts\/(?:confirm\?token=)?([\w.-]+)/.exec(text)?.[1] ?? '';

const count = async () =>
  (await rowsOf(desk.database, sql`select from search_subscriptions`)).length;

describe('subscribing [calls.email-subscribe, roles.visitor-subscribe]', () => {
  test('begins when the mail is answered, tells of cars, and ends with one click', async () => {
    const { status, json, cookies } = await post({
      email: 'Dana@people.example',
      brand: 'atc',
      search,
    });
    expect([status, json]).toEqual([200, { status: 'SUBSCRIBED' }]);
    expect(cookies).toEqual([expect.stringMatching(/^subscribed=yes;/)]);
    const [asked] = await desk.deliver();
    expect(asked).toMatchObject({
      to: 'dana@people.example',
      subject: 'Confirm your price alerts',
    });
    await desk.add({ modelCode: 'CIVIC' });
    await desk.follow(24 * 60);
    expect(await desk.deliver()).toEqual([]);
    const link = tokenIn(asked?.text);
    const named = await post({ act: 'asked', token: link }, '/page');
    expect(named.json.asked).toEqual({ name: 'Used Honda Civic', isCar: false, alert: null });
    const { token } = (await post({ act: 'confirm', token: link }, '/page')).json;
    const again = await post({ act: 'asked', token: link }, '/page');
    expect(again.json.asked, 'who said yes is led to the alert').toMatchObject({ alert: token });
    const car = await desk.add({ modelCode: 'CIVIC' });
    await desk.follow(24 * 60);
    const [told] = await desk.deliver();
    expect(told?.subject).toBe(
      `Used Honda Civic: ${car.year} Honda Civic is now for sale at $20,000`,
    );
    expect(tokenIn(told?.unsubscribe)).toBe(token);
    const { alert } = (await post({ act: 'find', token }, '/page')).json;
    expect(alert).toMatchObject({
      title: 'Used Honda Civic',
      rhythm: 'daily',
      isOfAddress: true,
    });
    expect((await post({ act: 'change', token, rhythm: 'never' }, '/page')).json.isDone).toBe(true);
    expect((await post({ act: 'find', token }, '/page')).json.alert).toBe('ended');
    await desk.add({ modelCode: 'CIVIC' });
    await desk.follow(24 * 60);
    expect(await desk.deliver()).toEqual([]);
  });

  test('is for the brand that is named, else for that of the page', async () => {
    const email = ownAddress('brands');
    for (const named of [{ brand: 'kbb', metadataUpdate: false }, {}])
      expect((await post({ email, search, ...named })).status).toBe(200);
    const rows = await rowsOf(
      desk.database,
      sql`select brand from search_subscriptions where email = ${email} order by brand`,
    );
    expect(rows).toEqual([{ brand: 'atc' }, { brand: 'kbb' }]);
  });

  test('an address that is known is answered alike and not asked again', async () => {
    await post({ email: 'eve@people.example', search });
    const [asked] = await desk.deliver();
    expect((await post({ email: 'eve@people.example', search })).json.status).toBe('SUBSCRIBED');
    expect(await desk.deliver()).toEqual([]);
    await post({ act: 'confirm', token: tokenIn(asked?.text) }, '/page');
    expect((await post({ email: 'EVE@people.example', search })).status).toBe(200);
    expect(await desk.deliver()).toEqual([]);
  });

  test('what robots fill in is answered alike, and nothing is kept', async () => {
    const before = await count();
    const answer = await post({ email: 'bot@people.example', search, textPot: 'x' });
    expect([answer.status, await count()]).toEqual([200, before]);
  });

  test('an address of 46 characters, none, and no search are refused in a sentence [limits.email]', async () => {
    for (const email of [`${'a'.repeat(33)}@people.example`, 'dana@', '']) {
      const { status, json } = await post({ email, search });
      expect([status, json.detail]).toEqual([400, expect.stringMatching(/^email: Enter a full/)]);
    }
    const { json } = await post({ email: 'dana@people.example', search: '/elsewhere' });
    expect(json.detail).toBe(
      'search: expected the address of a search, or of the page about a VIN',
    );
  });

  test('five mails wait for one mailbox, and no sixth', async () => {
    const models = ['accord', 'fit', 'odyssey', 'pilot', 'cr-v', 'civic'];
    const [name, host] = ownAddress('flood').split('@');
    const statuses: number[] = [];
    for (const model of models) {
      const email = `${name}+${model}@${host}`;
      const address = `/cars-for-sale/used-cars/honda/${model}`;
      statuses.push((await post({ email, search: address })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('one search asked for again and again brings five mails, and then all is answered alike', async () => {
    const email = ownAddress('again');
    const statuses: number[] = [];
    let mails = 0;
    for (let asked = 0; asked < 6; asked += 1) {
      statuses.push((await post({ email, search })).status);
      mails += (await desk.deliver()).filter(({ to }) => to === email).length;
      await desk.database.execute(
        sql`update search_subscriptions set asked_at = asked_at - interval '11 minutes'`,
      );
    }
    expect([statuses, mails]).toEqual([[200, 200, 200, 200, 200, 429], 5]);
    await desk.database.execute(
      sql`update search_subscriptions set confirmed_at = now() where email = ${email}`,
    );
    expect((await post({ email, search })).status, 'it is not told that it is known').toBe(429);
  });

  test('a token that is not ours opens, changes and confirms nothing', async () => {
    for (const token of ['', 'x.y', 'c3Vic2NyaXB0aW9uOjE.AAAAAAAAAAAAAAAAAAAAAAAAAAA']) {
      expect((await post({ act: 'find', token }, '/page')).json.alert).toBeNull();
      expect((await post({ act: 'asked', token }, '/page')).json.asked).toBeNull();
      expect((await post({ act: 'confirm', token }, '/page')).json.token).toBeNull();
      const changed = await post({ act: 'change', token, rhythm: 'never' }, '/page');
      expect(changed.json.isDone).toBe(false);
    }
  });

  test('a search of a dealer is asked about without its name while that cannot be told', async () => {
    const findOwner = () => Promise.reject(new Error('away'));
    const engine = Object.assign(emptyMarket(), { findOwner });
    const nameless = createQuietApp({ ...desk.parts, engine });
    const ofDealer = '/cars-for-sale?searchRadius=0&showcaseOwnerId=1';
    const answer = await nameless.request('http://localhost/cars-for-sale/alert-api/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
      body: JSON.stringify({ email: ownAddress('nameless'), search: ofDealer }),
    });
    expect(answer.status).toBe(200);
    const [asked] = await desk.deliver();
    const named = await post({ act: 'asked', token: tokenIn(asked?.text) }, '/page');
    expect(named.json.asked).toEqual({ name: 'Used Cars', isCar: false, alert: null });
  });

  test('without the database nothing is said to be done', async () => {
    const away = createQuietApp({
      ...desk.parts,
      beforeCall: (name) => {
        if (name === 'alerts') throw new Error('away');
      },
    });
    const answer = await away.request('http://localhost/cars-for-sale/alert-api/subscribe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'dana@people.example', search }),
    });
    expect(answer.status).toBe(500);
  });
});

test.each(engines)(
  'six searches asked for at the same time bring five mails, on %s',
  async (_, open) => {
    const own = await openAlertDesk(await open());
    const models = ['accord', 'fit', 'odyssey', 'pilot', 'cr-v', 'civic'];
    const email = ownAddress('at-once');
    const answers = await Promise.all(
      models.map((model) => own.subscribe(email, `/cars-for-sale/used-cars/honda/${model}`)),
    );
    expect(answers.filter(({ status }) => status === 'LIMITED')).toHaveLength(1);
    expect(await own.deliver()).toHaveLength(5);
    await own.close();
  },
);
