import { isHttps } from '@forecourt/domain/account/cookie-header';
import { type AccountAnswer, staleLink } from '@forecourt/domain/account/sign-in';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { AccountRequest } from '../account-request.ts';
import { act, type Fields, occasionOf } from '../answer-fields.ts';
import { queueMail } from '../mail/account-mails.ts';
import { linkMinutes } from '../mail/link-minutes.ts';
import { deleteSessions } from '../sessions.ts';
import { findAddressLink, keepAddressLink } from './address-links.ts';
import { moveAddress } from './move-address.ts';

/** Whoever mistypes an address gives the link to a stranger, who must not get the account with it. */
const notSignedIn =
  'This link changes the address of an account that is not signed in here. Sign in to it first, then open the link again.';

const taken =
  'This address has an account of its own by now. Sign in to that one and delete it first, then ask for another link.';

/** Gives the account of who asks the address that the link went to, and signs it out everywhere else. */
export function confirmChange(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  const { parts, facts, accounts } = request;
  const { asker, origin } = facts;
  return act(request, fields, () =>
    parts.database.transaction(async (transaction) => {
      const change = await findAddressLink(transaction, 'change', fields.token);
      if (change === null || !(await isSignedIn(transaction, change.sessionId)))
        return { status: 'REFUSED', sentence: staleLink };
      if (asker.kind !== 'person' || asker.personId !== change.personId)
        return { status: 'REFUSED', sentence: notSignedIn };
      const { personId, from, to } = change;
      const moved = await moveAddress(transaction, parts.keepings, { ...change, only: null });
      if (moved === null) return { status: 'REFUSED', sentence: taken };
      await deleteSessions(transaction, personId, { allBut: asker.sessionId });
      const undo = { kind: 'undo' as const, personId, to: from, moved };
      const token = await keepAddressLink(transaction, undo, linkMinutes.undo);
      await queueMail(
        { database: transaction, queue: parts.queue },
        { kind: 'changed', email: from, token, ...occasionOf(request, {}) },
      );
      const known = accounts.throttle.browserCookie(to, isHttps(origin));
      return { status: 'SIGNED_IN', cookies: [known] };
    }),
  );
}

/** Whoever was signed out everywhere, by a new password or by hand, has nothing left to finish. */
async function isSignedIn(database: Database, sessionId: string): Promise<boolean> {
  const found = await rowsOf(
    database,
    sql`select 1 from sessions where id = ${sessionId} and expires_at > now()`,
  );
  return found.length > 0;
}
