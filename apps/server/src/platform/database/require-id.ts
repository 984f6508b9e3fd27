import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Refusal } from '../refusal.ts';
import { type Database, rowsOf } from './database.ts';

/**
 * Finds a row by its id, of which the beginning is enough where no other begins alike.
 *
 * @param noun what a row is: `lead`
 * @returns the whole id
 * @throws Refusal
 */
export async function requireId(
  database: Database,
  { table, noun }: { readonly table: PgTable; readonly noun: string },
  text: string,
): Promise<string> {
  const start = text.trim().toLowerCase();
  const found = /^[\da-f-]{4,36}$/.test(start)
    ? await rowsOf<{ id: string }>(
        database,
        sql`select id from ${table} where id::text like ${`${start}%`} limit 2`,
      )
    : [];
  const [row, another] = found;
  if (!row) throw new Refusal(`There is no ${noun} ${text}.`);
  if (another) throw new Refusal(`Several ${noun}s begin with ${text}: more of the id is needed.`);
  return row.id;
}
