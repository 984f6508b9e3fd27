import type { AccountAnswer } from '@forecourt/domain/account/sign-in';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database/database.ts';
import { newAddressFields } from '../account-fields.ts';
import type { AccountRequest } from '../account-request.ts';
import { act, type Fields, occasionOf, withFields } from '../answer-fields.ts';
import { isRefusal } from '../is-refusal.ts';
import { type MailToWrite, queueMail } from '../mail/account-mails.ts';
import { linkMinutes } from '../mail/link-minutes.ts';
import { factorMissing } from '../second-factor/factor-guard.ts';
import { forgetAddressLinks, keepAddressLink } from './address-links.ts';
import { findAddressProof } from './address-proof.ts';

/** Why the address cannot be changed yet. */
const needsFreshSignIn =
  'Changing the address needs a fresh sign-in: sign out and in again, then change it.';

/**
 * Sends a link to another address, which becomes that of the account once somebody who is signed in follows it, and
 * tells the present one. An address that has an account gets another mail, and nobody else learns of it.
 */
export function askForChange(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  return withFields(newAddressFields, fields, async ({ newEmail, password }) => {
    const { asker } = request.facts;
    const signedOut: AccountAnswer = { status: 'REFUSED', sentence: 'Sign in first.' };
    if (asker.kind !== 'person') return signedOut;
    const from = asker.consumer.email ?? '';
    if (newEmail === from)
      return invalid('newEmail', 'expected another address: the account has this one');
    const refusal = await refusalOf(request, password, from);
    if (refusal !== null) return refusal;
    const sentence = await request.accounts.throttle.admitChange({
      personId: asker.personId,
      email: newEmail,
      client: request.facts.client,
    });
    if (sentence !== null) return { status: 'LIMITED', sentence };
    const { personId, sessionId } = asker;
    return act(request, fields, () =>
      sendLinks(request, { personId, sessionId, from, to: newEmail }),
    );
  });
}

const invalid = (field: string, problem: string): AccountAnswer => ({
  status: 'INVALID',
  problems: { [field]: problem },
});

/** Why who asks is not known well enough; null where they are. */
async function refusalOf(
  request: AccountRequest,
  password: string,
  email: string,
): Promise<AccountAnswer | null> {
  const { accounts, auth, facts, headers } = request;
  const proof = await findAddressProof(request);
  if (proof === 'factor') return { status: 'REFUSED', sentence: factorMissing };
  if (proof === 'sign-in') return { status: 'REFUSED', sentence: needsFreshSignIn };
  if (proof === 'recent') return null;
  if (password === '') return invalid('password', 'expected your password');
  const sentence = await accounts.throttle.admitPassword({ email, client: facts.client, headers });
  if (sentence !== null) return { status: 'LIMITED', sentence };
  try {
    await auth.api.verifyPassword({ body: { password }, headers });
    return null;
  } catch (error) {
    if (isRefusal(error)) return invalid('password', 'expected the password of this account');
    throw error;
  }
}

interface AskedChange {
  readonly personId: string;
  readonly sessionId: string;
  readonly from: string;
  readonly to: string;
}

/** Does as much for an address that has an account as for any other. */
async function sendLinks(request: AccountRequest, asked: AskedChange): Promise<AccountAnswer> {
  const { database, queue } = request.parts;
  await database.transaction(async (transaction) => {
    await forgetAddressLinks(transaction, asked.personId, 'change');
    const token = await keepAddressLink(
      transaction,
      { kind: 'change', ...asked },
      linkMinutes.change,
    );
    const known = await rowsOf(
      transaction,
      sql`select 1 from people where email = ${asked.to} and email_verified`,
    );
    const mails: Pick<MailToWrite, 'kind' | 'email' | 'token'>[] = [
      known.length === 0
        ? { kind: 'change', email: asked.to, token }
        : { kind: 'change-known', email: asked.to, token: null },
      { kind: 'change-asked', email: asked.from, token: null },
    ];
    for (const mail of mails)
      await queueMail({ database: transaction, queue }, { ...mail, ...occasionOf(request, {}) });
  });
  return { status: 'MAILED' };
}
