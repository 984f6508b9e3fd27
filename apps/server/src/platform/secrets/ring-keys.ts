import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { readSecret, secretBytes } from './read-secret.ts';
import { secrets } from './tables.ts';

/** What the row of the first key is called; later ones have their version behind it. */
const first = 'visitors';

/** A new key verifies from when a process learns of it, and signs after this: all have learnt of it by then. */
export const signsAfterMs = 30_000;

/** A key of cookies and links, as it is kept. */
export interface KeptKey {
  readonly version: number;
  readonly value: string;
  readonly ageMs: number;
}

const nameOf = (version: number) => (version === 1 ? first : `${first}/${version}`);

/** The keys of cookies and links, the oldest first; the first one is made when it is asked for. */
export async function readKeys(database: Database): Promise<readonly KeptKey[]> {
  const found = await findKeys(database);
  if (found.length > 0) return found;
  await readSecret(database, first);
  return findKeys(database);
}

async function findKeys(database: Database): Promise<readonly KeptKey[]> {
  const rows = await rowsOf<{ name: string; value: string; ageMs: number }>(
    database,
    sql`select name, value, (extract(epoch from now() - made_at) * 1000)::float8 as "ageMs"
        from secrets where name = ${first} or name like ${`${first}/%`}`,
  );
  return rows
    .map(({ name, ...row }) => ({ ...row, version: Number(name.split('/')[1] ?? 1) }))
    .toSorted((a, b) => a.version - b.version);
}

/**
 * Adds a key, which signs in a moment.
 *
 * @returns its version
 * @throws Refusal while the one before has not begun to sign
 */
export async function addKey(database: Database): Promise<number> {
  const newest = (await readKeys(database)).at(-1);
  if (!newest || (newest.version > 1 && newest.ageMs < signsAfterMs))
    throw new Refusal('A key was added a moment ago: expected half a minute between two.');
  const version = newest.version + 1;
  const made = { name: nameOf(version), value: randomBytes(secretBytes).toString('base64url') };
  const added = await database.insert(secrets).values(made).onConflictDoNothing().returning();
  if (added.length === 0) throw new Refusal('Somebody else added a key at the same moment.');
  return version;
}

/**
 * Takes a key away: what it has signed is accepted no more.
 *
 * @throws Refusal where there is none such, or it signs now
 */
export async function removeKey(database: Database, version: number): Promise<void> {
  const keys = await readKeys(database);
  const signing = keys.findLast(({ ageMs }) => ageMs >= 2 * signsAfterMs) ?? keys[0];
  const found = keys.find((key) => key.version === version);
  if (!found || !signing)
    throw new Refusal(
      `Key ${version}: there is none such; there are ${keys.map((key) => key.version).join(', ')}.`,
    );
  if (found.version >= signing.version)
    throw new Refusal(
      `Key ${version} signs what is sent now: add another (secrets rotate), and wait a minute.`,
    );
  await database.delete(secrets).where(eq(secrets.name, nameOf(version)));
}
