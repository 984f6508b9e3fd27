import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { secrets } from './tables.ts';

/** Bytes of a key: as many as a signature with SHA-256 has. */
export const secretBytes = 32;

/** The key of that name, made when it is asked for first, by whichever process that is. */
export async function readSecret(database: Database, name: string): Promise<string> {
  const made = randomBytes(secretBytes).toString('base64url');
  await database.insert(secrets).values({ name, value: made }).onConflictDoNothing();
  const [row] = await database.select().from(secrets).where(eq(secrets.name, name));
  return row?.value ?? made;
}
