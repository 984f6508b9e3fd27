import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engines } from '../../test/databases.ts';
import { planOf } from '../../test/plan-of.ts';
import type { Database } from '../platform/database/database.ts';
import { findDue } from './collect-messages.ts';

test.each(engines)('what is due is found however much waits beside it, on %s', async (_, open) => {
  const { database, close } = await open();
  await database.execute(sql`
    insert into alert_news (recipient, source, brand, due_at, listing_id, kind, day)
    select 'person:' || id % 1000, 'cars', 'atc', '2026-11-28', id, 'new', '2026-11-27'
    from generate_series(1, 3000) as id`);
  await database.execute(
    sql`update alert_news set due_at = '2026-11-27' where listing_id in (2007, 1008)`,
  );
  const find = (asked: Database) => findDue(asked, '2026-11-27T12:00:00Z');
  const found = (await find(database)).map(({ recipient, news }) => ({
    recipient,
    listings: news.map(({ listingId }) => listingId),
  }));
  expect(found.toSorted((a, b) => a.recipient.localeCompare(b.recipient))).toEqual([
    { recipient: 'person:7', listings: [7, 1007, 2007] },
    { recipient: 'person:8', listings: [8, 1008, 2008] },
  ]);
  expect(await planOf(database, find)).toContain('Index Cond: (due_at <=');
  await close();
});
