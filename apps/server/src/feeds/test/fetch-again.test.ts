import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { sourceJobs } from '../sources/source-jobs.ts';
import { listSources } from '../sources/sources.ts';
import { feedSources } from '../sources/tables.ts';
import { header, row, vin } from './import-desk.ts';

const file = [header, row({ serial: 1 }), row({ serial: 2 })].join('\n');
const takenIn = { lastOutcome: 'Taken in: +2 ~0 \u22120.', failures: 0, busyUntil: null };

describe.each(engines)('a fetch that was interrupted, on %s', (_, open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-again-'));
  let opened: OpenDatabase;
  let site: Server;
  let whileFetched: () => Promise<unknown> = async () => {};
  beforeAll(async () => {
    opened = await open();
    site = createServer(async (_request, response) => {
      await whileFetched();
      response.end(file);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => opened.database.execute(sql`truncate owners, listings, feed_sources cascade`));
  afterAll(async () => {
    site.close();
    await opened.close();
    rmSync(dataDir, { recursive: true });
  });

  /** A feed that a process has in its hands for 40 minutes more. @param busyJob whose it is */
  const setBusy = async (busyJob: string | null) => {
    const busyUntil = new Date(Date.now() + 40 * 60_000);
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/cars.csv`;
    const set = { name: 'Peach', url, addedBy: 'test', busyUntil, busyJob };
    const [source] = await opened.database.insert(feedSources).values(set).returning();
    return { sourceId: source?.id ?? '' };
  };
  const fetchFeed = async (job: { id: string; data: { sourceId: string }; retries: number }) => {
    const jobs = sourceJobs({
      database: opened.database,
      dataDir,
      clock: { now: () => Date.now() },
      keys: async () => ['k'.repeat(32)],
      isAllowed: () => true,
      queue: { enqueue: async () => {} },
    });
    const tried = await jobs['fetch-feed']?.handler(job).then(
      () => 'done',
      () => 'again',
    );
    return [tried, (await listSources(opened.database))[0]];
  };

  test.each([
    ['its own', 1],
    ['its own, of which nobody noted that it failed', 0],
  ])('is taken up by the next try: %s', async (_whose, retries) => {
    const id = randomUUID();
    const data = await setBusy(id);
    expect(await fetchFeed({ id, data, retries })).toEqual([
      'done',
      expect.objectContaining({ ...takenIn, busyJob: null }),
    ]);
  });

  test('is taken up by a second try where the version before has left it', async () => {
    const data = await setBusy(null);
    expect(await fetchFeed({ id: randomUUID(), data, retries: 1 })).toEqual([
      'done',
      expect.objectContaining(takenIn),
    ]);
  });

  test('ends the lease of nobody who has it since', async () => {
    const id = randomUUID();
    const next = randomUUID();
    const data = await setBusy(id);
    whileFetched = () => opened.database.update(feedSources).set({ busyJob: next });
    const [, source] = await fetchFeed({ id, data, retries: 0 });
    whileFetched = async () => {};
    expect(source).toMatchObject({ busyJob: next, lastAt: null, busyUntil: expect.any(Date) });
  });

  test('is left to the job that has it', async () => {
    const data = await setBusy(randomUUID());
    for (const retries of [0, 1])
      expect(await fetchFeed({ id: randomUUID(), data, retries })).toEqual([
        'done',
        expect.objectContaining({ lastAt: null, lastOutcome: null }),
      ]);
  });

  test('is tried again where the database went away, and not where it refuses what the file says', async () => {
    const id = randomUUID();
    const data = await setBusy(id);
    vi.spyOn(opened.database, 'execute').mockRejectedValueOnce(new Error('it is away'));
    expect(await fetchFeed({ id, data, retries: 0 })).toEqual([
      'again',
      expect.objectContaining({
        lastOutcome: expect.stringMatching(/^The import stopped: it is away\./),
        failures: 1,
        busyUntil: null,
      }),
    ]);
    await opened.database.execute(
      sql`alter table listings add constraint no_such_car check (vin <> ${sql.raw(`'${vin(2)}'`)})`,
    );
    const [tried] = await fetchFeed({ id, data, retries: 1 });
    await opened.database.execute(sql`alter table listings drop constraint no_such_car`);
    expect(tried).toBe('done');
    expect(await fetchFeed({ id, data, retries: 1 })).toEqual([
      'done',
      expect.objectContaining(takenIn),
    ]);
  });
});
