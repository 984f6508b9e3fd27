import { setImmediate } from 'node:timers/promises';
import { demoDifferentiator } from '@forecourt/catalog/demo/demo-differentiators';
import { type DemoRequest, generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing';
import type { Owner } from '@forecourt/domain/owner';
import { sql } from 'drizzle-orm';
import { writeDifferentiators } from '../dealer-differentiators/write-differentiators.ts';
import { changeMarket } from '../listings/change-market.ts';
import { writeListings } from '../listings/write-listings.ts';
import { writeOwners } from '../owners/write-owners.ts';
import type { Database } from '../platform/database/database.ts';
import { skipIds } from '../platform/database/next-ids.ts';

/** Cars written in one transaction. */
const batchSize = 2000;

/**
 * Fills an empty database with the demo inventory. Every batch is whole owners with their cars.
 *
 * @param onBatch told which cars were written
 */
export async function loadDemoInventory(
  database: Database,
  request: DemoRequest,
  onBatch: (listings: readonly Listing[]) => void,
): Promise<void> {
  let owners: Owner[] = [];
  let listings: Listing[] = [];

  async function flush(): Promise<void> {
    await changeMarket(database, async (change) => {
      await writeOwners(change, owners);
      await writeListings(change, listings);
      await writeDifferentiators(change, owners.flatMap(saidBy));
      // With each batch: a load that is cut short must not leave numbers to be given out again.
      const [listing, owner] = [listings.at(-1), owners.at(-1)];
      if (listing) await skipIds(change.transaction, 'listing_ids', listing.id);
      if (owner) await skipIds(change.transaction, 'owner_ids', owner.id);
    });
    onBatch(listings);
    [owners, listings] = [[], []];
    // The embedded database keeps the thread to itself: now timers have their turn.
    await setImmediate();
  }

  for (const stock of generateDemoInventory(request)) {
    owners.push(stock.owner);
    listings.push(...stock.listings);
    if (listings.length >= batchSize) await flush();
  }
  if (listings.length > 0) await flush();
  // The embedded database would never look at its tables by itself, and plan as if they were empty.
  await database.execute(sql`analyze owners, listings, listing_change`);
}

function saidBy(owner: Owner) {
  const data = demoDifferentiator(owner);
  return data === null ? [] : [{ ownerId: owner.id, listingType: 'ALL' as const, data }];
}
