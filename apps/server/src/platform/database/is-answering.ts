import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A database that is well answers in a millisecond; who asks waits no longer than this. */
const patienceMs = 1000;

/** Whether the database answers now, within so many milliseconds. */
export async function isAnswering(
  database: Database,
  maxWaitMs: number = patienceMs,
): Promise<boolean> {
  const answered = database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, pause(maxWaitMs, false, { ref: false })]);
}
