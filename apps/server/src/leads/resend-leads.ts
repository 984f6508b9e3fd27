import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
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

/** Leads that one transaction sends again. */
const maxBatch = 200;

interface Resending {
  readonly database: Database;
  readonly queue: JobQueue;
}

/**
 * Under an id of its own: whoever asks for it wants the seller to see it again.
 *
 * @param actor who does it, for the audit log
 * @param seenTries how often it was tried when it was shown to them; null where nothing was shown
 * @throws RefusedLead
 */
export async function resendLead(
  { database, queue }: Resending,
  actor: string,
  leadId: string,
  seenTries: number | null = null,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [lead] = await transaction
      .select({ tries: leads.tries, status: leads.status, vehicle: leads.vehicle })
      .from(leads)
      .where(and(eq(leads.id, leadId), ne(leads.status, 'counted'), isNotNull(leads.email)))
      .for('update');
    if (!lead)
      throw new RefusedLead(
        'This was only counted, or who sent it is forgotten: there is nothing to send.',
      );
    if (await isJustResent(transaction, leadId))
      throw new RefusedLead('This lead was just sent again, and is on its way.');
    if (seenTries !== null && seenTries !== lead.tries)
      throw new RefusedLead(
        'This lead was tried again since it was shown to you: look at what came of it first.',
      );
    await sendAgain({ database: transaction, queue }, leadId, lead.tries);
    await writeAudit(transaction, actor, {
      act: 'lead.resend',
      subject: `${leadId.slice(0, 8)}, ${lead.vehicle.name}`,
      before: lead.status,
      after: 'waiting',
    });
  });
}

/** A job that was lost may be asked for anew after these minutes. */
const resentMinutes = 10;

/** Whether nothing came yet of having been sent again. */
async function isJustResent(database: Database, leadId: string): Promise<boolean> {
  const [last] = await rowsOf<{ isResent: boolean }>(
    database,
    sql`select kind = 'resent' and at > now() - make_interval(mins => ${resentMinutes}) as "isResent"
        from lead_events where lead_id = ${leadId} order by at desc limit 1`,
  );
  return last?.isResent ?? false;
}

/**
 * Sends every lead again that was given up. Each batch is one transaction with its entry in the audit log, so that
 * the log tells what was done, however far it came.
 *
 * @param actor who does it, for the audit log
 * @returns how many; those that somebody else is just sending again are left to them
 * @throws RefusedLead where there is none
 */
export async function resendDeadLeads(resending: Resending, actor: string): Promise<number> {
  let count = 0;
  for (let last: string | null = null; ; ) {
    const batch = await resendBatch(resending, actor, last);
    count += batch.length;
    last = batch.at(-1)?.id ?? null;
    if (last === null) break;
  }
  if (count === 0) throw new RefusedLead('No lead is dead: there is nothing to send again.');
  return count;
}

/** @param after the last lead of the batch before: one that is given up again meanwhile is not sent twice */
async function resendBatch(
  { database, queue }: Resending,
  actor: string,
  after: string | null,
): Promise<readonly { readonly id: string }[]> {
  return database.transaction(async (transaction) => {
    const dead = await rowsOf<{ id: string; tries: number }>(
      transaction,
      sql`select id, tries from leads
          where status = 'dead' and email is not null and (${after}::uuid is null
            or (created_at, id) > (select created_at, id from leads where id = ${after}::uuid))
          order by created_at, id limit ${maxBatch} for update skip locked`,
    );
    for (const { id, tries } of dead) await sendAgain({ database: transaction, queue }, id, tries);
    const subject = `${dead.length} dead leads`;
    if (dead.length > 0)
      await writeAudit(transaction, actor, { act: 'lead.resend', subject, after: 'waiting' });
    return dead;
  });
}

/** Has it delivered under an id that no earlier try had. */
async function sendAgain(
  { database, queue }: Resending,
  leadId: string,
  tries: number,
): Promise<void> {
  const tried = Math.max(tries, 1);
  await database.update(leads).set({ status: 'waiting', tries: tried }).where(eq(leads.id, leadId));
  await recordEvent(database, leadId, 'resent');
  const data = { leadId, suffix: `-${tried + 1}` };
  await queue.enqueue(database, { name: jobNames.deliver, data });
}
