import { isHttps } from '@forecourt/domain/account/cookie-header';
import { type AccountAnswer, staleLink, wrongCredentials } from '@forecourt/domain/account/sign-in';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database/database.ts';
import { emailFields, resetFields, signInFields } from './account-fields.ts';
import type { AccountRequest } from './account-request.ts';
import { act, type Fields, occasionOf, withFields } from './answer-fields.ts';
import { isRefusal } from './is-refusal.ts';
import { tokenNow } from './library-secrets.ts';
import { queueMail } from './mail/account-mails.ts';
import { askPassword } from './sign-up/ask-password.ts';
import { findHash, findLastSignUp } from './sign-up/confirm-token.ts';
import { ownBrowserCookie } from './sign-up/own-browser.ts';
import { welcome } from './welcome.ts';

/** Signs in with a password. */
export function signIn(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  return withFields(signInFields, fields, async ({ email, password }) => {
    const { accounts, facts, headers } = request;
    const refusal = await accounts.throttle.admitPassword({
      email,
      client: facts.client,
      headers,
    });
    if (refusal !== null) return { status: 'LIMITED', sentence: refusal };
    return act(request, fields, async () => {
      const enter = () =>
        request.auth.api.signInEmail({
          body: { email, password },
          headers: ownHeaders(headers),
          returnHeaders: true,
        });
      const answer = await entering(request, enter, {
        UNAUTHORIZED: { status: 'REFUSED', sentence: wrongCredentials },
        FORBIDDEN: { status: 'MAILED' },
      });
      return answer.status === 'MAILED' ? knownHere(request, email) : answer;
    });
  });
}

/** Who typed the password of a sign-up that waits follows the link, which is on its way again, without it. */
async function knownHere(
  { parts, accounts, facts }: AccountRequest,
  email: string,
): Promise<AccountAnswer> {
  const hash = await findHash(parts.database, email);
  const cookie = ownBrowserCookie(accounts.ring, { email, hash }, isHttps(facts.origin));
  return { status: 'MAILED', cookies: [cookie] };
}

/** Sends a link that signs in, and makes an account where there is none. */
export function sendLink(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  return withFields(emailFields, fields, ({ email }) =>
    mailing(request, email, fields, async () => {
      await request.auth.api.signInMagicLink({ body: { email }, headers: new Headers() });
    }),
  );
}

/**
 * Follows a link of a mail: one that signs in, or one that confirms an address and then signs in. A stale one is
 * done with where it went to the address of who is signed in: of any other it tells nothing.
 */
export async function followLink(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  const sent = typeof fields.token === 'string' ? fields.token : '';
  const stale: AccountAnswer = { status: 'REFUSED', sentence: staleLink };
  const headers = ownHeaders(request.headers);
  const refusals = { UNAUTHORIZED: stale, FOUND: stale, BAD_REQUEST: stale };
  const { auth, accounts, parts } = request;
  const signInBy = (token: string) =>
    auth.api.magicLinkVerify({ query: { token }, headers, returnHeaders: true });
  const confirmBy = (token: string) =>
    auth.api.verifyEmail({ query: { token }, headers, returnHeaders: true });
  const answer = await act(request, fields, async () => {
    if (fields.use !== 'confirm') return entering(request, () => signInBy(sent), refusals);
    const token = await tokenNow(sent, accounts.ring);
    const signedUp = await findLastSignUp(parts.database, accounts.ring, token);
    if (signedUp === null) return stale;
    const refusal = await askPassword(request, signedUp, fields.password);
    return refusal ?? entering(request, () => confirmBy(token), refusals);
  });
  const { asker } = request.facts;
  const isOwn = asker.kind === 'person' && asker.consumer.email === fields.email;
  return answer.status === 'REFUSED' && isOwn ? { status: 'DONE' } : answer;
}

/** Sends a link that sets a new password; an address without an account is told so, by mail only. */
export function requestReset(request: AccountRequest, fields: Fields): Promise<AccountAnswer> {
  return withFields(emailFields, fields, ({ email }) =>
    mailing(request, email, fields, async () => {
      const [known] = await rowsOf(
        request.parts.database,
        sql`select id from people where email = ${email}`,
      );
      if (known) await request.auth.api.requestPasswordReset({ body: { email } });
      else
        await queueMail(request.parts, {
          kind: 'unknown',
          email,
          token: null,
          ...occasionOf(request, fields),
        });
    }),
  );
}

/** Whether a link that sets a new password still does; true while nobody can tell. */
export function holdsReset({ auth, facts }: AccountRequest, token: string): Promise<boolean> {
  const find = async () => {
    const { internalAdapter } = await auth.$context;
    // By the name that the library gives it.
    const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    return found !== null && found.expiresAt.getTime() > facts.now;
  };
  return facts.calls.attempt('account', find, true);
}

/** Sets a new password by a link that was sent, and signs out everywhere. */
export async function resetPassword(
  request: AccountRequest,
  fields: Fields,
): Promise<AccountAnswer> {
  if (!fields.token) return { status: 'REFUSED', sentence: staleLink };
  return withFields(resetFields, fields, ({ token, password }) =>
    act(request, fields, async () => {
      try {
        await request.auth.api.resetPassword({ body: { token, newPassword: password } });
      } catch (error) {
        if (codeOf(error) === 'BAD_REQUEST') return { status: 'REFUSED', sentence: staleLink };
        throw error;
      }
      return { status: 'DONE' };
    }),
  );
}

/** Has a mail written, and says so whether or not there is an account. */
export async function mailing(
  request: AccountRequest,
  email: string,
  fields: Fields,
  write: () => Promise<readonly string[] | undefined>,
): Promise<AccountAnswer> {
  const { accounts, facts, headers } = request;
  const refusal = await accounts.throttle.admitMail({ email, client: facts.client, headers });
  if (refusal !== null) return { status: 'LIMITED', sentence: refusal };
  return act(request, fields, async () => {
    const cookies = await write();
    return { status: 'MAILED', ...(cookies && { cookies }) };
  });
}

/** Takes what the library answers to who comes in, and what it refuses with. */
async function entering(
  request: AccountRequest,
  enter: () => Promise<{ readonly headers: Headers | null }>,
  refusals: Readonly<Record<string, AccountAnswer>>,
): Promise<AccountAnswer> {
  try {
    const { headers } = await enter();
    const cookies = headers?.getSetCookie() ?? [];
    // A link that confirms an address which is confirmed already signs nobody in.
    if (cookies.length === 0) return { status: 'REFUSED', sentence: staleLink };
    return { status: 'SIGNED_IN', cookies: await welcome(request, cookies) };
  } catch (error) {
    const refusal = refusals[codeOf(error) ?? ''];
    if (refusal) return refusal;
    throw error;
  }
}

const codeOf = (error: unknown): string | null =>
  isRefusal(error) ? String((error as { readonly status: unknown }).status) : null;

/** What the library may know of a request: what kind of browser it is, to show in the list of sessions. */
function ownHeaders(headers: Headers): Headers {
  return new Headers({ 'User-Agent': headers.get('User-Agent') ?? '' });
}
