import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { directCalls } from '../../../test/direct-calls.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { postWebhook } from '../../platform/http/post-webhook.ts';
import { PrivateAddress } from '../../platform/http/public-address.ts';
import { setRhythm } from '../mail/alert-subject.ts';
import { findWebhooks, setWebhook } from '../webhooks/own-webhooks.ts';
import { sendTest } from '../webhooks/send-test.ts';
import { openAlertDesk } from './alert-desk.ts';

type Desk = Awaited<ReturnType<typeof openAlertDesk>>;
interface Post {
  readonly headers: Record<string, string>;
  readonly body: string;
}

let posts: Post[] = [];
let statuses: number[] = [];
/** What happens before the program answers. */
let meanwhile = async () => {};
const program = createServer(async (request, response) => {
  const body = await new Response(request as never).text();
  posts.push({ headers: request.headers as Record<string, string>, body });
  await meanwhile();
  const status = statuses.shift() ?? 204;
  response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
});
await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
const { port } = program.address() as AddressInfo;
const url = `http://localhost:${port}/news`;
afterAll(() => program.close());
beforeEach(() => {
  posts = [];
  statuses = [];
  meanwhile = async () => {};
});

/** Written so that nothing outside reaches them. */
const unreachable = [
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.5/news',
  'https://0x7f000001/',
  'https://localhost/',
  'https://LOCALHOST.:8443/news',
  'https://app.localhost/',
  'https://printer.local/',
  'https://news.internal/',
  'https://nas.home.arpa/',
  'https://intranet/',
  'https://intranet./news',
];

const person = (personId: string) =>
  ({ asker: { kind: 'person', personId }, calls: directCalls }) as unknown as Parameters<
    typeof setWebhook
  >[1];

describe.each(engines)('webhooks on %s', (_, open) => {
  let desk: Desk;
  let source = '';
  const hook = (database: Database) =>
    rowsOf<{ secret: string; outcome: string | null }>(
      database,
      sql`select secret, last_outcome as outcome from search_webhooks`,
    );
  beforeAll(async () => {
    desk = await openAlertDesk(await open(), [], () => true);
    await desk.add();
    await desk.follow();
    await desk.addPerson('ann');
    await desk.saveSearch('person:ann', { makeCode: ['HONDA'], modelCode: ['CIVIC'] });
    const [row] = await rowsOf<{ id: string }>(desk.database, sql`select id from search_bookmarks`);
    source = `bookmark:${row?.id}`;
    await setWebhook(desk, person('ann'), source, 'https://program.example/news');
    // The program of these tests is on this machine.
    await desk.database.execute(
      sql`update search_webhooks set url = ${url}, created_at = '2020-01-01'`,
    );
  });
  afterAll(() => desk.close());

  test('a new car of a search is posted at once, signed, and the person is still told by mail', async () => {
    const car = await desk.add();
    await desk.follow();
    await desk.deliver();
    expect(posts).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = posts;
    const [kept] = await hook(desk.database);
    const told = new Webhook(kept?.secret ?? '').verify(body, headers);
    expect(told).toMatchObject({
      type: 'search.news',
      data: {
        search: { title: 'Civics' },
        news: [
          {
            kind: 'new',
            listingId: car.id,
            vin: car.vin,
            url: expect.stringMatching(/^https:\/\/cars\.example\/cars-for-sale\/vehicle\//),
          },
        ],
      },
    });
    expect(() => new Webhook(kept?.secret ?? '').verify(`${body} `, headers)).toThrow();
    expect(kept?.outcome).toBe('taken');
    await desk.follow(24 * 60);
    expect((await desk.deliver()).map(({ to }) => to)).toEqual(['ann@people.example']);
    expect(posts, 'once').toHaveLength(1);
  });

  test('what is not taken is tried again as the same message, what leads elsewhere is not followed', async () => {
    await desk.add();
    await desk.follow();
    const job = desk.waiting.at(-1);
    statuses = [500];
    await expect(desk.deliver()).rejects.toThrow(/500/);
    if (job) desk.waiting.push(job);
    await desk.deliver();
    expect(posts.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(posts[0]?.headers['webhook-id']),
    );
    await desk.add();
    await desk.follow();
    statuses = [302];
    await desk.deliver();
    expect([posts.length, (await hook(desk.database))[0]?.outcome]).toEqual([
      3,
      'it leads elsewhere, which is not followed',
    ]);
  });

  test('a program is told also of a search of which its person is told never', async () => {
    await setRhythm(desk.database, source, 'never');
    await desk.add();
    await desk.follow(24 * 60);
    expect(await desk.deliver()).toEqual([]);
    expect(posts).toHaveLength(1);
  });

  test('a message that an earlier version queued among the mails is posted', async () => {
    await desk.add();
    await desk.follow();
    const queued = desk.waiting.splice(0);
    desk.waiting.push(...queued.map((job) => ({ ...job, name: 'send-alert' })));
    await desk.deliver();
    expect(posts).toHaveLength(1);
  });

  test('a webhook is its person’s alone, an address is checked, and the same one keeps its secret', async () => {
    expect(await setWebhook(desk, person('bob'), source, 'https://b.example/')).toBe('unknown');
    expect(await findWebhooks(desk, person('bob'))).toEqual({});
    for (const [wrong, fault] of [
      ['http://b.example/', 'no-https'],
      ['x', 'no-https'],
      ['https://a:b@c.example/', 'credentials'],
      [`https://b.example/${'x'.repeat(500)}`, 'too-long'],
      ...unreachable.map((one) => [one, 'unreachable'] as const),
    ] as const)
      expect(await setWebhook(desk, person('ann'), source, wrong), wrong).toBe(fault);
    await setWebhook(desk, person('ann'), source, 'https://b.example/');
    const before = (await findWebhooks(desk, person('ann')))[source];
    await setWebhook(desk, person('ann'), source, 'https://b.example/');
    expect((await findWebhooks(desk, person('ann')))[source]).toEqual(before);
    await setWebhook(desk, person('ann'), source, 'https://c.example/');
    expect((await findWebhooks(desk, person('ann')))[source]?.secret).not.toBe(before?.secret);
  });

  test('a test is signed, marked as one, and its answer is told in words', async () => {
    await desk.database.execute(sql`update search_webhooks set url = ${url}`);
    const send = () => sendTest(desk.parts, person('ann'), source);
    expect(await send()).toEqual({ status: 'sent' });
    const [{ headers, body } = { headers: {}, body: '' }] = posts;
    const [kept] = await hook(desk.database);
    expect(new Webhook(kept?.secret ?? '').verify(body, headers)).toMatchObject({
      type: 'search.test',
      data: {
        search: { title: 'Civics' },
        news: [{ kind: 'new', listingId: 0, makeCode: 'HONDA' }],
      },
    });
    expect(kept?.outcome).toBe('a test, taken');
    for (const [status, said] of [
      [500, 'it answered 500 (Internal Server Error)'],
      [302, 'it leads elsewhere, which is not followed'],
      [410, 'it is gone'],
    ] as const) {
      statuses = [status];
      await send();
      expect((await hook(desk.database))[0]?.outcome).toBe(`a test, ${said}`);
    }
    expect(posts, 'each was sent once, and none ended it').toHaveLength(4);
    expect(new Set(posts.map((post) => post.headers['webhook-id'])).size).toBe(4);
  });

  test('a test goes nowhere that news does not go, to nobody else’s, and not without end', async () => {
    const guarded = { ...desk.parts, mayReach: undefined };
    await sendTest(guarded, person('ann'), source);
    expect((await hook(desk.database))[0]?.outcome).toBe('a test, it leads to a private address');
    expect(await sendTest(desk.parts, person('bob'), source)).toEqual({ status: 'unknown' });
    expect(await sendTest(desk.parts, person('ann'), 'bookmark:x')).toEqual({ status: 'unknown' });
    // Five were sent by now.
    expect(await sendTest(desk.parts, person('ann'), source)).toEqual({
      status: 'limited',
      waitMs: expect.any(Number),
    });
    expect(posts).toEqual([]);
  });

  test('an address that is set while the one before answers that it is gone stays', async () => {
    await desk.database.execute(sql`update search_webhooks set url = ${url}`);
    await desk.add();
    await desk.follow();
    meanwhile = async () => {
      await setWebhook(desk, person('ann'), source, 'https://new.example/news');
    };
    statuses = [410];
    await desk.deliver();
    expect(await findWebhooks(desk, person('ann'))).toMatchObject({
      [source]: { url: 'https://new.example/news', lastOutcome: null },
    });
  });

  test('who answers that it is gone is asked no more, and an empty address ends it', async () => {
    await desk.database.execute(sql`update search_webhooks set url = ${url}`);
    await desk.add();
    await desk.follow();
    statuses = [410];
    await desk.deliver();
    expect(await hook(desk.database)).toEqual([]);
    await setWebhook(desk, person('ann'), source, 'https://b.example/');
    await setWebhook(desk, person('ann'), source, ' ');
    expect(await hook(desk.database)).toEqual([]);
  });
});

const message = { id: 'one', body: '{}', secret: `whsec_${'A'.repeat(32)}` };

test.each([
  url,
  `http://127.0.0.1:${port}/`,
  `http://[::1]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
])('%s is refused before anything is connected: it leads to this machine', async (address) => {
  await expect(postWebhook({ url: address, ...message })).rejects.toThrow(PrivateAddress);
  expect(posts).toEqual([]);
});

test('a connection goes to the address that was looked at', async () => {
  const seen: string[] = [];
  const isAllowed = (address: string) => seen.push(address) > 0;
  expect(await postWebhook({ url, ...message, isAllowed })).toBe(204);
  expect(seen).toContain('127.0.0.1');
});
