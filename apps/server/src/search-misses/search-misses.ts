import { desc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import { searchMisses } from './tables.ts';

/** `nothing`: a search that found no car. `unknown`: words of which nobody knows what they mean. */
export type MissKind = 'nothing' | 'unknown';

/** Different ones that one process remembers between two writes; further ones are left out. */
const maxWaiting = 500;

/** Rows of each kind that are kept: those that came last. */
const maxKept = 2000;

/** Characters of words, and of the address of a search. */
const maxLengths: Readonly<Record<MissKind, number>> = { unknown: 80, nothing: 200 };
const flushMs = 10_000;

/** Whether somebody's address or number, such as (404) 555-0123, is in words or in an address: that is no search. */
export const isPersonal = (text: string): boolean =>
  /@|\d{6,}|\d{3}\W{0,2}\d{3}\W{0,2}\d{4}/.test(decoded(text));

/** Words of an address as they were typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Remembers what searches missed, bounded, and without who searched. */
export interface SearchMisses {
  note(kind: MissKind, words: string): void;
  /** Writes what waits. */
  flush(): Promise<void>;
}

export function createSearchMisses(database: Database): SearchMisses {
  let waiting = new Map<string, { kind: MissKind; words: string; times: number }>();
  return {
    note(kind, text) {
      const whole = kind === 'unknown' ? text.trim().toLowerCase() : text;
      const words = [...whole].slice(0, maxLengths[kind]).join('');
      if (words === '' || isPersonal(whole)) return;
      const key = `${kind} ${words}`;
      const known = waiting.get(key);
      if (known) known.times += 1;
      else if (waiting.size < maxWaiting) waiting.set(key, { kind, words, times: 1 });
    },
    async flush() {
      if (waiting.size === 0) return;
      // In one order: two processes that write the same words do not wait for each other crosswise.
      const rows = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
      waiting = new Map();
      await writeMisses(database, rows);
    },
  };
}

async function writeMisses(
  database: Database,
  rows: readonly { readonly kind: MissKind; readonly words: string; readonly times: number }[],
): Promise<void> {
  const now = sql`now()`;
  await database
    .insert(searchMisses)
    .values(rows.map((row) => ({ ...row, firstAt: now, lastAt: now })))
    .onConflictDoUpdate({
      target: [searchMisses.kind, searchMisses.words],
      set: {
        times: sql`${searchMisses.times} + excluded.times`,
        lastAt: sql`excluded.last_at`,
      },
    });
  await rowsOf(
    database,
    sql`delete from search_misses where (kind, words) in (
          select kind, words from (
            select kind, words, row_number() over (partition by kind order by last_at desc, words)
              as place from search_misses) as placed
          where place > ${maxKept})`,
  );
}

/** Nobody mends what was asked for once, months ago. */
const missDays = 90;

/** Forgets what nobody looked for since. */
export async function forgetMisses(database: Database, now: Date): Promise<void> {
  await database.execute(sql`delete from search_misses
    where last_at < ${now}::timestamptz - make_interval(days => ${missDays}::int)`);
}

/** Flushes every while, and at the end. What cannot be written is left out: nobody waits for it. */
export function flushMisses(misses: SearchMisses, logger: Logger) {
  const flush = () => misses.flush().catch((error) => logger.error(error));
  const timer = setInterval(flush, flushMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

/**
 * What was missed, the most frequent first.
 *
 * @param offset how many are passed over
 */
export function readMisses(database: Database, kind: MissKind, limit: number, offset = 0) {
  return database
    .select()
    .from(searchMisses)
    .where(eq(searchMisses.kind, kind))
    .orderBy(desc(searchMisses.times), desc(searchMisses.lastAt), searchMisses.words)
    .limit(limit)
    .offset(offset);
}

/** How many different ones there are of a kind. */
export function countMisses(database: Database, kind: MissKind): Promise<number> {
  return database.$count(searchMisses, eq(searchMisses.kind, kind));
}
