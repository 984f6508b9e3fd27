import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rateCounts } from './tables.ts';

/** Forgets whose time is over: they may begin anew. */
export async function forgetCounts(database: Database, now: Date): Promise<void> {
  await database.delete(rateCounts).where(lt(rateCounts.expire, now));
}
