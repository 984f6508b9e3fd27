import { setImmediate } from 'node:timers/promises';
import { demoDifferentiator } from '@forecourt/catalog/demo/demo-differentiators';
import {
  type DemoRequest,
  firstDemoListingId,
  firstDemoOwnerId,
  generateDemoInventory,
} from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { eq, isNull, sql } from 'drizzle-orm';
import { writeCampaigns } from '../advertising/campaigns.ts';
import { changeMarket } from '../change-log/change-market.ts';
import { writeDifferentiators } from '../dealers/write-differentiators.ts';
import { writeLeadEmails } from '../dealers/write-lead-emails.ts';
import { writeOwners } from '../dealers/write-owners.ts';
import type { Database } from '../platform/database/database.ts';
import { skipIds } from '../platform/database/next-ids.ts';
import { writeDemoReviews } from '../reference/write-demo-reviews.ts';
import { hasActiveListings } from '../vehicles/read-listings.ts';
import { writeListings } from '../vehicles/write-listings.ts';
import { demoCampaigns } from './demo-campaigns.ts';
import { demoLoads } from './tables.ts';

/** Cars written in one transaction. */
const batchSize = 2000;

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

/** A load, and where it goes on: behind this owner. */
export interface DemoLoad {
  readonly request: DemoRequest;
  readonly lastOwnerId: number | null;
}

/**
 * Loads the demo inventory, or the rest of it. Every batch is whole owners with their cars, and notes how
 * far the load has come.
 *
 * @param onBatch told which cars were written
 */
export async function loadDemoInventory(
  database: Database,
  { request, lastOwnerId }: DemoLoad,
  onBatch: (listings: readonly Listing[]) => void,
): Promise<void> {
  let owners: Owner[] = [];
  let listings: Listing[] = [];
  if (lastOwnerId === null) await begin(database, request);

  async function flush(): Promise<void> {
    await changeMarket(database, async (change) => {
      await writeOwners(change, owners);
      await writeLeadEmails(change.transaction, owners.map(leadEmailOf));
      await writeListings(change, listings);
      await writeDifferentiators(change, owners.flatMap(saidBy));
      await change.transaction
        .update(demoLoads)
        .set({ lastOwnerId: owners.at(-1)?.id ?? null })
        .where(eq(demoLoads.seed, request.seed));
    });
    onBatch(listings);
    [owners, listings] = [[], []];
    // The embedded database keeps the thread to itself: now timers have their turn.
    await setImmediate();
  }

  for (const stock of generateDemoInventory(request)) {
    if (lastOwnerId !== null && stock.owner.id <= lastOwnerId) continue;
    owners.push(stock.owner);
    listings.push(...stock.listings);
    if (listings.length >= batchSize) await flush();
  }
  if (listings.length > 0) await flush();
  // The embedded database would never look at its tables by itself, and plan as if they were empty.
  await database.execute(sql`analyze owners, listings, listing_change`);
  await writeCampaigns(database, demoCampaigns);
  await writeDemoReviews(database);
  await database
    .update(demoLoads)
    .set({ finishedAt: sql`now()` })
    .where(eq(demoLoads.seed, request.seed));
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
