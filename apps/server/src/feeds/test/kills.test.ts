import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Listing } from '@forecourt/domain/listing/listing';
import { filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import type { ListingCard, SearchRequest } from '@forecourt/domain/search/search-engine';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, expect, inject, test } from 'vitest';
import { createMigrated } from '../../../test/databases.ts';
import { readAllOwners } from '../../dealers/read-owners.ts';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createLogger } from '../../platform/logger.ts';
import { startSearchIndex } from '../../search-index/search-index.ts';
import { readActiveListings } from '../../vehicles/read-listings.ts';

const url = inject('postgresUrl');
/** A few, since each is a process that starts; `KILLS=20` for a whole run. */
const kills = Number(process.env.KILLS ?? 3);

const today = '2026-11-21';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ratings depend on when merges were, so all but them is compared. */
const everything: SearchRequest = {
  filter: { values: {} },
  sort: 'derivedpriceASC',
  offset: 0,
  limit: 1000,
  facets: filterGroupKeys.filter((key) => key !== 'dealType'),
  histograms: true,
  stats: true,
};
const withoutDeal = ({ deal: _deal, ...card }: ListingCard) => card;

const snapshotPath = join(folder, 'search-index');

/** Lets a process change the market until it has committed so much, or this long, and kills it. */
async function changeUntilKilled(
  databaseUrl: string,
  until: { readonly commits: number } | { readonly milliseconds: number },
): Promise<void> {
  const program = fileURLToPath(new URL('../../../test/changing-market.ts', import.meta.url));
  const child = spawn(process.execPath, [program, snapshotPath, databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', (_code, signal) => resolve(signal)));
  if ('milliseconds' in until) setTimeout(() => child.kill('SIGKILL'), until.milliseconds);
  for await (const line of createInterface({ input: child.stdout })) {
    if ('commits' in until && Number(line) >= until.commits) child.kill('SIGKILL');
  }
  expect(await ended).toBe('SIGKILL');
}

/** What the next start would have, beside what the database says. @returns whether it was restored */
async function compareWithDatabase(database: Database): Promise<boolean> {
  const copy = join(folder, 'copy');
  if (existsSync(snapshotPath)) copyFileSync(snapshotPath, copy);
  let restored = false;
  const logger = {
    ...createLogger('silent'),
    info: (_message: string, facts: Record<string, unknown> = {}) => {
      restored ||= facts.restored === true;
    },
    warn: (message: string, facts = {}) => expect.unreachable(message + JSON.stringify(facts)),
  };
  const index = await startSearchIndex({ database, logger, today, workers: 0, snapshotPath: copy });
  const listings: Listing[] = [];
  await readActiveListings(database, (listing) => listings.push(listing));
  const owners = await readAllOwners(database);
  const expected = createVehicleSearchEngine({ owners, listings, today });
  const found = await index.engine.search(everything);
  const wanted = expected.search(everything);
  const toPlain = ({ hits, facets, ...totals }: typeof found) => ({
    ...totals,
    facets: [...facets].map(([group, counts]) => [group, new Map(counts)]),
    hits: hits.map(({ card, owner }) => [withoutDeal(card), owner]),
  });
  expect(toPlain(found)).toEqual(toPlain(wanted));
  await index.stop();
  rmSync(copy, { force: true });
  return restored;
}

/**
 * On PostgreSQL, which outlives the process, as in production, and takes no time to open. (The embedded
 * database comes back from a kill as well, but each opening of it takes seconds.)
 */
test.skipIf(url === null)(
  'the index of a process that is killed while its market changes is as the database says',
  async () => {
    const databaseUrl = await createMigrated(url ?? '');
    const { database, close } = await openDatabase({ databaseUrl, dataDir: '' });
    rmSync(snapshotPath, { force: true });
    let restored = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      // Every fourth is killed on its way up.
      const until =
        kill % 4 === 3
          ? { milliseconds: 1000 * Math.random() }
          : { commits: 1 + Math.random() * 20 };
      await changeUntilKilled(databaseUrl, until);
      restored += Number(await compareWithDatabase(database));
    }
    await close();
    if (kills >= 10) expect(restored).toBeGreaterThan(kills / 4);
  },
  30_000 * kills,
);
