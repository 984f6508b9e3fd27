import { and, eq, sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { dealerStaff } from './tables.ts';

/** Something cannot be done with the staff of a dealer. */
export class RefusedStaff extends Refusal {
  override readonly name = 'RefusedStaff';
}

/** Somebody who works for a dealer. */
export interface StaffMember {
  readonly email: string;
  readonly ownerId: number;
  readonly name: string;
  readonly dealerName: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

/** All of them, by dealer. @param ownerId of the only dealer that is asked about; null for all */
export function listStaff(database: Database, ownerId: number | null): Promise<StaffMember[]> {
  const of = ownerId === null ? sql`` : sql`where owner_id = ${ownerId}::bigint`;
  return rowsOf<StaffMember>(
    database,
    sql`select email, owner_id::float8 as "ownerId", dealer_staff.name, owners.data ->> 'name' as "dealerName",
          to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "addedAt"
        from dealer_staff join owners on owners.id = owner_id ${of}
        order by owners.data ->> 'name', owner_id, email`,
  );
}

/**
 * A dealer by its id here or its own code in the feeds.
 *
 * @throws RefusedStaff where there is none: private sellers have no staff
 */
export async function requireDealer(database: Database, named: string): Promise<number> {
  const id = /^\d{1,12}$/.test(named) ? Number(named) : null;
  const [row] = await rowsOf<{ id: number }>(
    database,
    sql`select id::float8 as id from owners
        where (id = ${id}::bigint or dealer_code = ${named}) and not (data ->> 'privateSeller')::boolean
        order by id = ${id}::bigint desc nulls last limit 1`,
  );
  if (row) return row.id;
  throw new RefusedStaff(`${named}: expected the id or the code of a dealer.`);
}

type NewMember = Pick<StaffMember, 'email' | 'ownerId' | 'name'>;

/**
 * Lets somebody into the rooms of a dealer, or has them be called otherwise.
 *
 * @param actor who does it, for the audit log
 */
export async function addStaff(
  database: Database,
  actor: string,
  { email, ownerId, name }: NewMember,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(dealerStaff)
      .values({ email, ownerId, name, addedBy: actor })
      .onConflictDoUpdate({ target: [dealerStaff.email, dealerStaff.ownerId], set: { name } });
    const note = { act: 'dealer-staff.add', subject: email, after: `dealer ${ownerId}, ${name}` };
    await writeAudit(transaction, actor, note);
  });
}

/** Somebody, their dealer, and why they are let in no more; null where nobody said. */
interface FormerMember {
  readonly email: string;
  readonly ownerId: number;
  readonly reason: string | null;
}

/** @throws RefusedStaff where there is none such */
export async function removeStaff(
  database: Database,
  actor: string,
  { email, ownerId, reason }: FormerMember,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const gone = await transaction
      .delete(dealerStaff)
      .where(and(eq(dealerStaff.email, email), eq(dealerStaff.ownerId, ownerId)))
      .returning({ email: dealerStaff.email });
    if (gone.length === 0) throw new RefusedStaff(`${email} is not staff of dealer ${ownerId}.`);
    const note = {
      act: 'dealer-staff.remove',
      subject: email,
      before: `dealer ${ownerId}`,
      reason,
    };
    await writeAudit(transaction, actor, note);
  });
}
