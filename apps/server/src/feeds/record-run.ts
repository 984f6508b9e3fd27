import type { Database } from '../platform/database/database.ts';
import type { ImportSummary } from './import-feed.ts';
import { feedRuns, heldDealers } from './tables.ts';

/** Keeps what an import did, and which dealers it left alone. */
export async function recordRun(
  database: Database,
  { source, startedAt, summary }: { source: string; startedAt: Date; summary: ImportSummary },
): Promise<void> {
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
      removed: summary.removed,
    });
    const held = summary.held.map(({ ownerId, stock, removals }) => ({
      runId: summary.runId,
      ownerId,
      stock,
      removals,
    }));
    if (held.length > 0) await transaction.insert(heldDealers).values(held);
  });
}
