import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type PostgresServer, startPostgres, startReplica } from '../../../test/postgres-server.ts';
import { readsInThread } from '../../compose/rendering/reads-in-thread.ts';
import { connectToServer } from '../../platform/database/connect-to-server.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { createReadCounts, openReplicaReads } from '../../platform/database/replica-reads.ts';
import { checkReplica } from '../doctor/check-replica.ts';

const maxLagMs = 1000;

const servers: PostgresServer[] = [];
const primary = await startPostgres();
if (primary) servers.push(primary);
const replica = primary && (await startReplica(primary.url));
if (replica) servers.push(replica);
else
  process.stdout.write('Skipped: a replica of PostgreSQL, for want of it or of pg_basebackup.\n');
afterAll(() => {
  for (const server of servers.reverse()) server.stop();
});

describe.skipIf(!replica)('reads of a streaming replica', () => {
  const own = connectToServer(primary?.url ?? '');
  const ofReplica = connectToServer(replica?.url ?? '');
  let version = 1;
  const turns: boolean[] = [];
  const counts = createReadCounts();
  const reads = openReplicaReads(own.database, {
    url: replica?.url ?? '',
    password: null,
    maxLagMs,
    counts,
    version: () => version,
    onTurn: (isRead) => turns.push(isRead),
  });
  beforeAll(async () => {
    await own.database.execute(sql`create table cars (id int)`);
  });
  afterAll(async () => {
    await reads.close();
    await own.close();
    await ofReplica.close();
  });

  const isOnReplica = async (database: Database) => {
    const [row] = await rowsOf<{ is: boolean }>(database, sql`select pg_is_in_recovery() as is`);
    return row?.is;
  };
  const isRead = () => reads.read(isOnReplica);
  const cars = () =>
    reads.read((database) =>
      rowsOf<{ id: number }>(database, sql`select id from cars order by id`),
    );
  const untilRead = () => vi.waitUntil(isRead, { timeout: 10_000, interval: 20 });

  test('go there, and to the primary until it shows what this process knows', async () => {
    await untilRead();
    expect(turns).toEqual([true]);
    await own.database.execute(sql`insert into cars values (1)`);
    version += 1;
    expect(await cars(), 'at once').toEqual([{ id: 1 }]);
    await untilRead();
    expect(await cars()).toEqual([{ id: 1 }]);
  });

  test('never show what is older than the bound, however long the replica stands still', async () => {
    await untilRead();
    await ofReplica.database.execute(sql`select pg_wal_replay_pause()`);
    const pause = sql`select pg_get_wal_replay_pause_state() = 'paused' as is`;
    await vi.waitUntil(
      async () => (await rowsOf<{ is: boolean }>(ofReplica.database, pause))[0]?.is,
      { timeout: 10_000, interval: 20 },
    );
    await own.database.execute(sql`insert into cars values (2)`);
    const written = performance.now();
    let lastOld = written;
    // A look between that finds nothing newer keeps the replica from being read.
    await vi.waitUntil(
      async () => {
        const asked = performance.now();
        const seen = await cars();
        if (seen.length === 1) lastOld = asked;
        return seen.length === 2;
      },
      { timeout: 10_000, interval: 20 },
    );
    expect(lastOld - written).toBeLessThanOrEqual(maxLagMs);
    expect(await isRead()).toBe(false);
    await expect.poll(() => turns.at(-1)).toBe(false);
    await ofReplica.database.execute(sql`select pg_wal_replay_resume()`);
    await untilRead();
    expect(await cars()).toHaveLength(2);
  });

  test('are made by threads that render pages, too, each by what it knows, and counted together', async () => {
    const settings = {
      databaseReadUrl: replica?.url ?? '',
      databaseReadPassword: null,
      databaseReadLagMs: maxLagMs,
    };
    const status = { listings: 0, version: 1 };
    const inThread = readsInThread(own.database, settings, { status }, counts);
    const ofReplicas = async () => {
      const registry = new Registry();
      for (const metric of reads.metrics) metric(registry);
      return Number(/server="replica"\} (\d+)/.exec(await registry.metrics())?.[1]);
    };
    const before = await ofReplicas();
    await vi.waitUntil(() => inThread.read(isOnReplica), { timeout: 10_000, interval: 20 });
    expect(await ofReplicas()).toBe(before + 1);
    status.version += 1;
    expect(await inThread.read(isOnReplica), 'what it was just told of').toBe(false);
    await inThread.close();
    const without = { ...settings, databaseReadUrl: null };
    const primaryOnly = readsInThread(own.database, without, { status }, counts);
    expect(await primaryOnly.read(isOnReplica)).toBe(false);
  });

  test('are looked at by the doctor', async () => {
    const url = primary?.url;
    const readUrl = replica?.url ?? null;
    const examine = (databaseUrl: string | undefined, databaseReadUrl: string | null) =>
      checkReplica({ databaseUrl, databaseReadUrl, dataDir: '' });
    expect(await examine(url, null)).toEqual([]);
    expect(await examine(url, readUrl)).toMatchObject([{ state: 'well' }]);
    expect(await examine(undefined, readUrl)).toMatchObject([{ state: 'wrong' }]);
    expect(await examine(url, url ?? null)).toMatchObject([
      { state: 'wrong', found: expect.stringContaining('no replica') },
    ]);
    expect(await examine(inject('postgresUrl') ?? '', readUrl)).toMatchObject([
      { state: 'wrong', found: expect.stringContaining('another database') },
    ]);
    expect(await examine(url, 'postgresql://nobody@127.0.0.1:1/none')).toMatchObject([
      { state: 'look' },
    ]);
  });

  test('are answered by the primary when the replica is gone, and no read fails', async () => {
    await untilRead();
    replica?.stop();
    const until = performance.now() + maxLagMs;
    while (performance.now() < until) expect(await cars()).toHaveLength(2);
    expect(await isRead()).toBe(false);
    await expect(reads.read((database) => database.execute(sql`select nothing`))).rejects.toThrow();
  });
});
