import type { Database } from '../database/database.ts';
import { KeyRing, type RingKey } from './key-ring.ts';
import { readKeys, signsAfterMs } from './ring-keys.ts';

/** How soon processes and their threads learn of a key: well before it signs. */
const followMs = 5000;

/** The ring of cookies and links. */
export interface FollowedKeys {
  readonly ring: KeyRing;
  /** Learns of what has changed now. */
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/** Opens the ring that all processes share, and follows it. A database that is away leaves it as it was. */
export async function followKeys(database: Database): Promise<FollowedKeys> {
  let keys = await readRing(database);
  const look = async () => {
    keys = await readRing(database);
  };
  const timer = setInterval(() => void look().catch(() => {}), followMs).unref();
  return { ring: new KeyRing(() => keys), look, stop: () => clearInterval(timer) };
}

async function readRing(database: Database): Promise<readonly RingKey[]> {
  const now = performance.now();
  return (await readKeys(database)).map(({ ageMs, ...key }) => ({
    ...key,
    signsAt: now + signsAfterMs - ageMs,
  }));
}
