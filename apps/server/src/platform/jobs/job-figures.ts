import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';

/** How it stands with the jobs of one name. */
export interface JobFigures {
  readonly name: string;
  /** Waiting, those included that wait for another try. */
  readonly waiting: number;
  readonly active: number;
  /** Seconds since the one that has waited longest was enqueued; 0 without any. */
  readonly oldestSeconds: number;
  /** Given up, as far as they are still kept. */
  readonly failed: number;
}

/** Read in one statement from the table of pg-boss, whose own statistics do not know ages. */
export async function readJobFigures(database: Database): Promise<readonly JobFigures[]> {
  const rows = await rowsOf<Record<keyof JobFigures, string>>(
    database,
    sql`select queue.name,
          count(*) filter (where state in ('created', 'retry')) as waiting,
          count(*) filter (where state = 'active') as active,
          coalesce(extract(epoch from now() - min(job.created_on)
            filter (where state in ('created', 'retry', 'active'))), 0) as "oldestSeconds",
          count(*) filter (where state = 'failed') as failed
        from pgboss.queue left join pgboss.job on job.name = queue.name
        where queue.name not like '\\_\\_%' and queue.name not like '%-dead'
        group by queue.name order by queue.name`,
  );
  return rows.map(({ name, waiting, active, oldestSeconds, failed }) => ({
    name,
    waiting: Number(waiting),
    active: Number(active),
    oldestSeconds: Number(oldestSeconds),
    failed: Number(failed),
  }));
}
