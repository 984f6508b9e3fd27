import type { AccountAnswer } from '@forecourt/domain/account/sign-in';
import type { AccountRequest } from '../account-request.ts';
import { leadsTo } from '../answer-fields.ts';
import { isRefusal } from '../is-refusal.ts';
import { welcome } from '../welcome.ts';

/** Where Google asks who it is, and the cookie by which the answer is known. */
export interface GoogleBeginning {
  readonly href: string;
  readonly cookies: readonly string[];
}

const notAccepted: AccountAnswer = {
  status: 'REFUSED',
  sentence: 'Google did not sign you in. Try again, or sign in another way.',
};

/** Begins to sign in by Google. @param refUrl where it leads on to; untrusted */
export async function beginGoogle(
  request: AccountRequest,
  refUrl: string | undefined,
): Promise<GoogleBeginning | null> {
  const { auth, facts } = request;
  const callbackURL = `${facts.origin}${leadsTo(request, refUrl)}`;
  const { headers, response } = await auth.api.signInSocial({
    body: { provider: 'google', callbackURL, disableRedirect: true },
    headers: new Headers(),
    returnHeaders: true,
  });
  const href = 'url' in response ? response.url : undefined;
  return href === undefined ? null : { href, cookies: headers?.getSetCookie() ?? [] };
}

/** Takes what Google answers to who came back. @returns where it leads on to, once somebody is signed in */
export async function finishGoogle(
  request: AccountRequest,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly answer: AccountAnswer; readonly refUrl: string }> {
  const { auth, facts, headers } = request;
  const answer = await auth.handler(
    new Request(`${facts.origin}/api/auth/callback/google?${new URLSearchParams(query)}`, {
      headers: { Cookie: headers.get('Cookie') ?? '' },
    }),
  );
  const refUrl = leadsTo(request, answer.headers.get('Location'));
  return { answer: await entered(request, answer.headers), refUrl };
}

/** Signs in with what One Tap gave the page. @param idToken untrusted */
export async function signInByOneTap(
  request: AccountRequest,
  idToken: string,
): Promise<AccountAnswer> {
  try {
    const { headers } = await request.auth.api.signInSocial({
      body: { provider: 'google', idToken: { token: idToken } },
      headers: new Headers(),
      returnHeaders: true,
    });
    return await entered(request, headers ?? new Headers());
  } catch (error) {
    if (isRefusal(error)) return notAccepted;
    throw error;
  }
}

async function entered(request: AccountRequest, headers: Headers): Promise<AccountAnswer> {
  const cookies = headers.getSetCookie();
  const isSignedIn = cookies.some((cookie) => /session_token=[^;]/.test(cookie));
  if (!isSignedIn) return notAccepted;
  return { status: 'SIGNED_IN', cookies: await welcome(request, cookies) };
}
