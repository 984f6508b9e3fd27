import type { Asker } from '@forecourt/domain/account/asker';
import type { StaffRole } from '@forecourt/domain/dealer/staff';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** Somebody of a dealer's staff, and the dealer. */
export interface FoundMember {
  /** What stands in data that has no address. */
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly dealer: Owner;
}

export type FoundStaff =
  | {
      readonly status: 'FOUND';
      readonly personId: string;
      /** Of the dealer that is asked for, or of the first one. */
      readonly member: FoundMember;
      /** Of all dealers that this person works for, by their names. */
      readonly all: readonly FoundMember[];
    }
  | { readonly status: 'SIGN_IN' | 'STRANGER' };

/**
 * Whether who asks is of a dealer's staff.
 *
 * @param asked the id of the dealer, as the address says it; null for whichever is first
 */
export async function findStaff(
  database: Database,
  asker: Asker,
  asked: string | null,
): Promise<FoundStaff> {
  if (asker.kind === 'bot') return { status: 'STRANGER' };
  if (asker.kind !== 'person') return { status: 'SIGN_IN' };
  const all = await rowsOf<FoundMember & { readonly isNew: boolean }>(
    database,
    sql`select dealer_staff.id, email, dealer_staff.name, role, came_at is null as "isNew", data as dealer
        from dealer_staff join owners on owners.id = owner_id
        where email = ${asker.consumer.email ?? ''} and not (data ->> 'privateSeller')::boolean
        order by data ->> 'name', owners.id`,
  );
  const member = asked === null ? all[0] : all.find(({ dealer }) => String(dealer.id) === asked);
  if (!member) return { status: 'STRANGER' };
  if (member.isNew) await noteComing(database, member);
  return { status: 'FOUND', personId: asker.personId, member, all };
}

/** Whether an address is that of a dealer's staff. @param email in lower case */
export async function worksForDealer(database: Database, email: string): Promise<boolean> {
  const found = await rowsOf(
    database,
    sql`select 1 from dealer_staff join owners on owners.id = owner_id
        where email = ${email} and not (data ->> 'privateSeller')::boolean limit 1`,
  );
  return found.length > 0;
}

/** Once: from then on an invitation is not sent again. */
const noteComing = (database: Database, { email, dealer }: FoundMember) =>
  database.execute(sql`update dealer_staff set came_at = now()
    where email = ${email} and owner_id = ${dealer.id}::bigint and came_at is null`);
