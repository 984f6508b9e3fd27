import type { DealerInDirectory } from '@forecourt/domain/dealer/arrange-dealers';
import type { DealerQuery } from '@forecourt/domain/dealer/dealer-query';
import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import type { SellerClock } from '@forecourt/domain/listing/seller/opening-hours';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { NumberStats, SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { ListingType } from '@forecourt/domain/vehicle/codes';

/** A dealer, and what the clock on its wall shows. */
export interface FoundDealer {
  readonly owner: Owner;
  readonly sellerClock: SellerClock;
}

/** A page of the dealers that have cars for sale. */
export interface FoundDealers {
  readonly total: number;
  readonly pages: number;
  /** Of all that are meant, not of the page alone. */
  readonly states: readonly { readonly state: string; readonly dealers: number }[];
  readonly dealers: readonly (DealerInDirectory & Pick<FoundDealer, 'sellerClock'>)[];
}

/** What a dealer has for sale. */
export interface DealerStock {
  readonly total: number;
  /** Some of them, the most relevant. */
  readonly hits: readonly SearchHit[];
  /** Cars by condition, and by body style. */
  readonly conditions: ReadonlyMap<string, number>;
  readonly styles: ReadonlyMap<string, number>;
  /** Cars by their rating among like ones: of those that are rated great or good. */
  readonly deals: ReadonlyMap<string, number>;
  /** Whole dollars, and model years; null without any. */
  readonly prices: NumberStats | null;
  readonly years: NumberStats | null;
  /** Whole dollars, inclusive. */
  readonly underPrices: readonly { readonly maxPrice: number; readonly cars: number }[];
}

/** What pages about dealers ask of the server. */
export interface DealerServices {
  /** Undefined when there is no such dealer; private sellers are none. */
  findDealer(ownerId: number): Promise<FoundDealer | undefined>;
  /** Null when they could not be told. */
  findDealers(query: DealerQuery): Promise<FoundDealers | null>;
  /** What a search for one dealer's cars finds; null when it could not be told. */
  findDealerStock(query: SearchQuery): Promise<DealerStock | null>;
  /** What a dealer says sets it apart; null when it says nothing. */
  findDealerDifference(
    ownerId: number,
    listingType: ListingType | null,
  ): Promise<DealerDifference | null>;
}
