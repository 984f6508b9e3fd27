import { sql } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';

/** An address whose alerts were not ended. */
class NotStopped extends Refusal {
  override readonly name = 'NotStopped';
}

/**
 * Has alerts go to an address again, as after a mailbox was mended. What its account saved is told from now on; what
 * was subscribed to without an account was forgotten. The audit log is told.
 *
 * @param actor who has it done, for the audit log
 * @returns why and when they were ended
 * @throws NotStopped
 */
export function resumeAddress(database: Database, actor: string, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  return database.transaction(async (transaction) => {
    const [ended] = await rowsOf<{ reason: 'bounce' | 'complaint'; day: string }>(
      transaction,
      sql`delete from stopped_addresses where email = ${address}
          returning reason, to_char(stopped_at at time zone 'UTC', 'YYYY-MM-DD') as day`,
    );
    if (!ended) throw new NotStopped(`Alerts to ${address} were not ended: no mail came back.`);
    await writeAudit(transaction, actor, { act: 'alerts.resume', subject: address });
    return `${ended.reason === 'bounce' ? 'mail came back' : 'a complaint came'} on ${ended.day}`;
  });
}
