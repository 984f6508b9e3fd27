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
}

/**
 * Gives an account another address, and takes along what is kept by the one before. Links that went to that one open
 * nothing any more.
 *
 * @returns false where another account has the address, or this one has not the one before
 */
export async function moveAddress(
  transaction: Database,
  keepings: Keepings,
  { personId, from, to }: AddressMove,
): Promise<boolean> {
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
  if (moved.length === 0) return false;
  const keeper = { key: personKeeper(personId), email: from };
  for (const keeping of keepings.all()) await keeping.moveAddress?.(transaction, keeper, to);
  await forgetMails(transaction, from);
  await forgetLinks(transaction, { personId, email: from });
  return true;
}
