import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import type { AccountRequest } from './account-request.ts';
import { sessionCookieName } from './read-session.ts';
import { deleteSessions } from './sessions.ts';
import { keeperCookies } from './welcome.ts';

/** Ends the session of this browser. @returns cookies that take its own away */
export async function signOut({ parts, facts }: AccountRequest): Promise<readonly string[]> {
  const { asker, origin } = facts;
  if (asker.kind === 'person')
    await facts.calls.require('account', () =>
      deleteSessions(parts.database, asker.personId, { only: asker.sessionId }),
    );
  return [
    withoutSession(origin),
    ...(await keeperCookies(parts.keepings, null, null, isHttps(origin))),
  ];
}

/** Takes the cookie of a session away. @param origin where shoppers reach the brand */
export function withoutSession(origin: string): string {
  const isSecure = isHttps(origin);
  return setCookie(sessionCookieName(isSecure), '', { maxAgeSeconds: 0, isSecure, httpOnly: true });
}
