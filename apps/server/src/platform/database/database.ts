import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ClientConfig } from 'pg';
import type { Checkpoints } from './embedded/checkpoint-after.ts';

/** The database, or a transaction of it: the same for the embedded engine and a server. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database and how to let go of it. */
export type OpenDatabase = {
  readonly database: Database;
  /** How many migrations it got as it was opened. */
  readonly migrations: number;
  readonly close: () => Promise<void>;
} & (
  | { readonly kind: 'embedded'; readonly client: PGlite; readonly fill: Checkpoints['fill'] }
  | { readonly kind: 'server'; readonly connection: ClientConfig }
);

export const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** Runs a statement of SQL and gives its rows. The caller names their shape. */
export async function rowsOf<Row>(database: Database, statement: SQL): Promise<Row[]> {
  const result = (await database.execute(statement)) as { rows: Row[] };
  return result.rows;
}
