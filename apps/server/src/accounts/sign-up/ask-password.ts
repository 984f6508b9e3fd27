import { type AccountAnswer, passwordLengths } from '@forecourt/domain/account/sign-in';
import type { AccountRequest } from '../account-request.ts';
import type { SignedUp } from './confirm-token.ts';
import { isOwnBrowser } from './own-browser.ts';

/**
 * Asks who follows a link of a sign-up elsewhere than where its password was typed for that password: the owner of an
 * address must not confirm the sign-up of a stranger, who then knew the password of the account.
 *
 * @param typed the password, if one was typed
 * @returns what to answer; null where the link may be followed
 */
export async function askPassword(
  { parts, accounts, facts, headers }: AccountRequest,
  signedUp: SignedUp,
  typed: unknown,
): Promise<AccountAnswer | null> {
  const { email, hash } = signedUp;
  if (hash === null || isOwnBrowser(headers, accounts.ring, signedUp)) return null;
  if (typeof typed !== 'string' || typed === '') return wanted('expected your password');
  const refusal = await accounts.throttle.admitPassword({ email, client: facts.client, headers });
  if (refusal !== null) return { status: 'LIMITED', sentence: refusal };
  const isRight =
    typed.length <= passwordLengths.max &&
    (await parts.passwords.verify({ hash, password: typed }));
  return isRight ? null : wanted('expected the password of this sign-up');
}

const wanted = (password: string): AccountAnswer => ({ status: 'INVALID', problems: { password } });
