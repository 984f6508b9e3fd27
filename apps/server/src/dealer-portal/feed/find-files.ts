import type { FeedTally, HeldStock } from '@forecourt/web/dealer-portal/feed-view';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';

/** Files that are listed. */
const maxFiles = 12;

/** A file as it went for a dealer. */
export interface FoundFile {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Null for a file of which nothing was taken in. */
  readonly tally: FeedTally | null;
  readonly held: HeldStock | null;
}

/**
 * The last files of a dealer, the latest first: those that name it, and those that came under the same name and could
 * not be read.
 */
export function findFiles(database: Database, ownerId: number): Promise<FoundFile[]> {
  return rowsOf<FoundFile>(
    database,
    sql`with own as (
            select feed_runs.id, source, started_at, ${tally} as tally
            from feed_run_dealers join feed_runs on feed_runs.id = run_id
            where owner_id = ${ownerId}::bigint
            order by started_at desc limit ${maxFiles}),
          failed as (
            select id, source, started_at, null::json as tally
            from feed_runs
            where failure is not null and source in (select source from own)
              and started_at > (select min(started_at) from own)
            order by started_at desc limit ${maxFiles})
        select files.id, (extract(epoch from started_at) * 1000)::float8 as "startedAt", tally,
          ${heldOf(ownerId, sql`files.id`)} as held
        from (select * from own union all select * from failed) as files
        order by started_at desc, files.id limit ${maxFiles}`,
  );
}

/** One of them that names the dealer; null for any other. */
export async function findFile(
  database: Database,
  ownerId: number,
  id: string,
): Promise<FoundFile | null> {
  const [file] = await rowsOf<FoundFile>(
    database,
    sql`select id, (extract(epoch from started_at) * 1000)::float8 as "startedAt", ${tally} as tally,
          ${heldOf(ownerId, sql`feed_runs.id`)} as held
        from feed_run_dealers join feed_runs on feed_runs.id = run_id
        where owner_id = ${ownerId}::bigint and run_id = ${id}::uuid`,
  );
  return file ?? null;
}

const tally = sql`json_build_object('rows', feed_run_dealers.rows,
  'refused', feed_run_dealers.refused, 'added', feed_run_dealers.added,
  'changed', feed_run_dealers.changed, 'unchanged', feed_run_dealers.unchanged,
  'removed', feed_run_dealers.removed)`;

const heldOf = (ownerId: number, run: ReturnType<typeof sql>) => sql`(
  select json_build_object('stock', stock, 'removals', removals, 'settled', settled_as)
  from held_dealers where run_id = ${run} and owner_id = ${ownerId}::bigint limit 1)`;
