import { noticeKinds, toPushNotice } from '@forecourt/domain/account/push-notice';
import { allBrands, requireBrand } from '@forecourt/domain/brand/known-brands';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readDescription } from '../../../test/described-answers.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { browse, linkIn, openAccountDesk } from '../../accounts/test/account-desk.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';
import { pathPrefixOf } from '../../request/brand-of.ts';
import { noticeJobs } from '../notice-jobs.ts';
import { pushKeeping } from '../push-keeping.ts';
import { pushPolicies } from '../push-policies.ts';
import { isPushService } from '../push-services.ts';
import { readVapidKeys } from '../vapid-keys.ts';
import { startPushService, subscribe } from './push-service.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-22' }),
);
const path = '/cars-for-sale/consumer-device/browser';

describe.each(engines)('notices by push on %s', (_, open) => {
  let opened: OpenDatabase;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let status = 201;
  beforeAll(async () => {
    opened = await open();
    service = await startPushService(() => status);
  });
  beforeEach(() => opened.database.execute(sql`truncate push_devices, rate_counts`));
  afterAll(async () => {
    await service.stop();
    await opened.close();
  });

  /** An application, and the jobs that it enqueued. */
  function openDesk(
    beforeCall?: (name: string) => void,
    settings: Readonly<Record<string, string>> = {},
  ) {
    const { database } = opened;
    const waiting: { readonly name: string; readonly data: Record<string, unknown> }[] = [];
    const queue = {
      enqueue: async (_: unknown, job: (typeof waiting)[number]) => void waiting.push(job),
    };
    const config = parseConfig({ ...settings, PUSH_SERVICES: service.origin });
    const desk = openAccountDesk(database, { config, ...(beforeCall && { beforeCall }) });
    const app = createQuietApp({
      database,
      engine,
      config,
      queue,
      ...(beforeCall && { beforeCall }),
    });
    const jobs = noticeJobs({
      database,
      logger: createLogger('silent'),
      pushSender: {
        vapidKeys: () => readVapidKeys(database),
        contact: 'mailto:test@cars.example',
        pushServices: [service.origin],
        pathPrefixOf: (brand) => pathPrefixOf(brand, null, config),
      },
    });
    const run = async (data: Record<string, unknown>) =>
      jobs['send-notice']?.handler({ id: '', data: data as never, retries: 0 });
    return { ...desk, app, accountApp: desk.app, waiting, run };
  }

  const bodyOf = (token: string, pixallId = 'browser-1') => ({
    brand: 'atc',
    pixall_id: pixallId,
    browser_token: token,
  });

  test('a browser is registered, and gets a notice that only it can read [calls.consumer-device, reference.browser-device, calls.ads-and-messaging]', async () => {
    const { app, waiting, run } = openDesk();
    const mine = browse(app);
    const { token } = service.subscribe('/first');
    const key = await mine.ask('GET', '/cars-for-sale/consumer-device/key');
    expect(key.publicKey).toBe((await readVapidKeys(opened.database)).publicKey);
    const answer = await mine.ask('POST', path, bodyOf(token));
    expect(answer).toMatchObject({ httpStatus: 200, pixall_id: 'browser-1' });
    await mine.ask('POST', path, bodyOf(token));
    expect(
      waiting.map(({ data }) => data.kind),
      'shown once how they look',
    ).toEqual(['welcome']);
    await run(waiting[0]?.data ?? {});
    const [taken] = service.taken.splice(0);
    expect(taken?.notice).toMatchObject({
      title: 'Notices are on | Forecourt',
      path: '/atc/cars-for-sale/saved',
      tag: 'welcome',
    });
    expect(taken?.claims).toMatchObject({
      publicKey: key.publicKey,
      aud: service.origin,
      sub: 'mailto:test@cars.example',
    });
    expect(taken?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(taken?.headers.topic).toMatch(/^[\w-]{32}$/);
  });

  test('a notice has the name, the icon and the link of the brand that its browser chose [brands.three]', async () => {
    const publicly = { PUBLIC_URL: 'https://cars.example, hyundai=https://maker.example' };
    const plain = openDesk();
    const published = openDesk(undefined, publicly);
    const icons = new Set<string>();
    for (const { code, name } of allBrands()) {
      const { token } = service.subscribe(`/of-${code}`);
      await browse(plain.app).ask('POST', path, { ...bodyOf(token, code), brand: code });
      const told = { ...plain.waiting.at(-1)?.data, kind: 'drop', subject: '4711', event: code };
      await plain.run(told);
      await published.run(told);
      const [first, second] = service.taken.splice(0).map(({ notice }) => notice);
      expect(first.title).toBe(`A price fell | ${name}`);
      const page = '/cars-for-sale/vehicle/4711';
      expect(first.path, 'where a path alone tells the brand').toBe(`/${code}${page}`);
      expect(second.path).toBe(code === 'kbb' ? `/kbb${page}` : page);
      const opened = await plain.app.request(`http://127.0.0.1${first.path}`);
      expect(opened.headers.get('Location')).toBe(page);
      expect(opened.headers.getSetCookie()[0]).toMatch(`brand=${code};`);
      for (const picture of [first.icon, first.badge]) {
        const answer = await plain.app.request(`http://127.0.0.1${picture}`);
        expect(answer.headers.get('Content-Type')).toBe('image/png');
        icons.add(Buffer.from(await answer.arrayBuffer()).toString('base64'));
      }
    }
    expect(icons.size, 'each its own').toBe(2 * allBrands().length);
    for (const none of ['/brands/fifth/icons/icon-192.png', '/brands/kbb/icons/none.png'])
      expect((await plain.app.request(`http://127.0.0.1${none}`)).status).toBe(404);
  });

  test('a browser that cannot be registered is answered with nothing, after a second at the most [limits.device-breaker, errors.breaker-names]', async () => {
    const { app } = openDesk((name) => {
      if (name === 'consumer-device') throw new Error('away');
    });
    const { token } = service.subscribe('/away');
    const answer = await browse(app).ask('POST', path, bodyOf(token));
    expect(answer.httpStatus).toBe(200);
    expect(answer.pixall_id).toBeUndefined();
    const { timeoutMs, resetMs } = pushPolicies['consumer-device'];
    expect([timeoutMs, resetMs]).toEqual([1000, 300_000]);
  });

  test('what is no browser is refused in words', async () => {
    const { app } = openDesk();
    const ask = async (body: object) => {
      const { httpStatus, detail } = await browse(app).ask('POST', path, body);
      return [httpStatus, detail];
    };
    const { token } = service.subscribe('/refused');
    expect(await ask({ ...bodyOf(token), brand: 'other' })).toEqual([
      400,
      expect.stringMatching(/^brand: /),
    ]);
    for (const wrong of [
      'x',
      '{}',
      'null',
      JSON.stringify({ endpoint: service.origin, keys: { p256dh: 'a', auth: 'b' } }),
    ])
      expect(await ask(bodyOf(wrong))).toEqual([
        400,
        'browser_token: expected the push subscription of a browser as JSON, with endpoint and keys',
      ]);
    const inside = subscribe('http://169.254.169.254/latest').token;
    expect(await ask(bodyOf(inside))).toEqual([400, expect.stringMatching(/not known here/)]);
    expect(await ask(bodyOf(token, 'a\0b'))).toEqual([
      400,
      'pixall_id: expected text without the character U+0000',
    ]);
    const { endpoint, keys } = JSON.parse(token);
    const unstorable = JSON.stringify({ endpoint: `${endpoint}\0`, keys });
    expect(await ask(bodyOf(unstorable))).toEqual([
      400,
      expect.stringMatching(/^browser_token: expected the push subscription/),
    ]);
    const withPassword = endpoint.replace('//', '//name:word@');
    expect(await ask(bodyOf(JSON.stringify({ endpoint: withPassword, keys })))).toEqual([
      400,
      'browser_token: expected an endpoint without a name or a password in it',
    ]);
    const noPoint = { ...keys, p256dh: `B${'a'.repeat(86)}` };
    expect(await ask(bodyOf(JSON.stringify({ endpoint, keys: noPoint })))).toEqual([
      400,
      'browser_token: expected p256dh to be a public key of the curve P-256',
    ]);
    const elsewhere = await app.request(`http://localhost${path}`, {
      method: 'POST',
      headers: { Origin: 'https://elsewhere.test', 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(token)),
    });
    expect(elsewhere.status).toBe(403);
  });

  test('a browser that wants no more is forgotten, here or by its service; a service that is busy is asked again', async () => {
    const { app, waiting, run } = openDesk();
    const mine = browse(app);
    const other = browse(app);
    await mine.ask('POST', path, bodyOf(service.subscribe('/mine').token));
    await other.ask('POST', path, bodyOf(service.subscribe('/other').token));
    const [first, second] = waiting.map(({ data }) => data);
    expect((await mine.ask('DELETE', path)).httpStatus).toBe(204);
    await run(first ?? {});
    expect(service.taken, 'nothing is sent').toEqual([]);
    status = 503;
    await expect(run(second ?? {})).rejects.toThrow(/answered 503/);
    status = 201;
    service.forget('/other');
    await run(second ?? {});
    await run(second ?? {});
    expect(service.taken.splice(0).map(({ path: to }) => to)).toEqual(['/other']);
  });

  test('a browser that no notice can be encrypted for is forgotten, and not tried for hours', async () => {
    const { app, waiting, run } = openDesk();
    await browse(app).ask('POST', path, bodyOf(service.subscribe('/of-before').token));
    const [job] = waiting.map(({ data }) => data);
    await opened.database.execute(sql`update push_devices set p256dh = ${`B${'a'.repeat(86)}`}`);
    await run(job ?? {});
    expect(await rowsOf(opened.database, sql`select id from push_devices`)).toEqual([]);
  });

  test('a browser is its person’s while that person is signed in there, and nobody else’s', async () => {
    const desk = openDesk();
    const { app, accountApp, deliver } = desk;
    const keeping = pushKeeping(opened.database);
    const exported = async (key: string) =>
      (await keeping.exportOf({ key, email: null })) as object[];
    const mine = browse(accountApp);
    const email = ownAddress('notices');
    // One browser asks both applications, which share its cookies and the database.
    const shared = browse(app);
    for (const each of [mine, shared]) each.jar.clear();
    await shared.ask('POST', path, bodyOf(service.subscribe('/shared').token));
    for (const [name, value] of shared.jar) mine.jar.set(name, value);
    const { visitorId } = (await mine.read()).asker;
    expect(await exported(`visitor:${visitorId}`)).toHaveLength(1);
    await mine.act('signUp', { email, password: 'oyster staircase' });
    const [mail] = await deliver();
    await mine.act('followLink', linkIn(mail ?? { text: '' }));
    const { personId } = (await mine.read()).asker;
    expect(await exported(`person:${personId}`)).toHaveLength(1);
    expect(await exported(`visitor:${visitorId}`)).toEqual([]);
    await mine.act('signOut');
    expect(await exported(`person:${personId}`)).toEqual([]);
    expect(await exported(`visitor:${visitorId}`)).toHaveLength(1);
    await keeping.forget({ key: `visitor:${visitorId}`, email: null });
    expect(await exported(`visitor:${visitorId}`)).toEqual([]);
  });

  test('the worker may act on all pages of cars, and the marketplace can stand on a home screen [routes.messaging-worker]', async () => {
    const { app } = openDesk();
    const worker = await app.request('http://localhost/cars-for-sale/api/firebase-messaging-sw.js');
    expect(worker.status).toBe(200);
    expect(worker.headers.get('Service-Worker-Allowed')).toBe('/cars-for-sale/');
    expect(worker.headers.get('Cache-Control')).toBe('no-cache');
    expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    const manifest = await app.request('http://kbb.localhost/manifest.webmanifest');
    expect(manifest.headers.get('Vary')).toContain('Cookie');
    expect(await manifest.json()).toMatchObject({
      name: requireBrand('kbb').name,
      start_url: '/cars-for-sale/saved',
      display: 'standalone',
    });
    const api = await readDescription(app);
    expect(api.operations.map(({ method, path: at }) => `${method} ${at}`)).toContain(
      `post ${path}`,
    );
  });
});

test('nothing is sent but to services of browsers, and those that the operator adds', () => {
  const known = [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ];
  for (const endpoint of known) expect(isPushService(endpoint, [])).toBe(true);
  const others = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.test/x',
    'https://evilpush.apple.com.test/x',
    'https://127.0.0.1/x',
    'x',
  ];
  for (const endpoint of others)
    expect([endpoint, isPushService(endpoint, [])]).toEqual([endpoint, false]);
  expect(isPushService('https://push.example.com/x', ['https://push.example.com'])).toBe(true);
});

test('a notice says on a locked screen neither who it is for nor which car it is about', () => {
  const sender = { brand: requireBrand('atc'), pathPrefix: '' };
  for (const kind of noticeKinds) {
    const {
      title,
      body,
      path: leadsTo,
      tag,
    } = toPushNotice({ kind, subject: '4711', event: 'e-1' }, sender);
    expect(`${title} ${body}`).not.toMatch(/\d|@|\$/);
    expect(leadsTo).toMatch(/^\/cars-for-sale/);
    expect(tag).toBe('e-1');
  }
  expect(toPushNotice({ kind: 'drop', subject: '4711', event: 'e' }, sender).path).toBe(
    '/cars-for-sale/vehicle/4711',
  );
});
