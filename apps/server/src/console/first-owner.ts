import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { readSecret } from '../platform/secrets/read-secret.ts';
import { addFirstOwner, hasOperators } from './operators.ts';

const secretName = 'first-owner';

/** Where whoever reads the log becomes the first owner; null once there is somebody. */
export async function findFirstOwnerPath(database: Database): Promise<string | null> {
  if (await hasOperators(database)) return null;
  return `/console/first?key=${await readSecret(database, secretName)}`;
}

/** Whether a key is that of the printed link, and nobody came before. */
export async function isFirstOwnerKey(database: Database, key: string): Promise<boolean> {
  if (await hasOperators(database)) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(key), digest(await readSecret(database, secretName)));
}

/** Makes who has the printed link the first owner. The link is good once. */
export async function becomeFirstOwner(
  database: Database,
  key: string,
  email: string,
): Promise<boolean> {
  if (!(await isFirstOwnerKey(database, key))) return false;
  if (!(await addFirstOwner(database, email))) return false;
  await database.execute(sql`delete from secrets where name = ${secretName}`);
  return true;
}
