import { type AccountAnswer, staleUndo } from '@forecourt/domain/account/sign-in';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { AccountRequest } from '../account-request.ts';
import { act, type Fields } from '../answer-fields.ts';
import { isGuarded } from '../second-factor/factor-guard.ts';
import { findAddressLink, forgetUndoneLinks } from './address-links.ts';
import { moveAddress } from './move-address.ts';

const taken = 'This address has another account by now, so the one that had it cannot get it back.';

/**
 * Gives an account back the address that it had. Whoever took it may have added ways in of their own: everybody is
 * signed out, and the mailbox is the one way in that is left.
 */
export function undoChange(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  const { parts, accounts } = request;
  return act(request, fields, async () => {
    const undo = await findAddressLink(parts.database, 'undo', fields.token);
    if (undo === null) return stale;
    // A mailbox alone takes no second factor from who needs one: an owner does.
    const keepsFactors = await isGuarded(accounts, undo.personId);
    return parts.database.transaction((transaction) =>
      undoOnce(transaction, request, { token: String(fields.token), keepsFactors }),
    );
  });
}

/** Whether a link that undoes a change still does; true while nobody can tell. */
export function holdsUndo({ facts, parts }: AccountRequest, token: string): Promise<boolean> {
  const find = async () => (await findAddressLink(parts.database, 'undo', token)) !== null;
  return facts.calls.attempt('account', find, true);
}

const stale: AccountAnswer = {
  status: 'REFUSED',
  sentence: staleUndo,
};

async function undoOnce(
  transaction: Database,
  { parts }: AccountRequest,
  { token, keepsFactors }: { readonly token: string; readonly keepsFactors: boolean },
): Promise<AccountAnswer> {
  const undo = await findAddressLink(transaction, 'undo', token);
  const from = undo && (await findAddress(transaction, undo.personId));
  if (!undo || !from) return stale;
  const { personId, to, moved: only } = undo;
  const move = { personId, from, to, only };
  if (from !== to && (await moveAddress(transaction, parts.keepings, move)) === null)
    return { status: 'REFUSED', sentence: taken };
  await forgetUndoneLinks(transaction, { token, personId });
  for (const ways of ['sessions', 'credentials', ...(keepsFactors ? [] : ['passkeys'])])
    await transaction.execute(
      sql`delete from ${sql.identifier(ways)} where person_id = ${personId}`,
    );
  return { status: 'DONE' };
}

async function findAddress(database: Database, personId: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ email: string }>(
    database,
    sql`select email from people where id = ${personId} for update`,
  );
  return row?.email;
}
