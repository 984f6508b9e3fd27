import { createReadStream, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { readAudit } from '../../audit/audit-log.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { DiskFull } from '../../platform/disk-space.ts';
import { openFeedStream } from '../file/open-source.ts';
import { importFeed } from '../import-feed.ts';
import { recordFailure } from '../runs/record-run.ts';
import { header, openImportDesk, row, vin } from './import-desk.ts';

const serials = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Large enough that each dealer is a transaction of its own. */
const carsOfDealer = 1500;
const threeDealers = [
  header,
  ...serials(3 * carsOfDealer).map((serial) =>
    row({ serial, dealer: `Dealer ${Math.ceil(serial / carsOfDealer)}` }),
  ),
].join('\n');

describe.each(engines)('an import into the %s', (name, open) => {
  const desk = openImportDesk(open);
  const { workFolder, run, active } = desk;

  test('reads every row, whichever way its line ends', async () => {
    const rows = serials(9).map((serial) => row({ serial }));
    await run([header, ...rows, ''].join('\n'));
    const ends = ['\r\n', '\n', '\r'];
    const mixed = [header, ...rows].map((line, place) => line + ends[place % ends.length]).join('');
    expect(await run(mixed)).toMatchObject({ rows: 9, unchanged: 9, removed: 0, refused: 0 });
  });

  const large = 'x'.repeat(5_000_000);
  test.each([
    ['XML', `<cars>${large}`],
    ['of no known dialect', `a,b\n${`1,2\n`.repeat(500_000)}`],
    ['a gzip file that is damaged', Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.from(large)])],
    ['cancelled', threeDealers, AbortSignal.abort()],
  ])('of a file that is %s leaves it closed', async (_what, content, signal?: AbortSignal) => {
    const file = join(workFolder, 'refused.csv');
    writeFileSync(file, content);
    const stream = createReadStream(file);
    const source = await openFeedStream('refused.csv', stream);
    const options = { ...desk.options, ...(signal && { signal }) };
    await expect(importFeed(desk.database, source, options, () => {})).rejects.toThrow();
    expect(stream.destroyed).toBe(true);
  });

  test('that the disk has no room for says so before it reads', async () => {
    const requireSpace = () => Promise.reject(new DiskFull('The disk has 3 MB left.'));
    await expect(run(threeDealers, { requireSpace })).rejects.toThrow('The disk has 3 MB left.');
    expect(await active()).toEqual([]);
  });

  test('whose report of refused rows cannot be written says so, and changes nothing', async () => {
    const quarantine = join(workFolder, 'quarantine');
    rmSync(quarantine, { recursive: true, force: true });
    writeFileSync(quarantine, 'a file where the folder was to be');
    await expect(
      run([header, row({ serial: 1 }), row({ serial: 2, price: 'x' })].join('\n')),
    ).rejects.toThrow(
      /^The report of refused rows cannot be written \(\w+\): nothing was changed\.$/,
    );
    rmSync(quarantine);
    expect(await active()).toEqual([]);
    expect(readdirSync(join(workFolder, 'spool'))).toEqual([]);
  });

  test('that failed is told in the list of runs and in the audit log, or in neither', async () => {
    const failed = {
      source: 'lost.csv',
      mapping: '',
      startedAt: new Date(),
      failure: 'It is lost.',
    };
    const nobody = null as unknown as string;
    await expect(recordFailure(desk.database, { ...failed, actor: nobody })).rejects.toThrow();
    expect(
      await rowsOf(desk.database, sql`select id from feed_runs where source = 'lost.csv'`),
    ).toEqual([]);
  });

  test('keeps nobody waiting: reads are answered all along, and see whole dealers only', async () => {
    const seen: number[] = [];
    let isRunning = true;
    const imported = run(threeDealers).finally(() => {
      isRunning = false;
    });
    while (isRunning) {
      const [row] = await rowsOf<{ cars: number }>(
        desk.database,
        sql`select count(*)::int as cars from listings`,
      );
      seen.push(row?.cars ?? 0);
      // The embedded database answers in the same turn: the import is to have its own.
      await nextTurn();
    }
    expect(await imported).toMatchObject({ added: 4500 });
    expect(seen.filter((cars) => cars % carsOfDealer !== 0)).toEqual([]);
    // The embedded database has one connection: a read waits for the dealers that are being written, and no longer.
    expect(seen.length).toBeGreaterThan(name === 'PostgreSQL' ? 10 : 1);
  });

  test('that fails on its way says in one sentence what was applied, and the next goes on', async () => {
    let batches = 0;
    const requireSpace = async () => {
      batches += 1;
      if (batches === 4) throw new DiskFull('The disk has 3 MB left.');
    };
    await expect(run(threeDealers, { requireSpace })).rejects.toThrow(
      'The import stopped: The disk has 3 MB left. 3,000 of 4,500 cars were applied, whole dealers each: 3,000 added, 0 changed, 0 gone. Import the same file again to go on.',
    );
    expect(await active()).toHaveLength(3000);
    expect(readdirSync(join(workFolder, 'spool'))).toEqual([]);
    expect(await run(threeDealers)).toMatchObject({ added: 1500, unchanged: 3000 });
  });

  test('that the database refuses is told without the statement and its cars', async () => {
    await desk.database.execute(
      sql`alter table listings add constraint no_such_car check (vin <> ${sql.raw(`'${vin(2)}'`)})`,
    );
    const failed = run([header, row({ serial: 1 }), row({ serial: 2 })].join('\n')).catch(
      (error: Error) => error.message,
    );
    expect(await failed).toBe(
      'The import stopped: new row for relation "listings" violates check constraint "no_such_car". Nothing was changed. Import the same file again to go on.',
    );
    await desk.database.execute(sql`alter table listings drop constraint no_such_car`);
  });

  test('whose first question to the database fails says that nothing was changed', async () => {
    vi.spyOn(desk.database, 'execute').mockRejectedValueOnce(new Error('it is away'));
    await expect(run([header, row({ serial: 1 })].join('\n'))).rejects.toThrow(
      'The import stopped: it is away. Nothing was changed. Import the same file again to go on.',
    );
  });

  test('whose file cannot be kept is recorded all the same, and says why it is not', async () => {
    const stock = serials(5).map((serial) => row({ serial }));
    await run([header, ...stock].join('\n'));
    const keepFile = async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const { runId, held } = await run([header, ...stock.slice(3)].join('\n'), { keepFile });
    expect(held).toHaveLength(1);
    expect(
      await rowsOf(desk.database, sql`select file from feed_runs where id = ${runId}`),
    ).toEqual([{ file: null }]);
    const [entry] = await readAudit(desk.database, {
      actor: null,
      act: 'feed.import',
      text: null,
      before: null,
      limit: 1,
    });
    expect(entry?.reason).toBe('The file of held dealers could not be kept (ENOSPC).');
  });

  test('of one file twice at once ends well both times', async () => {
    const [one, other] = await Promise.all([run(threeDealers), run(threeDealers)]);
    expect(one.added + other.added).toBe(4500);
    expect(one.unchanged + other.unchanged).toBe(4500);
    expect(await active()).toHaveLength(4500);
  });

  test.each([
    ['it reads', 1, 'The import was cancelled: nothing was changed.'],
    ['it writes', 2, 'The import stopped: it was cancelled. Nothing was changed.'],
  ])('that is cancelled while %s ends, and says so', async (_stage, cancelledAt, sentence) => {
    const cancelling = new AbortController();
    const { signal } = cancelling;
    let looks = 0;
    const requireSpace = async () => {
      looks += 1;
      if (looks === cancelledAt) cancelling.abort();
    };
    await expect(run(threeDealers, { signal, requireSpace })).rejects.toThrow(sentence);
    expect(await active()).toEqual([]);
  });
});

const [, openServer] = engines.find(([name]) => name === 'PostgreSQL') ?? [];

describe.skipIf(openServer === undefined)(
  'a PostgreSQL that is away while cars are written',
  () => {
    const desk = openImportDesk(openServer ?? (() => Promise.reject(new Error('No server.'))));
    const run = () => desk.run(threeDealers);
    const numberOf = async (query: SQL) =>
      (await rowsOf<{ count: number }>(desk.database, query))[0]?.count ?? 0;
    const countCars = () => numberOf(sql`select count(*)::int as count from listings`);
    const countWaiting = () =>
      numberOf(sql`select count(*)::int as count from pg_locks
      where relation = 'listings'::regclass and not granted`);

    /** Has an import write while `listings` lets nobody write, until `then` is over. */
    async function whileWriting(then: (held: Pick<Database, 'execute'>) => Promise<unknown>) {
      const written = await desk.database.transaction(async (held) => {
        await held.execute(sql`lock table listings in share mode`);
        const imported = run().then(
          (summary) => ({ summary, failure: null }),
          (error: Error) => ({ summary: null, failure: error.message }),
        );
        while ((await countWaiting()) === 0);
        await then(held);
        return { imported };
      });
      return written.imported;
    }

    test('and hangs: reads go on, and the import when it is back', async () => {
      const { summary } = await whileWriting(async () => expect(await countCars()).toBe(0));
      expect(summary).toMatchObject({ rows: 4500, added: 4500 });
      expect(await countCars()).toBe(4500);
    });

    test('and starts anew: one sentence says what was written, and the same file goes on', async () => {
      const { failure } = await whileWriting((held) =>
        held.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
      );
      expect(failure).toMatch(
        /^The import stopped: [^\n]+\. Nothing was changed\. Import the same file again to go on\.$/,
      );
      expect(await countCars()).toBe(0);
      expect(readdirSync(join(desk.workFolder, 'spool'))).toEqual([]);
      expect(await run()).toMatchObject({ added: 4500 });
    });
  },
);
