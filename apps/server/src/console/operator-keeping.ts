import { sql } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Keeping } from '../platform/keeping.ts';

/** That somebody runs the marketplace, as something that is kept of them by their address. */
export function operatorKeeping(database: Database): Keeping {
  return {
    name: 'consoleRole',
    exportOf: ({ key, email }) =>
      rowsOf(
        database,
        sql`select role, added_at as "addedAt", seen_at as "seenAt" from operators
            where email = ${email} and (person_id is null or 'person:' || person_id = ${key})`,
      ),
    // Who has the role is for the owners to say, and another account of the address is let in by them only.
    forget: async () => {},
    // An address that is let in already has the role that it was given.
    moveAddress: async (transaction, { key, email }, to, only) => {
      if (only?.length === 0) return [];
      const moved = await rowsOf(
        transaction,
        sql`update operators set email = ${to}
            where email = ${email} and (person_id is null or 'person:' || person_id = ${key})
              and not exists (select 1 from operators as other where other.email = ${to})
            returning email`,
      );
      if (moved.length === 0) return [];
      const note = { act: 'person.address', subject: to, before: email, after: to };
      await writeAudit(transaction, to, note);
      return ['role'];
    },
  };
}
