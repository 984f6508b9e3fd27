import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** A list shows no more at once. */
export const maxListed = 50;

/** A run of an import, with the dealers it left alone and who wait for a decision. */
export interface ListedRun {
  readonly id: string;
  readonly source: string;
  /** ISO, to the minute. */
  readonly started: string;
  readonly rows: number;
  readonly refused: number;
  readonly failure: string | null;
  readonly held: readonly {
    readonly owner: number;
    readonly name: string;
    readonly stock: number;
    readonly removals: number;
  }[];
}

/**
 * The latest first.
 *
 * @param before the id of the run behind which they begin; null for the latest
 */
export function listRuns(database: Database, before: string | null): Promise<ListedRun[]> {
  return rowsOf<ListedRun>(
    database,
    sql`select id, source, rows, refused, failure,
          to_char(started_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as started,
          coalesce((select json_agg(json_build_object('owner', owner_id, 'name', data->>'name',
                'stock', stock, 'removals', removals) order by removals desc)
              from held_dealers join owners on owners.id = owner_id
              where run_id = feed_runs.id and settled_as is null), '[]') as held
        from feed_runs
        where ${before}::uuid is null
          or (started_at, id) < (select started_at, id from feed_runs where id = ${before}::uuid)
        order by started_at desc, id desc limit ${maxListed}`,
  );
}
