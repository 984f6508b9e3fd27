import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CannotStart } from '../cannot-start.ts';
import { type Database, migrationsFolder, rowsOf } from './database.ts';

/**
 * How many of our migrations a database has not got yet.
 *
 * @throws CannotStart where a later version has changed it: it is not ours to work on
 */
export async function countNewMigrations(database: Database): Promise<number> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const last = await lastMigration(database);
  if (last > Math.max(...known))
    throw new CannotStart(
      'The database was made by a later version of Forecourt: start that version, or restore a backup of this one.',
    );
  return known.filter((at) => at > last).length;
}

/** When the last one was written that a database got, milliseconds since 1970; 0 for none. */
async function lastMigration(database: Database): Promise<number> {
  const [found] = await rowsOf<{ exists: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return 0;
  const [last] = await rowsOf<{ at: string | null }>(
    database,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return Number(last?.at ?? 0);
}
