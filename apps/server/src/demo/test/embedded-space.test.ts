import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeMigrated } from '../../../test/databases.ts';
import { changeMarket } from '../../change-log/change-market.ts';
import { writeOwners } from '../../dealers/write-owners.ts';
import { type OpenDatabase, rowsOf } from '../../platform/database/database.ts';
import { EmbeddedClient } from '../../platform/database/embedded-client.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { writeListings } from '../../vehicles/write-listings.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-space-'));
const stock = [...generateDemoInventory({ listings: 600, seed: 4, today: '2026-11-21' })];
const cars = stock.flatMap(({ listings }) => listings);

let opened: OpenDatabase;
const open = () => openDatabase({ databaseUrl: undefined, dataDir: folder });
const writeAll = () =>
  changeMarket(opened.database, async (change) => {
    const owners = stock.map(({ owner }) => owner);
    await writeOwners(change, owners);
    await writeListings(change, cars);
  });

/** In pages; of a clean one all rows are to be seen by everybody. */
async function sizeOfListings(): Promise<{ pages: number; clean: number }> {
  const [size] = await rowsOf<{ pages: number; clean: number }>(
    opened.database,
    sql`select pg_relation_size(oid)::int / 8192 as pages, relallvisible as clean
        from pg_class where relname = 'listings'`,
  );
  if (!size) throw new Error('there is no table of listings');
  return size;
}

beforeAll(async () => {
  await placeMigrated(folder);
  opened = await open();
  await writeAll();
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test('cars that change again and again take no more than twice their space', async () => {
  const { pages } = await sizeOfListings();
  for (let round = 0; round < 6; round += 1) await writeAll();
  expect((await sizeOfListings()).pages).toBeLessThan(2.5 * pages);
});

test('space that was not freed when a process ended is freed by the next', async () => {
  await opened.close();
  const ending = new EmbeddedClient(join(folder, 'database'));
  await ending.exec('update listings set updated_at = now()');
  await ending.close();
  opened = await open();
  const { pages, clean } = await sizeOfListings();
  expect(clean).toBe(pages);
});
