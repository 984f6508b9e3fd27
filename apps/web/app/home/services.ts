import type { PriceEvent } from '@forecourt/domain/listing/listing';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';

/** Cars by code; codes of which there are none are left out. */
export type CarCounts = ReadonlyMap<string, number>;

/** What there is of a search. */
export interface StockCounts {
  readonly total: number;
  readonly styles: CarCounts;
  readonly makes: CarCounts;
  /** Of all makes, whatever make the search names. */
  readonly models: CarCounts;
  /** By condition, whatever condition the search names. */
  readonly conditions: CarCounts;
}

/** What cars of one kind cost. */
export interface MedianPrice {
  /** Whole dollars. */
  readonly price: number;
  /** The car that costs about that. */
  readonly listingId: number;
}

export interface UnderPrice {
  /** Whole dollars, inclusive. */
  readonly maxPrice: number;
  readonly cars: number;
}

export interface UnderPayment {
  /** Whole dollars a month by the shopper's terms, inclusive. */
  readonly maxPayment: number;
  readonly cars: number;
}

/** What there is by what it costs a month. */
export interface PaymentFigures {
  /** Of each of `homePayments`. */
  readonly underPayments: readonly UnderPayment[];
  readonly total: number;
  /** Cars in each of `priceBuckets`. */
  readonly priceBars: readonly number[];
}

/** A model that many cars are of. Whole dollars. */
export interface PopularModel {
  readonly modelCode: string;
  readonly medianPrice: number;
  /** What its maker asks for the cheapest new one; null where it is not sold new. */
  readonly newFrom: number | null;
}

/** Cars that became cheaper, those that fell the most before the others. */
export interface PriceDrops {
  /** Whether they are great or good deals, every one; not where there are too few such. */
  readonly areDeals: boolean;
  readonly total: number;
  readonly hits: readonly SearchHit[];
}

/** Figures of a home page. Each is null when it was not to be had. */
export interface HomeFigures {
  readonly counts: StockCounts | null;
  /** By body style. */
  readonly medians: ReadonlyMap<string, MedianPrice> | null;
  readonly underPrices: readonly UnderPrice[] | null;
  readonly payments: PaymentFigures | null;
  /** The most cars first. */
  readonly popularModels: readonly PopularModel[] | null;
  readonly drops: PriceDrops | null;
  /** What the cars of `drops` were asked for since they were listed, by their ids; the oldest price first. */
  readonly dropHistories: ReadonlyMap<number, readonly PriceEvent[]> | null;
}

/** What home pages ask of the server. */
export interface HomeServices {
  /** What there is for a shopper who has chosen nothing yet, but perhaps a place. */
  findHomeFigures(query: SearchQuery): Promise<HomeFigures>;
}
