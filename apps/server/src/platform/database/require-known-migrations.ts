import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CannotStart } from '../cannot-start.ts';
import { type Database, migrationsFolder, rowsOf } from './database.ts';

/**
 * A database that a later version has changed is not ours to work on.
 *
 * @throws CannotStart
 */
export async function requireKnownMigrations(database: Database): Promise<void> {
  const [found] = await rowsOf<{ exists: boolean }>(
    database,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found?.exists) return;
  const [last] = await rowsOf<{ at: string | null }>(
    database,
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  const known = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  if (Number(last?.at ?? 0) <= known) return;
  throw new CannotStart(
    'The database was made by a later version of Forecourt: start that version, or restore a backup of this one.',
  );
}
