import { and, eq, or, sql } from 'drizzle-orm';
import { writeAudit } from '../../audit/audit-log.ts';
import { owners } from '../../dealers/owner-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/is-uuid.ts';
import { Refusal } from '../../platform/refusal.ts';
import { heldDealers } from '../tables.ts';
import { applyHeldDealer } from './apply-held-dealer.ts';
import {
  claimHeldDealer,
  claimMinutes,
  isUnclaimed,
  releaseHeldDealer,
} from './claim-held-dealer.ts';

/** A dealer whom a run left alone, as whoever decides names it: its id here, or its own code in the feeds. */
export interface NamedDealer {
  readonly run: string;
  readonly owner: string;
}

const notHeld = () =>
  new Refusal('This dealer is not held any more: somebody decided, or a later file.');

const underWay = () =>
  new Refusal(
    `What the file says of this dealer is being applied. Should it be held still in ${claimMinutes} minutes, that was cut off: decide again then.`,
  );

/** @throws Refusal where nothing waits for a decision any more */
async function requireHeld(database: Database, { run, owner }: NamedDealer) {
  const isNamed = or(eq(sql`${heldDealers.ownerId}::text`, owner), eq(owners.dealerCode, owner));
  const [held] = isUuid(run)
    ? await database
        .select({ held: heldDealers, owner: owners.data, isFree: isUnclaimed })
        .from(heldDealers)
        .innerJoin(owners, eq(owners.id, heldDealers.ownerId))
        .where(and(eq(heldDealers.runId, run), isNamed))
        // One that is called by its id goes before one whose code is the same number.
        .orderBy(sql`${heldDealers.ownerId}::text = ${owner} desc`)
        .limit(1)
    : [];
  if (!held)
    throw new Refusal(
      `The run ${run} holds no dealer ${owner}: expected both as the list of runs has them.`,
    );
  if (held.held.settledAs !== null) throw notHeld();
  if (!held.isFree) throw underWay();
  return held;
}

/**
 * Does what the file says, although it takes many of a dealer's cars away.
 *
 * @returns who it was, and how many cars left the market
 * @throws Refusal
 */
export async function applyAnyway(
  database: Database,
  actor: string,
  named: NamedDealer,
  given: { readonly dataDir: string; readonly today: string; readonly reason: string | null },
): Promise<{ readonly name: string; readonly gone: number }> {
  const { held, owner } = await requireHeld(database, named);
  const { reason, ...where } = given;
  if (!(await claimHeldDealer(database, held))) throw underWay();
  const applied = applyHeldDealer(database, held.runId, owner, { ...where, actor });
  const { removed } = await applied.catch(async (error: unknown) => {
    await releaseHeldDealer(database, held);
    throw error;
  });
  await writeAudit(database, actor, {
    act: 'feed.apply',
    subject: owner.name,
    before: `${held.stock} cars`,
    after: `${removed} gone`,
    reason,
  });
  return { name: owner.name, gone: removed };
}

/**
 * Leaves a dealer's cars on the market.
 *
 * @returns who it was, and how many cars stay
 * @throws Refusal
 */
export async function keepAll(
  database: Database,
  actor: string,
  named: NamedDealer,
): Promise<{ readonly name: string; readonly stock: number }> {
  const { held, owner } = await requireHeld(database, named);
  await database.transaction(async (transaction) => {
    if (!(await claimHeldDealer(transaction, held))) throw notHeld();
    await transaction
      .update(heldDealers)
      .set({ settledAs: 'kept', settledAt: sql`now()` })
      .where(and(eq(heldDealers.runId, held.runId), eq(heldDealers.ownerId, held.ownerId)));
    await writeAudit(transaction, actor, {
      act: 'feed.keep',
      subject: owner.name,
      after: `${held.stock} cars`,
    });
  });
  return { name: owner.name, stock: held.stock };
}
