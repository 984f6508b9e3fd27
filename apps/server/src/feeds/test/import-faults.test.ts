import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Listing } from '@forecourt/domain/listing/listing';
import { withCheckDigit } from '@forecourt/domain/vehicle/vin';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { DiskFull } from '../../platform/disk-space.ts';
import { readActiveListings } from '../../vehicles/read-listings.ts';
import { openFeedStream } from '../file/open-source.ts';
import { type ImportOptions, importFeed } from '../import-feed.ts';

const workFolder = mkdtempSync(join(tmpdir(), 'forecourt-faults-'));
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

const options: ImportOptions = {
  dryRun: false,
  allowRemoval: false,
  today: '2026-11-21',
  workFolder,
};

const header =
  'vin,stock_number,year,make,model_trim,used_new,price,mileage,seller_type,seller_name,seller_street,state,zip';
const vin = (serial: number) => withCheckDigit(`4T1B11HK0LU${String(serial).padStart(6, '0')}`);
const row = (serial: number, dealer = 'Kestrel Toyota') =>
  `${vin(serial)},S${serial},2020,Toyota,Camry LE,Used,21500,"41,200",Dealer,${dealer},1 Main St,GA,30303`;
const serials = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Large enough that each dealer is a transaction of its own. */
const carsOfDealer = 1500;
const threeDealers = [
  header,
  ...serials(3 * carsOfDealer).map((serial) =>
    row(serial, `Dealer ${Math.ceil(serial / carsOfDealer)}`),
  ),
].join('\n');

describe.each(engines)('an import into the %s', (_name, open) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterEach(async () => {
    await opened.database.execute(
      sql`truncate owners, listings, listing_change, feed_runs, held_dealers cascade`,
    );
  });
  afterAll(() => opened.close());

  const run = async (content: string, more: Partial<ImportOptions> = {}) => {
    const source = await openFeedStream('test.csv', Readable.from([Buffer.from(content)]));
    return importFeed(opened.database, source, { ...options, ...more }, () => {});
  };
  async function active() {
    const listings: Listing[] = [];
    await readActiveListings(opened.database, (listing) => listings.push(listing));
    return listings;
  }

  test('reads every row, whichever way its line ends', async () => {
    const rows = serials(9).map((serial) => row(serial));
    await run([header, ...rows, ''].join('\n'));
    const ends = ['\r\n', '\n', '\r'];
    const mixed = [header, ...rows].map((line, place) => line + ends[place % ends.length]).join('');
    expect(await run(mixed)).toMatchObject({ rows: 9, unchanged: 9, removed: 0, refused: 0 });
  });

  test('that the disk has no room for says so before it reads', async () => {
    const requireSpace = () => Promise.reject(new DiskFull('The disk has 3 MB left.'));
    await expect(run(threeDealers, { requireSpace })).rejects.toThrow('The disk has 3 MB left.');
    expect(await active()).toEqual([]);
  });

  test('that fails on its way says in one sentence what was applied, and the next goes on', async () => {
    let batches = 0;
    const requireSpace = async () => {
      batches += 1;
      if (batches === 4) throw new DiskFull('The disk has 3 MB left.');
    };
    await expect(run(threeDealers, { requireSpace })).rejects.toThrow(
      'The import stopped: The disk has 3 MB left. 3,000 of 4,500 cars were applied, whole dealers each: 3,000 added, 0 changed, 0 sold. Import the same file again to go on.',
    );
    expect(await active()).toHaveLength(3000);
    expect(readdirSync(join(workFolder, 'spool'))).toEqual([]);
    expect(await run(threeDealers)).toMatchObject({ added: 1500, unchanged: 3000 });
  });

  test('that the database refuses is told without the statement and its cars', async () => {
    await opened.database.execute(
      sql`alter table listings add constraint no_such_car check (vin <> ${sql.raw(`'${vin(2)}'`)})`,
    );
    const failed = run([header, row(1), row(2)].join('\n')).catch((error: Error) => error.message);
    expect(await failed).toBe(
      'The import stopped: new row for relation "listings" violates check constraint "no_such_car". Nothing was changed. Import the same file again to go on.',
    );
    await opened.database.execute(sql`alter table listings drop constraint no_such_car`);
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
