import { type LeadMails, type StaffRole, staffLimits } from '@forecourt/domain/dealer/staff';
import { and, eq, sql } from 'drizzle-orm';
import { commandLine, writeAudit } from '../audit/audit-log.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { dealerStaff } from './tables.ts';

/** Something cannot be done with the staff of a dealer. */
export class RefusedStaff extends Refusal {
  override readonly name = 'RefusedStaff';
}

/** Somebody who works for a dealer. */
export interface StaffMember {
  readonly id: string;
  readonly email: string;
  readonly ownerId: number;
  readonly name: string;
  readonly dealerName: string;
  readonly role: StaffRole;
  readonly mails: LeadMails;
  /** Whether somebody let them in who had a mail tell them; nobody is told of a command. */
  readonly isInvited: boolean;
  /** ISO 8601. */
  readonly addedAt: string;
  /** When they first came in, ISO 8601; null where they never did. */
  readonly cameAt: string | null;
}

/** All of them, by dealer. @param ownerId of the only dealer that is asked about; null for all */
export function listStaff(database: Database, ownerId: number | null): Promise<StaffMember[]> {
  const of = ownerId === null ? sql`` : sql`where owner_id = ${ownerId}::bigint`;
  return rowsOf<StaffMember>(
    database,
    sql`select dealer_staff.id, email, owner_id::float8 as "ownerId", dealer_staff.name, role, mails,
          owners.data ->> 'name' as "dealerName", added_by <> ${commandLine} as "isInvited",
          to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "addedAt",
          to_char(came_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "cameAt"
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

export type NewMember = Pick<StaffMember, 'email' | 'ownerId' | 'name' | 'role'>;

/** What is null stays as it was; of a new member, the name begins the address, and the role is a manager's. */
type MemberToAdd = Pick<StaffMember, 'email' | 'ownerId'> &
  Readonly<Record<'name', string | null> & Record<'role', StaffRole | null>>;

/**
 * Lets somebody into the rooms of a dealer, or has them be called otherwise and do more or less.
 *
 * @param actor who does it, for the audit log
 * @returns what jobs name them by
 */
export async function addStaff(
  database: Database,
  actor: string,
  { email, ownerId, ...said }: MemberToAdd,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ name: dealerStaff.name, role: dealerStaff.role })
      .from(dealerStaff)
      .where(oneOf(email, ownerId))
      .for('update');
    const name =
      said.name ?? before?.name ?? email.slice(0, email.indexOf('@')).slice(0, staffLimits.name);
    const role = said.role ?? before?.role ?? 'manager';
    const [added] = await transaction
      .insert(dealerStaff)
      .values({ email, ownerId, name, role, addedBy: actor })
      .onConflictDoUpdate({
        target: [dealerStaff.email, dealerStaff.ownerId],
        set: { name, role },
      })
      .returning({ id: dealerStaff.id });
    if (!added) throw new Error('what was written was not given back');
    await writeAudit(transaction, actor, {
      act: 'dealer-staff.add',
      subject: email,
      before: before ? `${before.name}, ${before.role}` : null,
      after: `dealer ${ownerId}, ${name}, ${role}`,
    });
    return added.id;
  });
}

type ChangedMember = Pick<StaffMember, 'email' | 'ownerId'> &
  Partial<Pick<StaffMember, 'role' | 'mails'>>;

/** Has somebody do more or less, or be told of other leads. @throws RefusedStaff where there is none such */
export async function changeStaff(
  database: Database,
  actor: string,
  { email, ownerId, ...changed }: ChangedMember,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ role: dealerStaff.role, mails: dealerStaff.mails })
      .from(dealerStaff)
      .where(oneOf(email, ownerId))
      .for('update');
    if (!before) throw noneSuch(email, ownerId);
    const after = { ...before, ...changed };
    if (after.role === before.role && after.mails === before.mails) return;
    await transaction.update(dealerStaff).set(after).where(oneOf(email, ownerId));
    await writeAudit(transaction, actor, {
      act: 'dealer-staff.change',
      subject: email,
      before: `${before.role}, mails ${before.mails}`,
      after: `${after.role}, mails ${after.mails}`,
    });
  });
}

const oneOf = (email: string, ownerId: number) =>
  and(eq(dealerStaff.email, email), eq(dealerStaff.ownerId, ownerId));

const noneSuch = (email: string, ownerId: number) =>
  new RefusedStaff(`${email} is not staff of dealer ${ownerId}.`);

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
      .where(oneOf(email, ownerId))
      .returning({ email: dealerStaff.email });
    if (gone.length === 0) throw noneSuch(email, ownerId);
    const note = {
      act: 'dealer-staff.remove',
      subject: email,
      before: `dealer ${ownerId}`,
      reason,
    };
    await writeAudit(transaction, actor, note);
  });
}
