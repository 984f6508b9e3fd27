import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { deleteInSteps } from '../../platform/database/delete-in-steps.ts';
import { viewWindowDays } from './count-viewers.ts';

/** Forgets who looked at cars before the days that are counted. @param today `YYYY-MM-DD` */
export async function forgetViews(
  database: Database,
  today: string,
  maxAtOnce?: number,
): Promise<void> {
  const where = sql`viewed_on <= ${today}::date - ${viewWindowDays}::int`;
  const key = sql`vin, viewer, brand, viewed_on`;
  await deleteInSteps(database, { table: sql`listing_views`, where, key }, maxAtOnce);
}
