import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { JobQueue } from '../../platform/jobs/start-jobs.ts';
import { eventBatches } from './tables.ts';

/** The job that sends a batch. Jobs are in the database: a released name is not changed. */
export const sendBatchJob = 'send-event-batch';

/** Held while batches are made: an event is in one of them, whichever process makes it. */
const batchLock = 7_110_004;

/** Events of a batch: some 100 kB. */
export const maxInBatch = 500;

/** Batches that are made at once; the next minute goes on. */
const maxBatches = 100;

/** Events get their numbers before they can be read: none that is older is still on its way. */
const settledSeconds = 120;

/** Numbers need not be in the order of times: what is behind a younger event waits with it. */
const settled = sql`now() - make_interval(secs => ${settledSeconds}::int)`;

export interface BatchParts {
  readonly database: Database;
  readonly queue: JobQueue;
}

/** Puts events that are in no batch yet into batches, with the jobs that send them. @returns how many batches */
export async function makeBatches(parts: BatchParts): Promise<number> {
  for (let made = 0; made < maxBatches; made += 1) if (!(await makeBatch(parts))) return made;
  return maxBatches;
}

function makeBatch({ database, queue }: BatchParts): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${batchLock})`);
    const [next] = await rowsOf<Record<'first' | 'last' | 'count', string | null>>(
      transaction,
      sql`select min(id) as first, max(id) as last, count(*) as count from (
            select id from shopper_events
            where id > (select coalesce(max(last_id), 0) from event_batches)
              and at < ${settled}
              and id < all (
                select min(id) from shopper_events where at >= ${settled} having count(*) > 0)
            order by id limit ${maxInBatch}) as next`,
    );
    if (!next?.first || !next.last) return false;
    const id = randomUUID();
    const range = { firstId: Number(next.first), lastId: Number(next.last) };
    await transaction.insert(eventBatches).values({ id, ...range, events: Number(next.count) });
    await queue.enqueue(transaction, { name: sendBatchJob, data: { batchId: id } });
    return true;
  });
}
