import { sql } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { type BatchParts, sendBatchJob } from './make-batches.ts';

/** How it stands with what the warehouse is to have. */
export interface WarehouseStanding {
  /** Events, by what became of them. */
  readonly sent: number;
  readonly waiting: number;
  readonly givenUp: number;
}

export async function readStanding(database: Database): Promise<WarehouseStanding> {
  const [row] = await rowsOf<Record<keyof WarehouseStanding, string>>(
    database,
    sql`select coalesce(sum(events) filter (where sent_at is not null), 0) as sent,
          coalesce(sum(events) filter (where sent_at is null and given_up_at is null), 0) as waiting,
          coalesce(sum(events) filter (where given_up_at is not null), 0) as "givenUp"
        from event_batches`,
  );
  const { sent = 0, waiting = 0, givenUp = 0 } = row ?? {};
  return { sent: Number(sent), waiting: Number(waiting), givenUp: Number(givenUp) };
}

/**
 * Has what was given up sent again, with all its tries, and tells the audit log.
 *
 * @param actor who has it done, for the audit log
 */
export function sendAgain({ database, queue }: BatchParts, actor: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const batches = await rowsOf<{ id: string }>(
      transaction,
      sql`update event_batches set given_up_at = null where given_up_at is not null returning id`,
    );
    for (const { id } of batches)
      await queue.enqueue(transaction, { name: sendBatchJob, data: { batchId: id } });
    await writeAudit(transaction, actor, { act: 'warehouse.sent-again', subject: 'events' });
  });
}
