import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readSecret } from './read-secret.ts';
import { secrets } from './tables.ts';

const name = 'sealing';

/**
 * What texts are sealed with: the operator's own keys, then the one that the database keeps, which opens what was
 * sealed before there were any; else that one alone.
 *
 * @param own the operator's keys as they are now
 */
export async function readSealingKeys(
  database: Database,
  own: (() => readonly string[]) | undefined,
): Promise<readonly string[]> {
  const keys = own?.() ?? [];
  if (keys.length === 0) return [await readSecret(database, name)];
  const kept = await database.select().from(secrets).where(eq(secrets.name, name));
  return [...keys, ...kept.map(({ value }) => value)];
}
