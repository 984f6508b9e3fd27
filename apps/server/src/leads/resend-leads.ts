import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { JobQueue } from '../platform/jobs/start-jobs.ts';
import { Refusal } from '../platform/refusal.ts';
import { jobNames } from './lead-parts.ts';
import { recordEvent } from './record-event.ts';
import { leads } from './tables.ts';

/** There is no such lead, or it cannot be sent again. */
export class RefusedLead extends Refusal {
  override readonly name = 'RefusedLead';
}

/** Every lead that was given up is sent again, at most so many at once. */
const maxResent = 200;

interface Resending {
  readonly database: Database;
  readonly queue: JobQueue;
}

/** Under an id of its own: whoever asks for it wants the seller to see it again. @throws RefusedLead */
export async function resendLead({ database, queue }: Resending, leadId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [lead] = await transaction
      .update(leads)
      .set({ status: 'waiting', tries: sql`greatest(${leads.tries}, 1)` })
      .where(sql`${leads.id} = ${leadId} and ${leads.status} <> 'counted'
            and ${leads.email} is not null`)
      .returning({ tries: leads.tries });
    if (!lead)
      throw new RefusedLead(
        'This was only counted, or who sent it is forgotten: there is nothing to send.',
      );
    if (await isJustResent(transaction, leadId))
      throw new RefusedLead('This lead was just sent again, and is on its way.');
    await recordEvent(transaction, leadId, 'resent');
    const data = { leadId, suffix: `-${lead.tries + 1}` };
    await queue.enqueue(transaction, { name: jobNames.deliver, data });
  });
}

/** Whether nothing came yet of having been sent again. A job that was lost is asked for anew after these minutes. */
const resentMinutes = 10;

async function isJustResent(database: Database, leadId: string): Promise<boolean> {
  const [last] = await rowsOf<{ isResent: boolean }>(
    database,
    sql`select kind = 'resent' and at > now() - make_interval(mins => ${resentMinutes}) as "isResent"
        from lead_events where lead_id = ${leadId} order by at desc limit 1`,
  );
  return last?.isResent ?? false;
}

/** @returns how many @throws RefusedLead where there is none */
export async function resendDeadLeads({ database, queue }: Resending): Promise<number> {
  const dead = await rowsOf<{ id: string }>(
    database,
    sql`select id from leads where status = 'dead' and email is not null
        order by created_at limit ${maxResent}`,
  );
  if (dead.length === 0) throw new RefusedLead('No lead is dead: there is nothing to send again.');
  for (const { id } of dead) await resendLead({ database, queue }, id);
  return dead.length;
}
