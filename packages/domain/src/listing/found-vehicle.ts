import type { ListingCard, SearchHit } from '../search/search-engine.ts';
import type { Listing } from './listing.ts';
import type { Owner } from './owner.ts';

/** A car with all that its own page tells. */
export interface FoundVehicle {
  readonly listing: Listing;
  readonly owner: Owner;
  readonly status: 'active' | 'sold';
  /** As in results, with the deal; null once sold. */
  readonly card: ListingCard | null;
  readonly similar: readonly SearchHit[];
}
