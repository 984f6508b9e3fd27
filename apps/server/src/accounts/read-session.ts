import { sql } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import { LRUCache } from 'lru-cache';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { KeyRing } from '../platform/secrets/key-ring.ts';
import type { ReadSession, Session } from '../request/asker.ts';

/**
 * A page and its pictures ask at once. Who was signed out by another process is signed in here for no
 * longer than this.
 */
const rememberedMs = 5000;

/** The library's cookie, with the prefix that browsers hold to where pages come encrypted. */
const cookieNames = ['__Secure-forecourt.session_token', 'forecourt.session_token'] as const;

/** What a look-up found. */
interface Found {
  readonly session: Session | null;
}

/** Sessions as they were looked up a moment ago, by their tokens. */
export type SessionMemory = LRUCache<string, Found>;

export const createSessionMemory = (): SessionMemory =>
  new LRUCache({ max: 20_000, ttl: rememberedMs });

/** Reads the signed cookie of a session and looks up whose it is, by a key of the table. */
export function createReadSession(
  database: Database,
  ring: KeyRing,
  memory: SessionMemory,
): ReadSession {
  return async (headers, calls) => {
    const token = await readToken(headers, ring);
    if (token === null) return null;
    const known = memory.get(token);
    if (known) return known.session;
    const found = await calls.attempt(
      'session',
      async (): Promise<Found | null> => ({ session: await findSession(database, token) }),
      null,
    );
    if (found === null) return 'resting';
    memory.set(token, found);
    return found.session;
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
