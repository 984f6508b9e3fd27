import { reportDays } from '@forecourt/domain/listing/report/report-reasons';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteInSteps } from '../platform/database/delete-in-steps.ts';

/** Forgets what was said of listings longer ago, also where nobody dealt with it. */
export async function forgetReports(
  database: Database,
  now: Date,
  maxAtOnce?: number,
): Promise<void> {
  const where = sql`created_at < ${now.toISOString()}::timestamptz
    - make_interval(days => ${reportDays}::int)`;
  await deleteInSteps(database, { table: sql`listing_reports`, where }, maxAtOnce);
}
