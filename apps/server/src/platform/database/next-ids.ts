import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database.ts';

/** Takes `count` numbers from a sequence. */
export async function nextIds(
  database: Database,
  sequence: 'listing_ids' | 'owner_ids',
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const rows = await rowsOf<{ id: string }>(
    database,
    sql`select nextval(${sequence}) as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Moves a sequence past numbers that were given out elsewhere. */
export async function skipIds(
  database: Database,
  sequence: 'listing_ids' | 'owner_ids',
  last: number,
): Promise<void> {
  await database.execute(sql`select setval(${sequence}, ${last})`);
}
