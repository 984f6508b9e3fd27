import type { Asker } from '@forecourt/domain/account/asker';
import { eq, sql } from 'drizzle-orm';
import { isShown } from '../accounts/second-factor/factor-guard.ts';
import { type Database, rowsOf } from '../platform/database/database.ts';
import type { AtConsole } from './console-parts.ts';
import { operators } from './tables.ts';

/** Coming again within this is not noted anew. */
const seenMs = 300_000;

export type FoundOperator =
  | { readonly status: 'FOUND'; readonly at: AtConsole }
  | { readonly status: 'SIGN_IN' | 'SECOND_FACTOR' | 'STRANGER' };

/** Whether who asks runs the marketplace, and has shown a second factor on this browser lately. */
export async function findOperator(
  database: Database,
  asker: Asker,
  now: number,
): Promise<FoundOperator> {
  if (asker.kind === 'bot') return { status: 'STRANGER' };
  if (asker.kind !== 'person') return { status: 'SIGN_IN' };
  const { personId, sessionId, consumer } = asker;
  const [operator] = await database
    .select()
    .from(operators)
    .where(eq(operators.email, consumer.email ?? ''));
  if (!operator || (operator.personId !== null && operator.personId !== personId))
    return { status: 'STRANGER' };
  const shownAt = await readShownAt(database, sessionId);
  if (!isShown(shownAt, now)) return { status: 'SECOND_FACTOR' };
  if (operator.personId === null || now - (operator.seenAt?.getTime() ?? 0) > seenMs)
    await database
      .update(operators)
      .set({ personId, seenAt: new Date(now) })
      .where(eq(operators.email, operator.email));
  return { status: 'FOUND', at: { operator, personId, now } };
}

/** Whether somebody's account is one of those that are let in. */
export async function isOperator(database: Database, personId: string): Promise<boolean> {
  const found = await rowsOf(
    database,
    sql`select 1 from operators join people using (email) where people.id = ${personId}`,
  );
  return found.length > 0;
}

async function readShownAt(database: Database, sessionId: string): Promise<number | null> {
  const [row] = await rowsOf<{ at: number | null }>(
    database,
    sql`select (extract(epoch from second_factor_at) * 1000)::float8 as at
        from sessions where id = ${sessionId}`,
  );
  return row?.at ?? null;
}
