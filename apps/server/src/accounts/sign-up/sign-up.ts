import { isHttps } from '@forecourt/domain/account/cookie-header';
import type { AccountAnswer } from '@forecourt/domain/account/sign-in';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { signUpFields } from '../account-fields.ts';
import type { AccountRequest } from '../account-request.ts';
import { type Fields, occasionOf, withFields } from '../answer-fields.ts';
import { queueMail } from '../mail/account-mails.ts';
import { mailing } from '../sign-in.ts';
import { confirmToken } from './confirm-token.ts';
import { ownBrowserCookie } from './own-browser.ts';
import { pressedTwiceMs } from './pressed-twice.ts';

/**
 * Creates an account that waits for its address to be confirmed. Until it is, whoever signs up last has the account:
 * the password of a stranger who typed the address before opens nothing. A known address is answered alike, and each
 * takes two hashes.
 */
export function signUp(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  return withFields(signUpFields, fields, ({ email, password }) =>
    mailing(request, email, fields, async () => {
      const { passwords, database } = request.parts;
      const hash = await passwords.hash(password);
      const waiting = await findWaiting(database, email);
      if (waiting === null)
        await request.auth.api.signUpEmail({ body: { email, password, name: '' } });
      else if (!(await passwords.verify({ hash: waiting.hash, password })) || !waiting.isJustMade)
        await signUpAnew(request, { ...waiting, email, hash }, fields);
      // One that opens nothing where the address has an account.
      const stored = (await findWaiting(database, email))?.hash ?? hash;
      const { accounts, facts } = request;
      return [ownBrowserCookie(accounts.ring, { email, hash: stored }, isHttps(facts.origin))];
    }),
  );
}

interface WaitingAccount {
  readonly personId: string;
  readonly hash: string;
  /** Whoever pressed twice has the link on its way. */
  readonly isJustMade: boolean;
}

/** The account with a password whose address nobody confirmed yet. */
async function findWaiting(database: Database, email: string): Promise<WaitingAccount | null> {
  const [found] = await rowsOf<WaitingAccount>(
    database,
    sql`select people.id as "personId", credentials.password as hash,
          credentials.updated_at > now() - make_interval(secs => ${pressedTwiceMs / 1000}::int) as "isJustMade"
        from people join credentials on credentials.person_id = people.id
        where people.email = ${email} and not people.email_verified and credentials.password is not null`,
  );
  return found ?? null;
}

/** Gives the account the password of this sign-up, and sends the one link that confirms it. */
async function signUpAnew(
  request: AccountRequest,
  { personId, email, hash }: Omit<WaitingAccount, 'isJustMade'> & { readonly email: string },
  fields: Fields,
): Promise<void> {
  const { accounts, parts } = request;
  const changed = await rowsOf(
    parts.database,
    sql`update credentials set password = ${hash}, updated_at = now() from people
        where people.id = ${personId} and not people.email_verified
          and credentials.person_id = people.id and credentials.password is not null
        returning credentials.id`,
  );
  if (changed.length === 0) return;
  const token = await confirmToken(accounts.ring, { email, hash });
  await queueMail(parts, { kind: 'confirm', email, token, ...occasionOf(request, fields) });
}
