import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** One entry of the log that `changeMarket` writes. */
export interface ChangeEntry {
  readonly position: number;
  readonly kind: 'listing' | 'owner';
  readonly subjectId: number;
}

/** The last entry's place in the log; 0 when it is empty. */
export async function lastPosition(database: Database): Promise<number> {
  const rows = await rowsOf<{ last: string | null }>(
    database,
    sql`select max(sequence) as last from listing_change`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** Somebody who reads the log was away for longer than changes are kept. */
export class ChangesForgotten extends Error {
  override readonly name = 'ChangesForgotten';
}

/**
 * @param position of the last entry that was read; 0 before any
 * @throws ChangesForgotten where what followed it may be gone
 */
export async function changesAfter(
  database: Database,
  position: number,
  most: number,
): Promise<ChangeEntry[]> {
  const rows = await rowsOf<{
    sequence: string;
    kind: ChangeEntry['kind'];
    subject_id: string;
  }>(
    database,
    sql`select sequence, kind, subject_id from listing_change
        where sequence > ${position} order by sequence limit ${most}`,
  );
  const entries = rows.map((row) => ({
    position: Number(row.sequence),
    kind: row.kind,
    subjectId: Number(row.subject_id),
  }));
  await requireNoGap(database, position, entries[0]);
  return entries;
}

/** A number that a transaction gave up leaves a gap as well; only what was forgotten takes the entry before along. */
async function requireNoGap(
  database: Database,
  position: number,
  next: ChangeEntry | undefined,
): Promise<void> {
  if (position === 0 || !next || next.position === position + 1) return;
  if ((await findFingerprint(database, position)) !== null) return;
  throw new ChangesForgotten(
    `Changes from ${position} to ${next.position} were forgotten before this process read them: it has to start anew.`,
  );
}

/**
 * What only a log with this history says of one of its entries: what changed, and to the microsecond
 * when. Null when there is no such entry.
 */
export async function findFingerprint(
  database: Database,
  position: number,
): Promise<string | null> {
  const rows = await rowsOf<{ fingerprint: string }>(
    database,
    sql`select concat_ws(' ', kind, subject_id, extract(epoch from recorded_at)) as fingerprint
        from listing_change where sequence = ${position}`,
  );
  return rows[0]?.fingerprint ?? null;
}

/**
 * How long changes are kept. A running process reads each within a second; one that was suspended for longer ends.
 * One that starts with an older snapshot misses the entry that its snapshot names, refuses it and builds its index
 * from the database.
 */
const keptDays = 7;

/** Changes forgotten in one statement: readers of the embedded database wait for no more than this. */
const maxForgottenAtOnce = 1000;

/**
 * Forgets changes that every process has surely read, the oldest first. The last one stays: new indexes
 * begin there.
 */
export async function pruneChanges(
  database: Database,
  maxAtOnce: number = maxForgottenAtOnce,
): Promise<void> {
  let from = 0;
  let forgotten = maxAtOnce;
  while (forgotten === maxAtOnce) {
    const rows = await rowsOf<{ sequence: string }>(
      database,
      sql`delete from listing_change
          where sequence in (
              select sequence from listing_change
              where sequence > ${from} order by sequence limit ${maxAtOnce})
            and recorded_at < now() - make_interval(days => ${keptDays}::int)
            and sequence < (select max(sequence) from listing_change)
          returning sequence`,
    );
    from = rows.reduce((largest, { sequence }) => Math.max(largest, Number(sequence)), from);
    forgotten = rows.length;
  }
}

/** @returns how to stop */
export function pruneChangesEvery(
  database: Database,
  milliseconds: number,
  onError: (error: unknown) => void,
): () => void {
  const prune = () => void pruneChanges(database).catch(onError);
  prune();
  const timer = setInterval(prune, milliseconds).unref();
  return () => clearInterval(timer);
}
