import type { ConsoleFrame } from '@forecourt/web/console/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** What waits for somebody to decide. */
export async function countDue(database: Database): Promise<ConsoleFrame['due']> {
  const [row] = await rowsOf<ConsoleFrame['due']>(
    database,
    sql`select
          (select count(*)::int from held_dealers where settled_as is null) as feeds,
          (select count(*)::int from leads where status = 'dead' and email is not null) as leads,
          (select count(*)::int from model_reviews where state = 'waiting') as reviews,
          (select count(*)::int from listing_reports where closed_at is null) as reports`,
  );
  return row ?? { feeds: 0, leads: 0, reviews: 0, reports: 0 };
}
