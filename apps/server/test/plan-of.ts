import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../src/platform/database/database.ts';

/**
 * How the database goes about the statements of some work, which find no rows here. Of the few rows of a test it would
 * read all; so it does here only where no index serves.
 */
export function planOf(
  database: Database,
  work: (explaining: Database) => Promise<unknown>,
): Promise<string> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    const lines: string[] = [];
    const execute = async (statement: SQL) => {
      const plan = await rowsOf<Record<string, string>>(transaction, sql`explain ${statement}`);
      lines.push(...plan.flatMap((row) => Object.values(row)));
      return { rows: [] };
    };
    await work({ execute } as Database);
    return lines.join('\n');
  });
}
