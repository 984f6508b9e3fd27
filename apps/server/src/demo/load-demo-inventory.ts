import { setImmediate } from 'node:timers/promises';
import { demoDifferentiator } from '@forecourt/catalog/demo/demo-differentiators';
import {
  type DemoRequest,
  firstDemoListingId,
  firstDemoOwnerId,
} from '@forecourt/catalog/demo/demo-inventory';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { eq, isNull, sql } from 'drizzle-orm';
import { writeCampaigns } from '../advertising/campaigns.ts';
import { changeMarket } from '../change-log/change-market.ts';
import { writeDemoDealerReviews } from '../dealer-reviews/write-demo-dealer-reviews.ts';
import { writeDifferentiators } from '../dealers/write-differentiators.ts';
import { writeLeadEmails } from '../dealers/write-lead-emails.ts';
import { writeOwners } from '../dealers/write-owners.ts';
import { writeMonths } from '../market/pulse/record-months.ts';
import type { Database } from '../platform/database/database.ts';
import { skipIds } from '../platform/database/next-ids.ts';
import { writeDemoReviews } from '../reference/reviews/write-demo-reviews.ts';
import { addListingLines } from '../vehicles/add-listings.ts';
import { hasActiveListings } from '../vehicles/read-listings.ts';
import { type DemoBatch, type DemoLoad, demoBatches } from './demo-batches.ts';
import { demoCampaigns } from './demo-campaigns.ts';
import { demoMarketMonths } from './demo-market-months.ts';
import { demoLoads } from './tables.ts';

/**
 * What of the demo inventory is still to be loaded: all of what is asked for where there is nothing yet,
 * the rest of a load that was cut short as it was asked for then. Undefined when there is nothing to do.
 */
export async function findDemoLoad(
  database: Database,
  asked: DemoRequest,
): Promise<DemoLoad | undefined> {
  const [begun] = await database.select().from(demoLoads).where(isNull(demoLoads.finishedAt));
  if (begun) {
    const { seed, listings, today, lastOwnerId } = begun;
    return { request: { seed, listings, today }, lastOwnerId };
  }
  if (asked.listings === 0 || (await hasActiveListings(database))) return undefined;
  return { request: asked, lastOwnerId: null };
}

/**
 * Loads the demo inventory, or the rest of it. Every batch notes how far the load has come.
 *
 * @param batches what is still to be loaded
 * @param onBatch told how many cars were written
 */
export async function loadDemoInventory(
  database: Database,
  load: DemoLoad,
  batches: Iterable<DemoBatch> | AsyncIterable<DemoBatch> = demoBatches(load),
  onBatch: (listings: number) => void = () => {},
): Promise<void> {
  const { request, lastOwnerId } = load;
  if (lastOwnerId === null) await begin(database, request);
  for await (const batch of batches) {
    await writeBatch(database, request.seed, batch);
    onBatch(batch.listings.ids.length);
    // The embedded database keeps the thread to itself: now timers have their turn.
    await setImmediate();
  }
  // The embedded database would never look at its tables by itself, and plan as if they were empty.
  await database.execute(sql`analyze owners, listings, listing_change`);
  await writeCampaigns(database, demoCampaigns);
  await writeDemoReviews(database);
  await writeDemoDealerReviews(database, request.today);
  await writeMonths(database, demoMarketMonths(request));
  await database
    .update(demoLoads)
    .set({ finishedAt: sql`now()` })
    .where(eq(demoLoads.seed, request.seed));
}

async function writeBatch(
  database: Database,
  seed: number,
  { owners, listings }: DemoBatch,
): Promise<void> {
  await changeMarket(database, async (change) => {
    await writeOwners(change, owners);
    await writeLeadEmails(change.transaction, owners.map(leadEmailOf));
    await addListingLines(change, listings);
    await writeDifferentiators(change, owners.flatMap(saidBy));
    await change.transaction
      .update(demoLoads)
      .set({ lastOwnerId: owners.at(-1)?.id ?? null })
      .where(eq(demoLoads.seed, seed));
  });
}

/**
 * Notes the load, and takes all numbers that its cars and owners can come to have: should it be cut
 * short, nobody else is given them. Each owner has a car at least.
 */
async function begin(database: Database, { seed, listings, today }: DemoRequest): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .insert(demoLoads)
      .values({ seed, listings, today })
      .onConflictDoUpdate({
        target: demoLoads.seed,
        set: { listings, today, lastOwnerId: null, finishedAt: null },
      });
    await skipIds(transaction, 'listing_ids', firstDemoListingId + listings);
    await skipIds(transaction, 'owner_ids', firstDemoOwnerId + listings);
  });
}

/** Of a name that is kept for examples: nobody gets what is sent there. */
const leadEmailOf = ({ id: ownerId }: Owner) => ({
  ownerId,
  email: `leads-${ownerId}@demo.example`,
});

function saidBy(owner: Owner) {
  const data = demoDifferentiator(owner);
  return data === null ? [] : [{ ownerId: owner.id, listingType: 'ALL' as const, data }];
}
