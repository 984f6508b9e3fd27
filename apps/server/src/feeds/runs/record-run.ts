import { basename } from 'node:path';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { machine, writeAudit } from '../../audit/audit-log.ts';
import { owners } from '../../dealers/owner-tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ImportSummary } from '../import-options.ts';
import { isPrivateCode } from '../private/private-sellers.ts';
import { feedRuns, heldDealers } from '../tables.ts';
import { type DealerTally, recordRunDealers } from './record-run-dealers.ts';

/** Held dealers that are named in the audit log one by one. */
const maxNamed = 50;

interface RecordedRun {
  readonly source: string;
  readonly startedAt: Date;
  readonly summary: ImportSummary;
  /** The name of the kept copy; null without one. */
  readonly file: string | null;
  /** Null unless keeping it failed. */
  readonly whyNotKept: string | null;
  readonly actor: string;
  /** Codes of the dealers whose cars the file has. */
  readonly dealerCodes: Iterable<string>;
  readonly tallies: readonly DealerTally[];
}

/** Keeps what an import did, and which dealers it left alone; what earlier ones of it held is settled. */
export async function recordRun(database: Database, run: RecordedRun): Promise<void> {
  const { source, startedAt, summary, file, whyNotKept, actor, tallies } = run;
  await database.transaction(async (transaction) => {
    await transaction.insert(feedRuns).values({
      id: summary.runId,
      source,
      mapping: summary.mapping,
      startedAt,
      finishedAt: new Date(),
      rows: summary.rows,
      refused: summary.refused,
      added: summary.added,
      changed: summary.changed,
      unchanged: summary.unchanged,
      removed: summary.removed,
      file,
    });
    await recordRunDealers(transaction, summary.runId, tallies);
    await settleEarlier(transaction, run);
    const held = summary.held.map(({ ownerId, stock, removals }) => ({
      runId: summary.runId,
      ownerId,
      stock,
      removals,
    }));
    if (held.length > 0) await transaction.insert(heldDealers).values(held);
    await writeAudit(transaction, actor, {
      act: 'feed.import',
      subject: basename(source),
      after: `+${summary.added} ~${summary.changed} \u2212${summary.removed}`,
      reason: whyNotKept,
    });
    for (const { name, stock, removals } of summary.held.slice(0, maxNamed))
      await writeAudit(transaction, machine, {
        act: 'feed.hold',
        subject: name,
        before: `${stock} cars`,
        after: `${stock - removals} in the file`,
      });
  });
}

/** A later file of the same name, or one that names the same dealer, decides anew. */
async function settleEarlier(transaction: Database, run: RecordedRun): Promise<void> {
  const { source, summary } = run;
  const ofSource = sql`${heldDealers.runId} in (select id from feed_runs where source = ${source})`;
  const ofOwners = inArray(heldDealers.ownerId, [-1, ...(await findNamed(transaction, run))]);
  // Applying one dealer of a kept file says nothing of the others.
  const isWhole = summary.rows > 0 && !summary.isOfOneDealer;
  await transaction
    .update(heldDealers)
    .set({ settledAs: 'replaced', settledAt: sql`now()` })
    .where(
      and(
        isNull(heldDealers.settledAs),
        ne(heldDealers.runId, summary.runId),
        isWhole ? sql`(${ofSource} or ${ofOwners})` : ofOwners,
      ),
    );
}

/** Dealers who wait, and of whom the file says something: also where it is of another name. */
async function findNamed(
  transaction: Database,
  { summary, dealerCodes }: RecordedRun,
): Promise<readonly number[]> {
  const held = summary.held.map(({ ownerId }) => ownerId);
  if (summary.isOfOneDealer) return held;
  // Private sellers count by the source: of them another one says nothing.
  const codes = new Set([...dealerCodes].filter((code) => !isPrivateCode(code)));
  const waiting = await transaction
    .select({ id: owners.id, code: owners.dealerCode })
    .from(heldDealers)
    .innerJoin(owners, eq(owners.id, heldDealers.ownerId))
    .where(isNull(heldDealers.settledAs));
  const named = waiting.filter(({ code }) => code !== null && codes.has(code));
  return [...held, ...named.map(({ id }) => id)];
}

/** Keeps that nothing of a file was taken in, and why. */
export async function recordFailure(
  database: Database,
  failed: {
    readonly source: string;
    readonly mapping: string;
    readonly startedAt: Date;
    readonly failure: string;
    readonly actor: string;
  },
): Promise<void> {
  const { source, mapping, startedAt, failure, actor } = failed;
  await database.transaction(async (transaction) => {
    await transaction.insert(feedRuns).values({
      id: crypto.randomUUID(),
      source,
      mapping,
      startedAt,
      finishedAt: new Date(),
      rows: 0,
      refused: 0,
      added: 0,
      changed: 0,
      removed: 0,
      failure: failure.slice(0, 1000),
    });
    await writeAudit(transaction, actor, {
      act: 'feed.refuse',
      subject: basename(source),
      reason: failure,
    });
  });
}
