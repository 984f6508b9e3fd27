import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** One table of a backup. */
export interface TableManifest {
  readonly table: string;
  readonly rows: number;
  /** Of its lines, in hexadecimal. */
  readonly sha256: string;
}

/** What a backup is of, and how to tell that it is whole. */
export interface Manifest {
  readonly format: 1;
  /** ISO 8601. */
  readonly madeAt: string;
  /** The last migration of its database. */
  readonly migration: string;
  /** In an order in which each comes behind those that it refers to. */
  readonly tables: readonly TableManifest[];
  readonly sequences: readonly { readonly name: string; readonly value: string }[];
}

export const manifestName = 'manifest.json';

export const fileOf = (table: string): string => `${table}.ndjson.gz`;

/** The last migration that a database has had. */
export async function readMigration(database: Database): Promise<string> {
  const [row] = await rowsOf<{ at: string }>(
    database,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  return row?.at ?? '';
}

/** All tables of ours, each behind those that it refers to. */
export async function orderedTables(database: Database): Promise<readonly string[]> {
  const tables = await rowsOf<{ name: string }>(
    database,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const references = await rowsOf<{ from: string; to: string }>(
    database,
    sql`select origin.relname as "from", target.relname as "to" from pg_constraint
          join pg_class origin on origin.oid = conrelid
          join pg_class target on target.oid = confrelid
        where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const place = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { from, to } of references) if (from === name) place(to);
    ordered.push(name);
  };
  for (const { name } of tables) place(name);
  return ordered;
}
