import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../test/databases.ts';
import { planOf } from '../../test/plan-of.ts';
import type { Database } from '../platform/database/database.ts';
import type { CarChange } from './changed-cars.ts';
import { findKeepers } from './interested.ts';

const sold = {
  kind: 'sold',
  listingId: 7,
  changedAt: '2026-11-22T12:00:00Z',
} as CarChange;

test.each(engines)('who saved a car that changes is found by the car, on %s', async (_, open) => {
  const { database, close } = await open();
  await database.execute(sql`
    insert into saved_cars (keeper, listing_id, saved_at)
    select 'visitor:' || id, id % 1000, '2026-11-01' from generate_series(1, 3000) as id`);
  const find = (asked: Database) => findKeepers(asked, [sold], 'atc');
  const recipients = (await find(database)).map(({ recipient }) => recipient).sort();
  expect(recipients).toEqual(['visitor:1007', 'visitor:2007', 'visitor:7']);
  expect(await planOf(database, find)).toContain('saved_cars_of_listing');
  await close();
});
