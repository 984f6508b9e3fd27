import { sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import { isAmong, type Keeping } from '../platform/keeping.ts';

/** That somebody works for a dealer, as something that is kept of them by their address. */
export function staffKeeping(database: Database): Keeping {
  return {
    name: 'dealerStaff',
    exportOf: ({ email }) =>
      rowsOf(
        database,
        sql`select owner_id::float8 as "dealerId", name, role, mails, added_at as "addedAt", came_at as "cameAt"
            from dealer_staff
            where email = ${email} order by owner_id`,
      ),
    // Who works for a dealer is for the operator to say, as the dealer does.
    forget: async () => {},
    // An address that is let in already is so under the name that it was given.
    moveAddress: async (transaction, { email }, to, only) => {
      const moved = await rowsOf<{ ownerId: string }>(
        transaction,
        sql`update dealer_staff set email = ${to}
            where email = ${email} and ${isAmong(sql`owner_id`, only)} and not exists (
              select 1 from dealer_staff as other
              where other.email = ${to} and other.owner_id = dealer_staff.owner_id)
            returning owner_id::text as "ownerId"`,
      );
      if (moved.length === 0) return [];
      const note = { act: 'dealer-staff.address', subject: to, before: email, after: to };
      await writeAudit(transaction, to, note);
      return moved.map(({ ownerId }) => ownerId);
    },
  };
}
