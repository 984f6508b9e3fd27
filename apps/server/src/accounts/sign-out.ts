import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { sql } from 'drizzle-orm';
import type { AccountRequest } from './account-request.ts';
import { keeperCookies } from './welcome.ts';

/** Ends the session of this browser. @returns cookies that take its own away */
export async function signOut({ parts, facts }: AccountRequest): Promise<readonly string[]> {
  const { asker, origin } = facts;
  if (asker.kind === 'person')
    await facts.calls.require('account', () =>
      parts.database.execute(sql`delete from sessions where id = ${asker.sessionId}`),
    );
  return [
    withoutSession(origin),
    ...(await keeperCookies(parts.keepings, null, null, isHttps(origin))),
  ];
}

/** Takes the cookie of a session away. @param origin where shoppers reach the brand */
export function withoutSession(origin: string): string {
  const isSecure = isHttps(origin);
  const name = `${isSecure ? '__Secure-' : ''}forecourt.session_token`;
  return setCookie(name, '', { maxAgeSeconds: 0, isSecure, httpOnly: true });
}
