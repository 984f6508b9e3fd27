import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../platform/database/database.ts';
import type { KeyRing } from '../../platform/secrets/key-ring.ts';
import { linkMinutes } from '../mail/link-minutes.ts';

/** A sign-up whose address is to be confirmed. */
export interface SignedUp {
  readonly email: string;
  /** That of the password which was typed; null where the account has none. */
  readonly hash: string | null;
}

const claimOf = ({ email, hash }: SignedUp) => `signed up ${email} ${hash ?? ''}`;

/** The token of a link that confirms an address, as the library reads it: it is good for one sign-up alone. */
export async function confirmToken(ring: KeyRing, signedUp: SignedUp): Promise<string> {
  const { signJWT } = await import('better-auth/crypto');
  const claims = { email: signedUp.email, signUp: ring.sign(claimOf(signedUp)) };
  return signJWT(claims, ring.keys[0].value, linkMinutes.confirm * 60);
}

/**
 * The last sign-up with the address that a token is about; null where the token is of another.
 *
 * @param token signed as the library signs now
 */
export async function findLastSignUp(
  database: Database,
  ring: KeyRing,
  token: string,
): Promise<SignedUp | null> {
  const { verifyJWT } = await import('better-auth/crypto');
  const claims = await verifyJWT<{ email: string; signUp?: string }>(token, ring.keys[0].value);
  if (!claims?.signUp) return null;
  const { email, signUp } = claims;
  const last = { email, hash: await findHash(database, email) };
  return ring.hasSigned(claimOf(last), signUp) ? last : null;
}

/** The hash of the password that the account with an address has. */
export async function findHash(database: Database, email: string): Promise<string | null> {
  const [found] = await rowsOf<{ hash: string }>(
    database,
    sql`select credentials.password as hash from people join credentials on credentials.person_id = people.id
        where people.email = ${email} and credentials.password is not null`,
  );
  return found?.hash ?? null;
}
