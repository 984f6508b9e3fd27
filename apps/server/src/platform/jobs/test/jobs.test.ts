import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { type OpenDatabase, rowsOf } from '../../database/database.ts';
import { createLogger } from '../../logger.ts';
import { forgetDoneJobs } from '../forget-done-jobs.ts';
import { type JobDefinition, type RetryPolicy, retriedOverADay } from '../job.ts';
import { retryJobs } from '../retry-jobs.ts';
import { type Jobs, startJobs, withJobQueue } from '../start-jobs.ts';

const logger = createLogger('silent');
const pace = { poll: 0.5, supervise: 1 };
const atOnce: RetryPolicy = { limit: 3, firstWaitSeconds: 0, longestWaitSeconds: 0 };

/** Calls that a test can wait for. */
function recorder<Value>() {
  const values: Value[] = [];
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  return {
    values,
    add(value: Value) {
      values.push(value);
      for (const { count, resolve } of waiting) if (values.length >= count) resolve();
    },
    reach: (count: number) =>
      new Promise<void>((resolve) => {
        if (values.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
}

let names = 0;

describe.each(engines)('jobs on the %s', (engine, openEngine) => {
  let open: OpenDatabase;
  let name: string;
  let started: Jobs[];
  beforeAll(async () => {
    open = await openEngine();
  });
  afterAll(() => open.close());
  beforeEach(() => {
    names += 1;
    name = `greet-${names}`;
    started = [];
  });
  afterEach(() => Promise.all(started.map((jobs) => jobs.stop())));

  const define = (job: Partial<JobDefinition>) => ({
    [name]: { handler: async () => {}, retry: atOnce, timeoutSeconds: 30, ...job },
  });
  const start = async (job: Partial<JobDefinition>): Promise<Jobs> => {
    const jobs = await startJobs({ open, definitions: define(job), logger, pace });
    started.push(jobs);
    return jobs;
  };
  const figuresOf = async (jobs: Jobs) =>
    (await jobs.readFigures()).find((figures) => figures.name === name);

  test('a job of a fixed time is done once for all the times at which no process ran', async () => {
    const done = recorder<unknown>();
    // No time of it comes while the test runs.
    const minute = (new Date().getUTCMinutes() + 30) % 60;
    const job = { schedule: `${minute} * * * *`, handler: async () => done.add('done') };
    await (await start(job)).stop();
    await open.database.execute(sql`update pgboss.version set cron_on = now() - interval '3 days'`);
    await open.database.execute(
      sql`update pgboss.schedule set created_on = now() - interval '4 days',
            updated_on = now() - interval '4 days'`,
    );
    await start(job);
    await done.reach(1);
    expect(done.values).toEqual(['done']);
  });

  test('a job that has no fixed time any more is not done at it', async () => {
    await start({ schedule: '0 * * * *' });
    await start({});
    const times = await rowsOf(open.database, sql`select name from pgboss.schedule`);
    expect(times).toEqual([]);
  });

  test('a job of a transaction that is rolled back was never there', async () => {
    const greeted = recorder<unknown>();
    const { enqueue } = await start({ handler: async ({ data }) => greeted.add(data) });
    const failing = open.database.transaction(async (transaction) => {
      await enqueue(transaction, { name, data: { id: 1 } });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await open.database.transaction((transaction) =>
      enqueue(transaction, { name, data: { id: 2 } }),
    );
    await greeted.reach(1);
    expect(greeted.values).toEqual([{ id: 2 }]);
  });

  test('a job that fails is tried again, and told how often it was', async () => {
    const tries = recorder<number>();
    const { enqueue } = await start({
      handler: async ({ retries }) => {
        tries.add(retries);
        if (retries < 2) throw new Error('not yet');
      },
    });
    await enqueue(open.database, { name, data: {} });
    await tries.reach(3);
    expect(tries.values).toEqual([0, 1, 2]);
  });

  test('a job that never succeeds becomes a dead letter, once, and is counted', async () => {
    const dead = recorder<unknown>();
    const jobs = await start({
      handler: () => Promise.reject(new Error('never')),
      onDead: async (data) => dead.add(data),
    });
    await jobs.enqueue(open.database, { name, data: { id: 7 } });
    await dead.reach(1);
    expect(dead.values).toEqual([{ id: 7 }]);
    const none = { waiting: 0, active: 0, oldestSeconds: 0 };
    expect(await figuresOf(jobs)).toEqual({ name, ...none, failed: 1 });
  });

  test('one that was given up is kept for a month, and can be tried again until then', async () => {
    const dead = recorder<unknown>();
    const jobs = await start({
      handler: () => Promise.reject(new Error('never')),
      onDead: async (data) => dead.add(data),
    });
    for (const days of [29, 31]) await jobs.enqueue(open.database, { name, data: { days } });
    await dead.reach(2);
    await open.database.execute(sql`update pgboss.job set
        created_on = created_on - make_interval(days => (data ->> 'days')::int),
        completed_on = completed_on - make_interval(days => (data ->> 'days')::int),
        keep_until = keep_until - make_interval(days => (data ->> 'days')::int)
      where name = ${name}`);
    await sweep(open, name, 1);
    expect(await figuresOf(jobs)).toMatchObject({ failed: 1 });
    await jobs.stop();
    expect(await retryJobs(open.database, name)).toBe(1);
    const kept = await rowsOf(
      open.database,
      sql`select data, keep_until > now() as "isKept" from pgboss.job where name = ${name}`,
    );
    expect(kept).toEqual([{ data: { days: 29 }, isKept: true }]);
  });

  test('what was done is forgotten after a day, and nothing else is', async () => {
    const done = recorder<unknown>();
    const dead = recorder<unknown>();
    const jobs = await start({
      handler: async ({ data }) => {
        if (data.id === 0) throw new Error('never');
        done.add(data.id);
      },
      onDead: async () => dead.add('dead'),
    });
    for (const id of [0, 1, 2]) await jobs.enqueue(open.database, { name, data: { id } });
    await Promise.all([done.reach(2), dead.reach(1)]);
    await jobs.stop();
    await jobs.enqueue(open.database, { name, data: { id: 3 } });
    const left = async (hours: number) => {
      await forgetDoneJobs(open.database, new Date(Date.now() + hours * 3_600_000), 1);
      const rows = await rowsOf<{ state: string }>(
        open.database,
        sql`select state from pgboss.job where name = ${name}`,
      );
      return rows.map(({ state }) => state).sort();
    };
    expect(await left(23)).toEqual(['completed', 'completed', 'created', 'failed']);
    expect(await left(25)).toEqual(['created', 'failed']);
  });

  test('one that fails holds up none of those that it was taken with', async () => {
    const done = recorder<unknown>();
    const { enqueue } = await start({
      handler: async ({ data }) => {
        if (data.id === 0) throw new Error('only this one');
        done.add(data.id);
      },
    });
    await open.database.transaction(async (transaction) => {
      for (let id = 0; id < 6; id += 1) await enqueue(transaction, { name, data: { id } });
    });
    await done.reach(5);
    expect(new Set(done.values)).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test('waits double from a minute on', async () => {
    const tries = recorder<number>();
    const { enqueue } = await start({
      handler: async ({ retries }) => {
        tries.add(retries);
        throw new Error('never');
      },
      retry: retriedOverADay,
    });
    await enqueue(open.database, { name, data: {} });
    for (let round = 0; round < 4; round += 1) {
      await tries.reach(round + 1);
      const { sinceBegun, fromNow } = await waitOfRetry(open, name);
      expect(sinceBegun).toBeGreaterThanOrEqual(60 * 2 ** round);
      expect(fromNow).toBeLessThanOrEqual(60 * 2 ** (round + 1));
      await open.database.execute(
        sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`,
      );
    }
  });

  test('a command gives work to a server that runs', async () => {
    const greeted = recorder<unknown>();
    const handler: JobDefinition['handler'] = async ({ data }) => greeted.add(data);
    await start({ handler });
    await withJobQueue({ open, logger }, (queue) =>
      queue.enqueue(open.database, { name, data: { id: 3 } }),
    );
    await greeted.reach(1);
    expect(greeted.values).toEqual([{ id: 3 }]);
  });

  test('what a process had begun that is gone is done by another', async () => {
    const begun = recorder<unknown>();
    const hanging = await start({
      handler: ({ retries }) => {
        begun.add(retries);
        return retries === 0 ? new Promise(() => {}) : Promise.resolve();
      },
      timeoutSeconds: 1,
    });
    await hanging.enqueue(open.database, { name, data: { id: 9 } });
    await begun.reach(1);
    const done = recorder<unknown>();
    await start({
      handler: async ({ data }) => done.add(data),
      onDead: async () => done.add('lost'),
      timeoutSeconds: 1,
    });
    await Promise.race([begun.reach(2), done.reach(1)]);
    expect(done.values).not.toContain('lost');
  });

  test.runIf(engine === 'embedded database')(
    'a try that a process ended in counts: the last one ends no process again',
    async () => {
      const stopped = await start({});
      await stopped.stop();
      await withJobQueue({ open, logger }, async ({ enqueue }) => {
        for (const id of [1, 2]) await enqueue(open.database, { name, data: { id } });
      });
      // As a process leaves them that is killed: one at its first try, one at its last.
      await open.database.execute(
        sql`update pgboss.job set state = 'active', started_on = now(),
              retry_count = case when data->>'id' = '1' then 0 else retry_limit end
            where name = ${name}`,
      );
      const seen = recorder<unknown>();
      await start({
        handler: async ({ data, retries }) => seen.add(`tried ${data.id}, ${retries} before`),
        onDead: async ({ id }) => seen.add(`gave up ${id}`),
      });
      await seen.reach(2);
      expect(seen.values.toSorted()).toEqual(['gave up 2', 'tried 1, 1 before']);
    },
  );
});

/** Has the queue remove what it keeps no longer, and waits until it has so many left at the most. */
async function sweep({ database }: OpenDatabase, name: string, max: number) {
  await database.execute(sql`update pgboss.queue set maintain_on = null where name = ${name}`);
  for (;;) {
    const rows = await rowsOf(database, sql`select id from pgboss.job where name = ${name}`);
    if (rows.length <= max) return;
    await pause(20);
  }
}

/** Polls for the row: a try is noted after its handler has thrown. @returns seconds, exact at either end */
async function waitOfRetry({ database }: OpenDatabase, name: string) {
  for (;;) {
    const [row] = await rowsOf<{ since: string; from: string }>(
      database,
      sql`select extract(epoch from start_after - started_on) as since,
            extract(epoch from start_after - now()) as from from pgboss.job
          where name = ${name} and state = 'retry' and start_after > now()`,
    );
    if (row) return { sinceBegun: Number(row.since), fromNow: Number(row.from) };
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
