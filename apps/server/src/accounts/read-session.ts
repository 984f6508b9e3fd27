import { sql } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import type { ReadSession, Session } from '../request/asker.ts';

/** The library's cookie, with the prefix that browsers hold to where pages come encrypted. */
export const sessionCookieName = (isSecure: boolean): string =>
  `${isSecure ? '__Secure-' : ''}forecourt.session_token`;

const cookieNames = [sessionCookieName(true), sessionCookieName(false)];

/**
 * Reads the signed cookie of a session and looks up whose it is, by a key of the table. Nothing of it is remembered:
 * one that was ended, by whichever process, opens nothing from the next request on.
 */
export function createReadSession(database: Database, ring: KeyRing): ReadSession {
  return async (headers, calls) => {
    const token = await readToken(headers, ring);
    if (token === null) return null;
    return calls.attempt<Session | 'resting' | null>(
      'session',
      () => findSession(database, token),
      'resting',
    );
  };
}

async function readToken(headers: Headers, { keys }: KeyRing): Promise<string | null> {
  const cookies = headers.get('Cookie') ?? '';
  for (const name of cookieNames) {
    if (!cookies.includes(`${name}=`)) continue;
    for (const { value: secret } of keys) {
      const { [name]: token } = await parseSigned(cookies, secret, name);
      if (token) return token;
    }
  }
  return null;
}

interface Row {
  readonly id: string;
  readonly session: string;
  readonly email: string;
  readonly firstName: string | null;
}

async function findSession(database: Database, token: string): Promise<Session | null> {
  const [row] = await rowsOf<Row>(
    database,
    sql`select people.id, sessions.id as session, email, first_name as "firstName"
        from sessions join people on people.id = person_id
        where token = ${token} and expires_at > now()`,
  );
  if (!row) return null;
  const { id, session, email, firstName } = row;
  return {
    personId: id,
    sessionId: session,
    name: firstName ?? email.slice(0, email.indexOf('@')),
    consumer: { consumerId: id, email },
  };
}
