import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { isIn, isInTexts } from '../platform/database/conditions.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';

export async function readAllOwners(database: Database): Promise<Owner[]> {
  const rows = await rowsOf<{ data: Owner }>(database, sql`select data from owners order by id`);
  return rows.map(({ data }) => data);
}

export async function readOwnersById(database: Database, ids: readonly number[]): Promise<Owner[]> {
  const rows = await rowsOf<{ data: Owner }>(
    database,
    sql`select data from owners where ${isIn(sql`id`, ids)}`,
  );
  return rows.map(({ data }) => data);
}

export async function readOwnersByCode(
  database: Database,
  codes: readonly string[],
): Promise<Map<string, Owner>> {
  const rows = await rowsOf<{ code: string; data: Owner }>(
    database,
    sql`select dealer_code as code, data from owners
        where ${isInTexts(sql`dealer_code`, codes)}`,
  );
  return new Map(rows.map(({ code, data }) => [code, data]));
}
