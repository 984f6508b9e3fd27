import type { Listing } from '@forecourt/domain/listing/listing';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { EngineChange } from '@forecourt/domain/search/search-engine';

/** What some changes come to: by id, the last change of each owner and listing; null is a deletion. */
export interface LastVersions {
  readonly owners: ReadonlyMap<number, Owner>;
  readonly listings: ReadonlyMap<number, Listing | null>;
}

/** What of some changes counts, whose order matters for the same owner or listing alone. */
export function lastVersions(changes: readonly EngineChange[]): LastVersions {
  const owners = new Map<number, Owner>();
  const listings = new Map<number, Listing | null>();
  for (const change of changes) {
    if (change.kind === 'upsertOwner') owners.set(change.owner.id, change.owner);
    else if (change.kind === 'deleteListing') listings.set(change.id, null);
    else listings.set(change.listing.id, change.listing);
  }
  return { owners, listings };
}
