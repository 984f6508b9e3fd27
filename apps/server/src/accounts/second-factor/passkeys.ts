import { freePasskeyName } from '@forecourt/domain/account/passkey-name';
import { type AccountAnswer, accountPaths } from '@forecourt/domain/account/sign-in';
import type { PasskeyShown } from '@forecourt/web/accounts/services';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import { dayInWords } from '../../platform/database/moment.ts';
import type { AccountRequest } from '../account-request.ts';
import { occasionOf } from '../answer-fields.ts';
import { describeBrowser } from '../describe-browser.ts';
import { isRefusal } from '../is-refusal.ts';
import { queueMail } from '../mail/account-mails.ts';
import { welcome } from '../welcome.ts';
import { factorMissing, mayChangeFactors } from './factor-guard.ts';
import { noteSecondFactor } from './second-factor.ts';

/** What a browser is asked to do with its keys, and the cookie by which its answer is known. */
export interface PasskeyChallenge {
  readonly options: Record<string, unknown>;
  readonly cookies: readonly string[];
}

/** Why adding a key cannot begin. */
export const cannotAdd =
  'Adding a passkey needs a fresh sign-in: sign out and in again, then add it.';
const unknownKey =
  'This passkey was not accepted. It belongs to no account here any more: remove it from your device, or sign in another way.';
const notAccepted = 'This passkey was not accepted. Try again, or sign in another way.';

type SignInBody = NonNullable<
  Parameters<AccountRequest['auth']['api']['verifyPasskeyAuthentication']>[0]
>['body'];
type Signed = SignInBody['response'];

/** Begins to add a key to the account of who asks. @returns or why not, in a sentence */
export async function beginAdding(request: AccountRequest): Promise<PasskeyChallenge | string> {
  const { auth, facts, headers } = request;
  if (facts.asker.kind === 'person' && !(await mayChangeFactors(request))) return factorMissing;
  const begun = await challenge(() =>
    auth.api.generatePasskeyRegistrationOptions({ headers, query: {}, returnHeaders: true }),
  );
  return begun ?? cannotAdd;
}

/** Begins to sign in with a key, whoever it is. */
export async function beginSigningIn({ auth }: AccountRequest): Promise<PasskeyChallenge | string> {
  const begun = await challenge(() =>
    auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), returnHeaders: true }),
  );
  return begun ?? cannotAdd;
}

async function challenge(
  make: () => Promise<{ readonly headers: Headers | null; readonly response: object }>,
): Promise<PasskeyChallenge | null> {
  try {
    const { headers, response } = await make();
    return { options: { ...response }, cookies: headers?.getSetCookie() ?? [] };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Adds the key that a browser made, and tells the person by mail. */
export async function addPasskey(
  request: AccountRequest,
  response: unknown,
): Promise<AccountAnswer> {
  const { auth, headers, parts } = request;
  if (!(await mayChangeFactors(request))) return { status: 'REFUSED', sentence: factorMissing };
  const taken = (await findPasskeys(request)).map((passkey) => passkey.name);
  const name = freePasskeyName(describeBrowser(headers.get('User-Agent') ?? ''), taken);
  try {
    await auth.api.verifyPasskeyRegistration({ headers, body: { response, name } });
    await mailOf(request, 'passkey-added', parts.database);
    return { status: 'DONE' };
  } catch (error) {
    if (isRefusal(error)) return { status: 'REFUSED', sentence: notAccepted };
    throw error;
  }
}

/** Tells the person who asks of a change of their keys. */
async function mailOf(
  request: AccountRequest,
  kind: 'passkey-added' | 'passkey-removed',
  database: Database,
): Promise<void> {
  const { asker } = request.facts;
  const email = asker.kind === 'person' ? asker.consumer.email : null;
  const occasion = occasionOf(request, { refUrl: accountPaths.account });
  const { queue } = request.parts;
  if (email) await queueMail({ database, queue }, { kind, email, token: null, ...occasion });
}

/** Signs in with what a key signed. Who has a key that was removed is told so: nobody guesses the id of one. */
export async function signInWithPasskey(
  request: AccountRequest,
  signed: Record<string, unknown>,
): Promise<AccountAnswer> {
  const { auth, headers } = request;
  // The library checks what it says.
  const response = signed as unknown as Signed;
  try {
    const entered = await auth.api.verifyPasskeyAuthentication({
      headers,
      body: { response },
      returnHeaders: true,
    });
    const cookies = entered.headers?.getSetCookie() ?? [];
    const received = await welcome(request, cookies);
    // Such a key is asked for a finger, a face or a PIN: that is two factors at once.
    await noteSecondFactor(request, cookies);
    return { status: 'SIGNED_IN', cookies: received };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return {
      status: 'REFUSED',
      sentence: (await isKnown(request, signed.id)) ? notAccepted : unknownKey,
    };
  }
}

async function isKnown({ parts }: AccountRequest, id: unknown): Promise<boolean> {
  const found = await rowsOf(
    parts.database,
    sql`select 1 from passkeys where credential_id = ${String(id)}`,
  );
  return found.length > 0;
}

/** The keys of the person who asks, the oldest first. */
export async function findPasskeys({
  parts,
  facts,
}: AccountRequest): Promise<readonly PasskeyShown[]> {
  const { asker, calls } = facts;
  if (asker.kind !== 'person') return [];
  return calls.require('account', () =>
    rowsOf<PasskeyShown>(
      parts.database,
      sql`select id, coalesce(name, 'A passkey') as name,
            ${dayInWords(sql`created_at`)} as since
          from passkeys where person_id = ${asker.personId} order by created_at, id`,
    ),
  );
}

/**
 * Removes one key of the person who asks, and tells them by mail. Pressed twice, the second finds none and has what the
 * first had.
 */
export async function removePasskey(
  request: AccountRequest,
  id: string,
): Promise<'REMOVED' | 'MISSING' | 'FACTOR_MISSING'> {
  const { parts, facts } = request;
  const { asker, calls } = facts;
  if (asker.kind !== 'person') return 'MISSING';
  if (!(await mayChangeFactors(request))) return 'FACTOR_MISSING';
  return calls.require('account', async () => {
    await parts.database.transaction(async (transaction) => {
      const removed = await rowsOf(
        transaction,
        sql`delete from passkeys where id = ${id} and person_id = ${asker.personId} returning 1`,
      );
      if (removed.length > 0) await mailOf(request, 'passkey-removed', transaction);
    });
    const left = await rowsOf(parts.database, sql`select 1 from passkeys where id = ${id}`);
    return left.length === 0 ? 'REMOVED' : 'MISSING';
  });
}
