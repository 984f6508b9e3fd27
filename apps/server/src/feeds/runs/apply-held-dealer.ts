import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openFeedFile } from '../file/open-source.ts';
import { importFeed } from '../import-feed.ts';
import type { ImportSummary } from '../import-options.ts';
import { heldFilePath, isOfGivenDealer } from '../keep-held-file.ts';
import { feedRuns, heldDealers } from '../tables.ts';

/**
 * Applies what a kept file says of one dealer that was held, and of no other.
 *
 * @throws Refusal where the file is gone
 */
export async function applyHeldDealer(
  database: Database,
  runId: string,
  owner: Owner,
  {
    dataDir,
    today,
    actor,
  }: { readonly dataDir: string; readonly today: string; readonly actor: string },
): Promise<ImportSummary> {
  const [run] = await database.select().from(feedRuns).where(eq(feedRuns.id, runId));
  if (!run?.file || owner.dealerCode === null)
    throw new Refusal('The file is no longer kept: import it again with --allow-removal.');
  const given = { code: owner.dealerCode, name: owner.name, zip: owner.zip };
  const summary = await importFeed(
    database,
    await openFeedFile(heldFilePath(dataDir, run.file)),
    {
      mapping: run.mapping,
      today,
      actor,
      source: run.source,
      workFolder: dataDir,
      dryRun: false,
      allowRemoval: true,
      onlyDealer: owner.dealerCode,
      ...(isOfGivenDealer(run.file) && { dealer: given }),
    },
    () => {},
  );
  await database
    .update(heldDealers)
    .set({ settledAs: 'applied', settledAt: sql`now()` })
    .where(and(eq(heldDealers.runId, runId), eq(heldDealers.ownerId, owner.id)));
  return summary;
}
