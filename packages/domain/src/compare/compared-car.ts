import type { Listing } from '../listing/listing.ts';
import type { Owner } from '../listing/seller/owner.ts';
import type { ListingCard } from '../search/search-engine.ts';

/** What is known of a car that is to be compared. */
export type ComparedCar =
  | { readonly status: 'active'; readonly card: ListingCard; readonly owner: Owner }
  | {
      readonly status: 'gone';
      readonly listing: Pick<Listing, 'id' | 'year' | 'makeCode' | 'modelCode'>;
    };
