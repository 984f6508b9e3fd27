import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../apps/server/src/platform/database/database.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { startPostgres } from '../../apps/server/test/postgres-server.ts';
import type { Car } from '../import/csv-lines.ts';
import { canonicalAddresses } from '../pages/ask-pages.ts';
import { ofReport, readOptions } from '../read-options.ts';
import { quantile } from '../search/samples.ts';
import { BenchClient } from '../server/bench-client.ts';
import { startServer } from '../server/running-server.ts';
import { describeRun } from '../write-section.ts';
import { fallIn, importCars, marketOf, searchesLike } from './fallen-market.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import type { Measured } from './measured.ts';
import { subscribeAll } from './subscriptions.ts';

const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
/** What has not arrived by then is counted as missing. */
const patienceMs = 300_000;

/**
 * Nobody is told anything at night, so the server's clock stands where it was when it was last early afternoon in
 * the middle of the country.
 */
const afternoon = {
  CLOCK_BEHIND_MS: String((Date.now() - Date.UTC(2026, 0, 1, 19)) % 86_400_000),
  NODE_OPTIONS: `--import=${new URL('clock-behind.ts', import.meta.url)}`,
};

/** One page is begun every so often, whether the one before has come or not. */
const pageEveryMs = 250;

/** Pages that shoppers ask for meanwhile. */
const searches = [
  '/cars-for-sale/all-cars/toyota/atlanta-ga?zip=30303',
  '/cars-for-sale/all-cars/ford/f150',
  '/cars-for-sale/all-cars?vehicleStyleCode=SUVCROSS&maxPrice=30000&zip=60601',
  '/cars-for-sale/all-cars/honda/civic?sortBy=derivedpriceASC',
];

/** An import, and what pages took from its first row until there was nothing left to tell. */
interface Round {
  readonly importSeconds: number;
  readonly pages: readonly number[];
}

/**
 * From a price that falls in an imported file to the message in the server of mails: a marketplace as
 * operators run it, on PostgreSQL, with many cars and subscriptions to searches like those of shoppers. The same
 * import runs first while nobody has subscribed: what pages take then is what they are held against.
 */
export async function measureArrival(args: string[]): Promise<Measured> {
  const { cars, subscriptions, changes, note, write } = parseArrival(args);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Arrival needs the binaries of PostgreSQL.');
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-arrival-'));
  const { database, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const stock = marketOf(cars, today);
  await importCars(database, folder, stock, yesterday);
  const sink = await startMailSink();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO_LISTINGS: '0',
    SMTP_URL: sink.url,
    MAIL_FROM: 'hello@cars.example',
    PUBLIC_URL: 'https://cars.example',
    ...afternoon,
    // Each page is rendered: a cached one would hide what rendering takes.
    PAGE_CACHE_SECONDS: '0',
  });
  const bench = { database, folder, url: server.url };
  // The first look at the log notes where it stands.
  await pause(5000);
  const alone = await importBesidePages(bench, fallIn(stock, changes, 1));
  await subscribeAll(database, searchesLike(stock, subscriptions));
  const after = await lastChange(database);
  const told = await importBesidePages(bench, fallIn(stock, changes, 2));
  const rows = await readRows(database, after);
  await server.stop();
  await sink.stop();
  await close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  const command = `npm run bench:alerts -- arrival --cars ${cars} --subscriptions ${subscriptions} --changes ${changes}`;
  const report = [
    describeRun(command, note),
    '',
    ...judge(rows, sink, told.importSeconds),
    '',
    ...comparePages(alone, told),
  ];
  return { report: report.join('\n'), write };
}

function parseArrival(args: string[]) {
  return readOptions(
    {
      cars: 100_000,
      subscriptions: 20_000,
      changes: 2000,
      ...ofReport,
    },
    args,
  );
}

async function importBesidePages(
  { database, folder, url }: { database: Database; folder: string; url: string },
  stock: readonly Car[],
): Promise<Round> {
  const addresses = await canonicalAddresses(url, searches);
  const pages: number[] = [];
  const client = new BenchClient(url, 20);
  const asked: Promise<void>[] = [];
  const asking = setInterval(() => {
    const page = client.exchange(addresses[asked.length % addresses.length] ?? '', 'gzip');
    asked.push(page.then(({ milliseconds }) => void pages.push(milliseconds)));
  }, pageEveryMs);
  const began = performance.now();
  await importCars(database, folder, stock, today);
  const importSeconds = (performance.now() - began) / 1000;
  await untilTold(database);
  clearInterval(asking);
  await Promise.all(asked);
  client.close();
  return { importSeconds, pages };
}

async function lastChange(database: Database): Promise<number> {
  const [row] = await rowsOf<{ last: string }>(
    database,
    sql`select max(sequence) as last from listing_change`,
  );
  return Number(row?.last);
}

/** Waits until nothing of what was found is left to send. */
async function untilTold(database: Database): Promise<void> {
  const until = performance.now() + patienceMs;
  for (let still = 0; still < 10 && performance.now() < until; ) {
    await pause(1000);
    const [row] = await rowsOf<{ waiting: string }>(
      database,
      sql`select (select count(*) from alert_news where collected_at is null)
            + (select count(*) from alert_messages where outcome is null)
            + (select max(sequence) from listing_change) - (select position from alert_progress) as waiting`,
    );
    still = Number(row?.waiting) === 0 ? still + 1 : 0;
  }
}

interface MessageRow {
  readonly id: string;
  readonly news: number;
  /** Milliseconds since 1970 at which the first of its changes began to be committed. */
  readonly changedAt: number;
}

async function readRows(database: Database, after: number): Promise<MessageRow[]> {
  const rows = await rowsOf<Record<keyof MessageRow, string | null>>(
    database,
    sql`select alert_messages.id, count(*) as news,
          extract(epoch from min(recorded_at)) * 1000 as "changedAt"
        from alert_messages, json_array_elements(news) as one
          join listing_change on kind = 'listing' and sequence > ${after}
            and subject_id = (one ->> 'listingId')::bigint
        group by alert_messages.id`,
  );
  return rows.map(({ id, news, changedAt }) => ({
    id: id ?? '',
    news: Number(news),
    changedAt: Number(changedAt),
  }));
}

function judge(rows: readonly MessageRow[], sink: MailSink, importSeconds: number): string[] {
  const seconds = rows.flatMap(({ id, changedAt }) => {
    const [arrived] = sink.arrivals.get(`<alert-${id}@cars.example>`) ?? [];
    return arrived === undefined ? [] : [(arrived - changedAt) / 1000];
  });
  const figure = (share: number) => quantile(seconds, share).toFixed(1);
  const news = rows.reduce((sum, row) => sum + row.news, 0);
  return [
    `The import took ${importSeconds.toFixed(1)} s; ${news.toLocaleString('en-US')} pieces of news went out in ${rows.length.toLocaleString('en-US')} messages, of which ${seconds.length.toLocaleString('en-US')} arrived, by a clock of the early afternoon. Ten seconds of each are the wait for other news of the same search.`,
    '',
    '| s | p50 | p95 | p99 | most |',
    '|---|---:|---:|---:|---:|',
    `| from the change to the message | ${[0.5, 0.95, 0.99, 1].map(figure).join(' | ')} |`,
  ];
}

function comparePages(alone: Round, told: Round): string[] {
  const rowOf = (name: string, { pages }: Round) =>
    `| ${name} | ${pages.length} | ${[0.5, 0.95, 0.99].map((share) => quantile(pages, share).toFixed(1)).join(' | ')} |`;
  return [
    '| four results pages a second, each rendered, ms | pages | p50 | p95 | p99 |',
    '|---|---:|---:|---:|---:|',
    rowOf('during the same import, nobody subscribed', alone),
    rowOf('during the import, its matching and its mails', told),
  ];
}
