import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/database/database.ts';

/** First number of the locks of dealers; the second is one of so many. */
const dealerLocks = 7_110_002;
const dealerLockCount = 1024;

/** A server keeps few locks at once, so dealers share them; all versions agree on whom. */
const lockOf = (code: ReturnType<typeof sql>) =>
  sql`abs(hashtext(${code}) % ${dealerLockCount}::int)`;

const among = (codes: readonly string[]) =>
  sql`json_array_elements_text(${JSON.stringify(codes)}::json) as code`;

/**
 * Waits until no other import has one of these dealers in its hands: what is planned for one holds only
 * while nobody else changes its stock. All take their locks in one order, so that none waits in a ring.
 */
export async function lockDealers(transaction: Database, codes: readonly string[]): Promise<void> {
  await transaction.execute(sql`
    select pg_advisory_xact_lock(${dealerLocks}::int, number) from (
      select distinct ${lockOf(sql`code`)} as number from ${among(codes)} order by number) as locks`);
}

/** Parts dealers into lanes of which none ever waits for a lock of another. */
export async function partIntoLanes(
  database: Database,
  codes: readonly string[],
  lanes: number,
): Promise<string[][]> {
  const rows = await rowsOf<{ code: string; lane: number }>(
    database,
    sql`select code, ${lockOf(sql`code`)} % ${lanes}::int as lane from ${among(codes)}`,
  );
  const parted: string[][] = Array.from({ length: lanes }, () => []);
  for (const { code, lane } of rows) parted[lane]?.push(code);
  return parted;
}
