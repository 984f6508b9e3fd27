/**
 * A process whose market changes all the time, until it is killed: `changing-market.ts <snapshot>
 * <database>`. It says how many changes it has committed, a line for each.
 */
import { flushCompileCache } from 'node:module';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { changeMarket, type MarketChange } from '../src/change-log/change-market.ts';
import { writeOwners } from '../src/dealers/write-owners.ts';
import { createLogger } from '../src/platform/logger.ts';
import { startSearchIndex } from '../src/search-index/search-index.ts';
import { takeOffMarket, writeListings } from '../src/vehicles/write-listings.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 250, seed: 13, today })];

const [snapshotPath = '', connectionString = ''] = process.argv.slice(2);
const database = drizzle({ client: new Pool({ connectionString }) });
await startSearchIndex({
  database,
  logger: createLogger('warn'),
  today,
  workers: 0,
  snapshotPath,
  // Stores and merges all the time, so that a kill finds it in the middle of either.
  pace: { changes: 1, milliseconds: 0 },
  limits: { maxPendingCars: 100, maxFreshCars: 10 },
});
// It is killed, and writes nothing at its end: the next is to find compiled what this one did.
flushCompileCache();

function pick<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

const repriced = (listing: Listing): Listing => ({
  ...listing,
  salePrice: 5000 + Math.floor(Math.random() * 60_000),
  stockNumber: `S${Math.floor(Math.random() * 1e9)}`,
});

async function changeSomething(change: MarketChange): Promise<void> {
  const { owner, listings } = pick(stock);
  const dice = Math.random();
  const moves = { ...owner, state: pick(stock).owner.state, phone: `555-${Math.random()}` };
  await writeOwners(change, [dice < 0.2 ? moves : owner]);
  if (dice < 0.5 && listings.length > 0) await takeOffMarket(change, [pick(listings).id]);
  else await writeListings(change, listings.map(repriced));
}

for (let committed = 1; ; committed += 1) {
  await changeMarket(database, changeSomething);
  process.stdout.write(`${committed}\n`);
}
