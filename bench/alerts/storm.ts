import { setTimeout as pause } from 'node:timers/promises';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { sql } from 'drizzle-orm';
import { changeMarket } from '../../apps/server/src/change-log/change-market.ts';
import { writeOwners } from '../../apps/server/src/dealers/write-owners.ts';
import { type Database, rowsOf } from '../../apps/server/src/platform/database/database.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { writeListings } from '../../apps/server/src/vehicles/write-listings.ts';
import { startPostgres } from '../../apps/server/test/postgres-server.ts';
import { ofReport, readOptions } from '../read-options.ts';
import { describeRun } from '../write-section.ts';
import { type KilledProcesses, startBoth } from './killed-processes.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import type { Measured } from './measured.ts';
import { subscribeAll, subscriber } from './subscriptions.ts';

const today = new Date().toISOString().slice(0, 10);
/** Model years and prices of a thousand dollars: a car and a search have one of each in common. */
const years = 25;
const prices = 20;
/** A job of a process that was killed is taken up after so long. */
const jobSeconds = 15;
/** What is due has arrived long before, or never does. */
const patienceMs = 300_000;

interface Storm {
  readonly kills: number;
  readonly changes: number;
  readonly subscriptions: number;
}

/**
 * Cars fall in price while one of the two processes that tell of it is killed again and again. Each subscriber
 * has a model year and a price, and is to be told once of every car that comes to have both.
 */
export async function weatherStorm(args: string[]): Promise<Measured> {
  const { note, write, ...storm } = parseStorm(args);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('The storm needs the binaries of PostgreSQL.');
  const open = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const sink = await startMailSink();
  const cars = await fill(open.database, storm);
  const began = performance.now();
  const told = [postgres.url, sink.url, String(Date.now()), String(jobSeconds)];
  const processes = await startBoth(told);
  await changeAndKill(open.database, cars, storm, processes);
  const due = dueOf(cars, storm);
  await untilTold(open.database, due.size);
  const seconds = Math.round((performance.now() - began) / 1000);
  await processes.end();
  const rows = judge(due, await readTold(open.database), sink.arrivals);
  await sink.stop();
  await open.close();
  postgres.stop();
  const { kills, changes, subscriptions } = storm;
  const report = [
    describeRun(`npm run bench:alerts -- storm --kills ${kills}`, note),
    '',
    '| | |',
    '|---|---:|',
    rowOf(['kills (`kill -9`) of one of two processes', kills]),
    rowOf(['changes', changes]),
    rowOf(['subscriptions', subscriptions]),
    ...rows.map(rowOf),
    rowOf(['seconds from the first change to the last message', seconds]),
  ].join('\n');
  return { report, write };
}

function parseStorm(args: string[]): Storm & Omit<Measured, 'report'> & { note?: string } {
  const { note, ...options } = readOptions(
    {
      kills: 100,
      changes: 5000,
      subscriptions: 2000,
      ...ofReport,
    },
    args,
  );
  return { ...options, ...(note !== undefined && { note }) };
}

type Row = readonly [name: string, figure: number];
const rowOf = ([name, figure]: Row) => `| ${name} | ${figure.toLocaleString('en-US')} |`;

/** Holds what was told, and what arrived, against what was due. */
function judge(
  due: ReadonlySet<string>,
  told: readonly Told[],
  arrivals: MailSink['arrivals'],
): Row[] {
  const pairs = told.map(({ recipient, car }) => `${recipient} ${car}`);
  const toldOnce = new Set(pairs);
  const ids = new Set(told.map(({ id }) => `<alert-${id}@cars.example>`));
  const arrived = [...arrivals];
  return [
    ['pieces of news due: a subscriber and a car', due.size],
    ['told', pairs.length],
    ['told twice', pairs.length - toldOnce.size],
    ['missing', [...due].filter((pair) => !toldOnce.has(pair)).length],
    ['told and not due', pairs.filter((pair) => !due.has(pair)).length],
    ['messages that they came in', ids.size],
    ['of those never at the server of mails', [...ids].filter((id) => !arrivals.has(id)).length],
    ['at the server and not noted as sent', arrived.filter(([id]) => !ids.has(id)).length],
    [
      'handed over again under the same `Message-ID`, after a kill between the server’s word and our note',
      arrived.filter(([, times]) => times.length > 1).length,
    ],
  ];
}

/** What a car and the searches for it have in common; neighbours are alike, and come in one message. */
const kindOfCar = (place: number) => Math.floor(place / 5) % (years * prices);
const yearOf = (kind: number) => 2000 + (kind % years);
const priceOf = (kind: number) => 10_000 + 1000 * (Math.floor(kind / years) % prices);

async function fill(database: Database, { changes, subscriptions }: Storm): Promise<Listing[]> {
  const [seller] = generateDemoInventory({ listings: 40, seed: 9, today });
  const car = seller?.listings.find(({ listingType }) => listingType === 'USED');
  if (!seller || !car) throw new Error('There are too few demo cars.');
  const cars = Array.from({ length: changes }, (_, place): Listing => {
    const kind = kindOfCar(place);
    const price = priceOf(kind) + 2000;
    return {
      ...car,
      id: place + 1,
      salePrice: price,
      year: yearOf(kind),
      vin: `1HGCM82633A${String(place).padStart(6, '0')}`,
      priceHistory: [{ on: '2026-11-01', price }],
    };
  });
  await changeMarket(database, async (change) => {
    await writeOwners(change, [seller.owner]);
    await writeListings(change, cars);
  });
  const searches = Array.from({ length: subscriptions }, (_, place) => ({
    startYear: [String(yearOf(place))],
    endYear: [String(yearOf(place))],
    minPrice: [String(priceOf(place))],
    maxPrice: [String(priceOf(place) + 999)],
    searchRadius: ['0'],
  }));
  await subscribeAll(database, searches);
  // Nothing before now is news.
  await database.execute(sql`insert into alert_progress (id, position)
    select 1, max(sequence) from listing_change`);
  return cars;
}

function dueOf(cars: readonly Listing[], { subscriptions }: Storm): Set<string> {
  const due = new Set<string>();
  for (const [place, { id }] of cars.entries())
    for (let whose = kindOfCar(place); whose < subscriptions; whose += years * prices)
      due.add(`mail:${subscriber(whose)} ${id}`);
  return due;
}

/** As an import does, one commit a car, spread over the time between two kills. */
async function changeAndKill(
  database: Database,
  cars: readonly Listing[],
  { kills }: Storm,
  processes: KilledProcesses,
): Promise<void> {
  const wave = Math.ceil(cars.length / kills);
  for (let kill = 0; kill < kills; kill += 1) {
    const changing = fall(database, cars.slice(kill * wave, (kill + 1) * wave));
    // In the middle of looking, of collecting and of sending.
    await pause(Math.random() * 1500);
    await Promise.all([processes.killOne(), changing]);
    if ((kill + 1) % 10 === 0) process.stderr.write(`${kill + 1} kills\n`);
  }
}

async function fall(database: Database, cars: readonly Listing[]): Promise<void> {
  for (const car of cars) {
    const price = (car.salePrice ?? 0) - 1500;
    const priceHistory = [...car.priceHistory, { on: today, price }];
    await changeMarket(database, (change) =>
      writeListings(change, [{ ...car, salePrice: price, priceHistory }]),
    );
  }
}

interface Told {
  readonly id: string;
  readonly recipient: string;
  readonly car: number;
}

const readTold = (database: Database): Promise<Told[]> =>
  rowsOf(
    database,
    sql`select id, recipient, (one ->> 'listingId')::int as car
        from alert_messages, json_array_elements(news) as one where outcome = 'sent'`,
  );

/** Waits until nothing is left to send, or for so long that what is missing never comes. */
async function untilTold(database: Database, due: number): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const [row] = await rowsOf<{ waiting: string; found: string }>(
      database,
      sql`select (select count(*) from alert_news) as found,
            (select count(*) from alert_news where collected_at is null)
              + (select count(*) from alert_messages where outcome is null) as waiting`,
    );
    if (Number(row?.found) >= due && Number(row?.waiting) === 0) return;
    await pause(1000);
  }
}
