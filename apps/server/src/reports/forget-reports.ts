import { reportDays } from '@forecourt/domain/listing/report/report-reasons';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { deleteOlder } from '../platform/database/delete-older.ts';

/** Forgets what was said of listings longer ago, also where nobody dealt with it. */
export function forgetReports(database: Database, now: Date, maxAtOnce?: number): Promise<void> {
  const rows = { table: sql`listing_reports`, since: sql`created_at`, days: reportDays };
  return deleteOlder(database, rows, now, maxAtOnce);
}
