import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../test/databases.ts';
import { planOf } from '../../test/plan-of.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { CarChange } from './changed-cars.ts';
import { forgetUntoldSales } from './follow-changes.ts';

const back = { kind: 'back', listingId: 7 } as CarChange;

test.each(engines)('sales of cars that are back are found by the car, on %s', async (_, open) => {
  const { database, close } = await open();
  await database.execute(sql`
    insert into alert_news (recipient, source, brand, listing_id, kind, day, due_at, collected_at)
    select 'visitor:' || id, 'cars', 'atc', id % 1000, 'sold', '2026-11-01', now(),
      case when id > 2000 then now() end from generate_series(1, 3000) as id`);
  const forget = (asked: Database) => forgetUntoldSales(asked, [back]);
  await forget(database);
  const left = await rowsOf(database, sql`select recipient from alert_news where listing_id = 7`);
  expect(left).toEqual([{ recipient: 'visitor:2007' }]);
  expect(await planOf(database, forget)).toContain('alert_news_untold_sales');
  await close();
});
