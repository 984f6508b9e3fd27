import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Whether another process of the marketplace is connected; of an embedded database none ever is. */
export async function isShared(database: Database): Promise<boolean> {
  const [row] = await rowsOf<{ isShared: boolean }>(
    database,
    sql`select exists (select from pg_stat_activity where datname = current_database()
          and application_name like 'forecourt/%'
          and application_name <> current_setting('application_name')) as "isShared"`,
  );
  return row?.isShared === true;
}
