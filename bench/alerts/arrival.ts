import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { openFeedFile } from '../../apps/server/src/feeds/file/open-source.ts';
import { importFeed } from '../../apps/server/src/feeds/import-feed.ts';
import { type Database, rowsOf } from '../../apps/server/src/platform/database/database.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { startPostgres } from '../../apps/server/test/postgres-server.ts';
import { type Car, csvLines } from '../import/csv-lines.ts';
import { quantile } from '../search/samples.ts';
import { startServer } from '../server/running-server.ts';
import { describeRun } from '../write-section.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import type { Measured } from './measured.ts';
import { type Parameters, subscribeAll } from './subscriptions.ts';

const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
/** What has not arrived by then is counted as missing. */
const patienceMs = 300_000;

/**
 * From a price that falls in an imported file to the message in the server of mails: a marketplace as
 * operators run it, on PostgreSQL, with many cars and subscriptions to searches like those of shoppers.
 */
export async function measureArrival(args: string[]): Promise<Measured> {
  const { values } = parseArgs({
    args,
    options: {
      cars: { type: 'string', default: '100000' },
      subscriptions: { type: 'string', default: '20000' },
      changes: { type: 'string', default: '2000' },
      note: { type: 'string' },
      write: { type: 'string' },
    },
  });
  const [cars, subscriptions] = [Number(values.cars), Number(values.subscriptions)];
  const changes = Number(values.changes);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('Arrival needs the binaries of PostgreSQL.');
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-arrival-'));
  const { database, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const stock = marketOf(cars);
  await importCars(database, folder, stock, yesterday);
  await subscribeAll(database, searchesLike(stock, subscriptions));
  const sink = await startMailSink();
  const server = await startServer({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO_LISTINGS: '0' },
    ...{ SMTP_URL: sink.url, MAIL_FROM: 'hello@cars.example', PUBLIC_URL: 'https://cars.example' },
  });
  const [position] = await rowsOf<{ last: string }>(
    database,
    sql`select max(sequence) as last from listing_change`,
  );
  // The first look at the log notes where it stands.
  await pause(5000);
  const began = performance.now();
  await importCars(database, folder, fallIn(stock, changes), today);
  const importSeconds = (performance.now() - began) / 1000;
  await untilTold(database);
  const rows = await readRows(database, Number(position?.last));
  await server.stop();
  await sink.stop();
  await close();
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  const command = `npm run bench:alerts -- arrival --cars ${cars} --subscriptions ${subscriptions} --changes ${changes}`;
  return {
    report: [describeRun(command, values.note), '', ...judge(rows, sink, importSeconds)].join('\n'),
    write: values.write,
  };
}

function marketOf(count: number): Car[] {
  const cars = [...generateDemoInventory({ listings: count, seed: 1, today })].flatMap(
    ({ owner, listings }) => listings.map((listing) => ({ listing, owner })),
  );
  return cars.filter(({ listing }) => listing.salePrice !== null);
}

/** Each for a model up to a price, within 50 miles. */
function searchesLike(stock: readonly Car[], count: number): Parameters[] {
  return Array.from({ length: count }, (_, place) => {
    const { listing, owner } = carAt(stock, place * 7919);
    const price = Math.ceil((listing.salePrice ?? 0) / 5000) * 5000;
    return {
      ...{ makeCode: [listing.makeCode], modelCode: [listing.modelCode] },
      ...{ maxPrice: [String(price)], zip: [owner.zip], searchRadius: ['50'] },
    };
  });
}

/** Every so manyth car costs a tenth less. */
function fallIn(stock: readonly Car[], changes: number): Car[] {
  const step = Math.floor(stock.length / changes);
  const fallen = (listing: Listing): Listing => ({
    ...listing,
    salePrice: Math.round((listing.salePrice ?? 0) * 0.9),
  });
  return stock.map((car, place) =>
    place % step === 0 && place / step < changes ? { ...car, listing: fallen(car.listing) } : car,
  );
}

function carAt(stock: readonly Car[], place: number): Car {
  const car = stock[place % stock.length];
  if (!car) throw new Error('There are no cars.');
  return car;
}

async function importCars(
  database: Database,
  folder: string,
  stock: readonly Car[],
  day: string,
): Promise<void> {
  const file = join(folder, 'inventory.csv');
  await pipeline(Readable.from(csvLines(stock)), createWriteStream(file));
  const options = { dryRun: false, allowRemoval: false, today: day, workFolder: folder };
  await importFeed(database, await openFeedFile(file), options, () => {});
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
  readonly outcome: string | null;
  readonly news: number;
  /** Milliseconds since 1970 at which the first of its changes began to be committed. */
  readonly changedAt: number;
}

async function readRows(database: Database, after: number): Promise<MessageRow[]> {
  const rows = await rowsOf<Record<keyof MessageRow, string | null>>(
    database,
    sql`select alert_messages.id, outcome, count(*) as news,
          extract(epoch from min(recorded_at)) * 1000 as "changedAt"
        from alert_messages, json_array_elements(news) as one
          join listing_change on kind = 'listing' and sequence > ${after}
            and subject_id = (one ->> 'listingId')::bigint
        group by alert_messages.id`,
  );
  return rows.map(({ id, outcome, news, changedAt }) => ({
    ...{ id: id ?? '', outcome, news: Number(news), changedAt: Number(changedAt) },
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
    `The import took ${importSeconds.toFixed(1)} s; ${news.toLocaleString('en-US')} pieces of news went out in ${rows.length.toLocaleString('en-US')} messages, of which ${seconds.length.toLocaleString('en-US')} arrived. Ten seconds of each are the wait for other news of the same search.`,
    '',
    '| s | p50 | p95 | p99 | most |',
    '|---|---:|---:|---:|---:|',
    `| from the change to the message | ${[0.5, 0.95, 0.99, 1].map(figure).join(' | ')} |`,
  ];
}
