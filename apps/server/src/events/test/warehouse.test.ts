import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { parseConfig } from '../../compose/config.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { PrivateAddress } from '../../platform/http/public-address.ts';
import { type Jobs, startJobs } from '../../platform/jobs/start-jobs.ts';
import { createLogger } from '../../platform/logger.ts';
import { makeBatches, maxInBatch } from '../warehouse/make-batches.ts';
import { sendBatch } from '../warehouse/send-batch.ts';
import { warehouseJobs } from '../warehouse/warehouse-jobs.ts';
import { readStanding, sendAgain } from '../warehouse/warehouse-standing.ts';

interface Taken {
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly status: number;
}
interface Told {
  readonly type: string;
  readonly data: { readonly events: readonly Record<string, unknown>[] };
}

let posts: Taken[] = [];
let statuses: number[] = [];
let whenPosted = () => {};
const store = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const status = statuses.shift() ?? 204;
  const body = Buffer.concat(parts).toString('utf8');
  posts.push({ headers: request.headers as Record<string, string>, body, status });
  response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end();
  whenPosted();
});
await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
const { port } = store.address() as AddressInfo;
afterAll(() => store.close());

const secret = `whsec_${'A'.repeat(32)}`;
const warehouse = { url: `http://localhost:${port}/events`, secret: () => secret };
const logger = createLogger('silent');
const mayReach = () => true;
const read = ({ body, headers }: Taken) => new Webhook(secret).verify(body, headers) as Told;

describe.each(engines)('the warehouse on %s', (_engine, openEngine) => {
  let open: OpenDatabase;
  let waiting: string[];
  const queue = {
    enqueue: async (_: unknown, { data }: { readonly data: object }) =>
      void waiting.push((data as { batchId: string }).batchId),
  };
  const parts = () => ({ database: open.database, queue, warehouse, logger, mayReach });
  beforeAll(async () => {
    open = await openEngine();
  });
  afterAll(() => open.close());
  beforeEach(async () => {
    [posts, statuses, waiting] = [[], [], []];
    await open.database.execute(sql`truncate shopper_events, event_batches`);
  });

  /** As pages tell it, so many minutes ago. */
  const note = (count: number, minutes = 10) =>
    open.database.execute(sql`insert into shopper_events (at, brand, kind, page, listing_id)
      select now() - make_interval(mins => ${minutes}::int), 'atc', 'save', 'srp', n
      from generate_series(1, ${count}::int) as n`);
  const deliver = async () => {
    for (const id of waiting.splice(0)) await sendBatch(parts(), id);
  };

  test('has every event once, in signed batches, in the order in which they came', async () => {
    await note(maxInBatch + 3);
    await note(1, 1);
    expect(await makeBatches(parts()), 'the last may have others before it on their way').toBe(2);
    expect(await makeBatches(parts())).toBe(0);
    await deliver();
    const told = posts.map(read);
    expect(told.map(({ type, data }) => [type, data.events.length])).toEqual([
      ['shopper.events', maxInBatch],
      ['shopper.events', 3],
    ]);
    const ids = told.flatMap(({ data }) => data.events.map(({ id }) => Number(id)));
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(told[0]?.data.events[0]).toMatchObject({ kind: 'save', brand: 'atc', listing_id: 1 });
    const [{ body, headers } = { body: '', headers: {} }] = posts;
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    await open.database.execute(sql`update shopper_events set at = at - interval '10 minutes'`);
    await note(2);
    await makeBatches(parts());
    await deliver();
    expect(posts.map(read).at(-1)?.data.events).toHaveLength(3);
    expect(await readStanding(open.database)).toEqual({
      sent: maxInBatch + 6,
      waiting: 0,
      givenUp: 0,
    });
  });

  test('has an event whose number is lower than that of an older one', async () => {
    const idOf = async (seconds: number) => {
      const [row] = await rowsOf<{ id: string }>(
        open.database,
        sql`insert into shopper_events (at, brand, kind)
          values (now() - make_interval(secs => ${seconds}::int), 'atc', 'page') returning id`,
      );
      return Number(row?.id);
    };
    const ids = [await idOf(600), await idOf(60), await idOf(601), await idOf(30), await idOf(602)];
    const [, second = 0, , fourth = 0] = ids;
    const told = async () => {
      await makeBatches(parts());
      await deliver();
      return posts.flatMap((post) => read(post).data.events.map(({ id }) => Number(id)));
    };
    const settle = (id: number) =>
      open.database.execute(
        sql`update shopper_events set at = at - interval '10 minutes' where id = ${id}`,
      );
    expect(await told()).toEqual(ids.slice(0, 1));
    await settle(second);
    expect(await told()).toEqual(ids.slice(0, 3));
    await settle(fourth);
    expect(await told()).toEqual(ids);
  });

  test('is told the same batch again under its id, leads nowhere else, and is sent none twice', async () => {
    await note(1);
    await makeBatches(parts());
    const [id = ''] = waiting;
    statuses = [500, 302];
    await expect(sendBatch(parts(), id)).rejects.toThrow('answered 500');
    await expect(sendBatch(parts(), id)).rejects.toThrow('answered 302');
    await sendBatch(parts(), id);
    await sendBatch(parts(), id);
    expect(posts.map(({ headers, status }) => [headers['webhook-id'], status])).toEqual([
      [id, 500],
      [id, 302],
      [id, 204],
    ]);
  });

  test('is signed with the secret that its file holds now', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'forecourt-warehouse-')), 'secret');
    writeFileSync(file, secret);
    const WAREHOUSE_URL = 'https://store.example/';
    const config = parseConfig({ WAREHOUSE_URL, WAREHOUSE_SECRET_FILE: file });
    const of = { ...warehouse, secret: config.warehouse?.secret ?? (() => '') };
    const later = `whsec_${'B'.repeat(32)}`;
    for (const now of [secret, later]) {
      writeFileSync(file, `${now}\n`);
      await note(1);
      await makeBatches(parts());
      await sendBatch({ ...parts(), warehouse: of }, waiting.splice(0)[0] ?? '');
      const { body, headers } = posts.at(-1) ?? { body: '', headers: {} };
      expect(() => new Webhook(now).verify(body, headers)).not.toThrow();
    }
    rmSync(dirname(file), { recursive: true });
  });

  test('at an address of our own net is never connected to', async () => {
    await note(1);
    await makeBatches(parts());
    const { mayReach: _all, ...strict } = parts();
    await expect(sendBatch(strict, waiting[0] ?? '')).rejects.toThrow(PrivateAddress);
    expect(posts).toEqual([]);
  });

  describe('with jobs', () => {
    let jobs: Jobs;
    afterEach(() => jobs.stop());

    test('that takes nothing has its batches kept as dead letters, and gets them when it is asked to', async () => {
      await note(4);
      await makeBatches(parts());
      const retry = { limit: 1, firstWaitSeconds: 0, longestWaitSeconds: 0 };
      const definitions = warehouseJobs(parts(), retry);
      jobs = await startJobs({ open, definitions, logger, pace: { poll: 0.5, supervise: 1 } });
      statuses = [503, 503];
      const { enqueue } = jobs;
      await open.database.execute(sql`update event_batches set given_up_at = now()`);
      await sendAgain({ database: open.database, queue: { enqueue } }, 'test');
      const givenUp = async () => (await readStanding(open.database)).givenUp;
      await expect.poll(givenUp, { timeout: 10_000 }).toBe(4);
      expect(posts.map(({ status }) => status)).toEqual([503, 503]);
      const taken = new Promise<void>((resolve) => {
        whenPosted = resolve;
      });
      await sendAgain({ database: open.database, queue: { enqueue } }, 'test');
      await taken;
      const standing = () => readStanding(open.database);
      await expect.poll(standing).toEqual({ sent: 4, waiting: 0, givenUp: 0 });
      const [row] = await rowsOf<{ id: string }>(open.database, sql`select id from event_batches`);
      expect(new Set(posts.map(({ headers }) => headers['webhook-id']))).toEqual(
        new Set([row?.id]),
      );
    });
  });
});

test.each([
  ['http://store.example/', 'WAREHOUSE_URL'],
  ['https://10.0.0.7/', 'WAREHOUSE_URL'],
  ['https://[::1]/', 'WAREHOUSE_URL'],
  ['https://me:word@store.example/', 'WAREHOUSE_URL'],
  ['https://store.example/', 'WAREHOUSE_SECRET'],
])('the address %s is refused by the name of the setting: %s', (address, name) => {
  expect(() => parseConfig({ WAREHOUSE_URL: address })).toThrow(name);
});
