import { personKeeper } from '@forecourt/domain/account/asker';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { Keepings } from '../../platform/keeping.ts';
import { forgetMails } from '../mail/account-mails.ts';
import { forgetLinks } from './address-links.ts';

interface AddressMove {
  readonly personId: string;
  readonly from: string;
  readonly to: string;
  /** What goes along, by what keeps it; null for all. */
  readonly only: MovedThings | null;
}

/** Ids of what went along with a change, under the names of what keeps it. */
type MovedThings = Readonly<Record<string, string[]>>;

/**
 * Gives an account another address, and takes along what is kept by the one before. Links that went to that one open
 * nothing any more.
 *
 * @returns what went along; null where another account has the address, or this one has not the one before
 */
export async function moveAddress(
  transaction: Database,
  keepings: Keepings,
  { personId, from, to, only }: AddressMove,
): Promise<MovedThings | null> {
  // Somebody typed it in signing up, and nobody who reads its mail ever said so.
  await transaction.execute(
    sql`delete from people where email = ${to} and not email_verified and id <> ${personId}`,
  );
  const moved = await rowsOf(
    transaction,
    sql`update people set email = ${to}, email_verified = true, updated_at = now()
        where id = ${personId} and email = ${from}
          and not exists (select 1 from people as other where other.email = ${to})
        returning id`,
  );
  if (moved.length === 0) return null;
  const keeper = { key: personKeeper(personId), email: from };
  const went: Record<string, string[]> = {};
  for (const { name, moveAddress: move } of keepings.all())
    if (move) went[name] = [...(await move(transaction, keeper, to, only && (only[name] ?? [])))];
  await forgetMails(transaction, from);
  await forgetLinks(transaction, { personId, email: from });
  return went;
}
