import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { type Database, rowsOf } from '../database/database.ts';

/**
 * Has the tries that are under way, of a process that is gone, count as failed: one of them may be what ended it. What
 * has tries left goes on at once.
 */
export async function failActive(boss: PgBoss, database: Database): Promise<void> {
  const active = await rowsOf<{ id: string; name: string }>(
    database,
    sql`select id, name from pgboss.job where state = 'active'`,
  );
  for (const [name, jobs] of Map.groupBy(active, (job) => job.name)) {
    const ids = jobs.map(({ id }) => id);
    await boss.fail(name, ids);
    await rowsOf(
      database,
      sql`update pgboss.job set start_after = now()
          where name = ${name} and state = 'retry' and id = any(${sql.param(ids)}::uuid[])`,
    );
  }
}
