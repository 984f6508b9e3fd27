import type { Database } from '../database/database.ts';
import { readSecret } from './read-secret.ts';

/** What texts are sealed with: the operator's own keys, else one that the database keeps. */
export async function readSealingKeys(
  database: Database,
  own: readonly string[] | undefined,
): Promise<readonly string[]> {
  return own && own.length > 0 ? own : [await readSecret(database, 'sealing')];
}
