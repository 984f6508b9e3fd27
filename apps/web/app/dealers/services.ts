import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { ListingType } from '@forecourt/domain/vehicle/codes';

/** What a dealer has for sale. */
export interface DealerStock {
  readonly total: number;
  /** Some of them, the most relevant. */
  readonly hits: readonly SearchHit[];
  /** Cars by condition, and by body style. */
  readonly conditions: ReadonlyMap<string, number>;
  readonly styles: ReadonlyMap<string, number>;
  /** Whole dollars, inclusive. */
  readonly underPrices: readonly { readonly maxPrice: number; readonly cars: number }[];
}

/** What pages about dealers ask of the server. */
export interface DealerServices {
  /** Undefined when there is no such dealer; private sellers are none. */
  findDealer(ownerId: number): Promise<Owner | undefined>;
  /** What a search for one dealer's cars finds; null when it could not be told. */
  findDealerStock(query: SearchQuery): Promise<DealerStock | null>;
  /** What a dealer says sets it apart; null when it says nothing. */
  findDealerDifference(
    ownerId: number,
    listingType: ListingType | null,
  ): Promise<DealerDifference | null>;
}
