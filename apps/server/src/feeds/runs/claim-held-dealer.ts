import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { heldDealers } from '../tables.ts';

/** A process that ended while it applied a dealer keeps others from deciding no longer. */
export const claimMinutes = 30;

interface HeldKey {
  readonly runId: string;
  readonly ownerId: number;
}

/** A dealer that waits for a decision, and is not being applied. */
export const isUnclaimed = sql<boolean>`${heldDealers.settledAs} is null and (${heldDealers.settledAt} is null
  or ${heldDealers.settledAt} < now() - make_interval(mins => ${claimMinutes}::int))`;

const ofKey = ({ runId, ownerId }: HeldKey) =>
  and(eq(heldDealers.runId, runId), eq(heldDealers.ownerId, ownerId));

/**
 * Until it is settled, its moment says since when somebody applies it.
 *
 * @returns whether nobody else does, or decided
 */
export async function claimHeldDealer(database: Database, key: HeldKey): Promise<boolean> {
  const claimed = await database
    .update(heldDealers)
    .set({ settledAt: sql`now()` })
    .where(and(ofKey(key), isUnclaimed))
    .returning({ ownerId: heldDealers.ownerId });
  return claimed.length > 0;
}

/** Has a dealer wait for a decision again. */
export async function releaseHeldDealer(database: Database, key: HeldKey): Promise<void> {
  await database
    .update(heldDealers)
    .set({ settledAt: null })
    .where(and(ofKey(key), isNull(heldDealers.settledAs)));
}
