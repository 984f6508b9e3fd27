import { type DemoRequest, generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import { type ListingLines, toListingLines } from '../vehicles/add-listings.ts';

/** Cars written in one transaction. */
const batchSize = 2000;

/** A load, and where it goes on: behind this owner. */
export interface DemoLoad {
  readonly request: DemoRequest;
  readonly lastOwnerId: number | null;
}

/** Whole owners with all their cars, the cars as the database takes them in. */
export interface DemoBatch {
  readonly owners: readonly Owner[];
  readonly listings: ListingLines;
}

/**
 * What is still to be loaded, a batch at a time.
 *
 * @param onMade told of the cars of a batch after it was handed on
 */
export function* demoBatches(
  { request, lastOwnerId }: DemoLoad,
  onMade: (listings: readonly Listing[]) => void = () => {},
): Generator<DemoBatch> {
  let owners: Owner[] = [];
  let listings: Listing[] = [];
  function* handOn(): Generator<DemoBatch> {
    yield { owners, listings: toListingLines(listings) };
    onMade(listings);
    [owners, listings] = [[], []];
  }
  for (const stock of generateDemoInventory(request)) {
    if (lastOwnerId !== null && stock.owner.id <= lastOwnerId) continue;
    owners.push(stock.owner);
    listings.push(...stock.listings);
    if (listings.length >= batchSize) yield* handOn();
  }
  if (listings.length > 0) yield* handOn();
}
