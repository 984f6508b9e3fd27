import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Listing } from '@forecourt/domain/listing/listing';
import { withCheckDigit } from '@forecourt/domain/vehicle/vin';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readActiveListings } from '../../vehicles/read-listings.ts';
import { openFeedStream } from '../file/open-source.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportOptions } from '../import-options.ts';

/** The columns of the files that tests import. */
export const header =
  'vin,stock_number,year,make,model_trim,used_new,price,mileage,seller_type,seller_name,seller_street,state,zip';

/** VINs of Toyota's making for model year 2020. */
export const vin = (serial: number) =>
  withCheckDigit(`4T1B11HK0LU${String(serial).padStart(6, '0')}`);

export interface FeedRow {
  readonly serial: number;
  readonly price?: string;
  readonly zip?: string;
  readonly state?: string;
  readonly dealer?: string;
  readonly year?: number;
  readonly model?: string;
  readonly isPrivate?: boolean;
}

/** A line of a file. */
export function row({
  serial,
  price = '21500',
  zip = '30303',
  state = 'GA',
  dealer = 'Kestrel Toyota',
  year = 2020,
  model = 'Camry LE',
  isPrivate = false,
}: FeedRow): string {
  return `${vin(serial)},S${serial},${year},Toyota,${model},Used,${price},"41,200",${isPrivate ? 'Private' : 'Dealer'},${dealer},1 Main St,${state},${zip}`;
}

/** A database that files are imported into, empty before each test of the group that opens it. */
export function openImportDesk(open: () => Promise<OpenDatabase>) {
  const workFolder = mkdtempSync(join(tmpdir(), 'forecourt-import-'));
  const options: ImportOptions = {
    dryRun: false,
    allowRemoval: false,
    today: '2026-11-21',
    workFolder,
  };
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterEach(async () => {
    await opened.database.execute(
      sql`truncate owners, listings, listing_change, feed_runs, held_dealers cascade`,
    );
  });
  afterAll(async () => {
    await opened.close();
    rmSync(workFolder, { recursive: true, force: true });
  });
  return {
    workFolder,
    options,
    get database() {
      return opened.database;
    },
    run: async (
      content: string | Uint8Array,
      more: Partial<ImportOptions> = {},
      name = 'test.csv',
    ) => {
      const source = await openFeedStream(name, Readable.from([Buffer.from(content)]));
      return importFeed(opened.database, source, { ...options, ...more }, () => {});
    },
    /** The cars that are for sale, by their ids. */
    active: async () => {
      const listings: Listing[] = [];
      await readActiveListings(opened.database, (listing) => listings.push(listing));
      return listings.sort((a, b) => a.id - b.id);
    },
  };
}
