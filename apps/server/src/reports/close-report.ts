import { and, eq, isNull, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import type { Database } from '../platform/database/database.ts';
import { requireId } from '../platform/database/require-id.ts';
import { Refusal } from '../platform/refusal.ts';
import { listingReports } from './tables.ts';

/** @throws Refusal where there is none such */
export const requireReport = (database: Database, text: string): Promise<string> =>
  requireId(database, { table: listingReports, noun: 'report' }, text);

/**
 * Closes a report that was dealt with, and tells the audit log.
 *
 * @param actor who does it, for the audit log
 * @param text its id, or the beginning of it
 * @returns the whole id
 * @throws Refusal where there is none such, or somebody closed it before
 */
export async function closeReport(
  database: Database,
  actor: string,
  text: string,
): Promise<string> {
  const id = await requireReport(database, text);
  await database.transaction(async (transaction) => {
    const [closed] = await transaction
      .update(listingReports)
      .set({ closedAt: sql`now()` })
      .where(and(eq(listingReports.id, id), isNull(listingReports.closedAt)))
      .returning({ vehicle: listingReports.vehicle });
    const short = id.slice(0, 8);
    if (!closed) throw new Refusal(`The report ${short} was closed already.`);
    const subject = `${short}, ${closed.vehicle}`;
    await writeAudit(transaction, actor, { act: 'report.close', subject });
  });
  return id;
}
