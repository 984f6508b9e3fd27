import type { ListingCard, SearchHit } from '../search/search-engine.ts';
import type { Listing } from './listing.ts';
import type { ListingStatus } from './listing-status.ts';
import type { SellerClock } from './seller/opening-hours.ts';
import type { Owner } from './seller/owner.ts';

/** A car with all that its own page tells. */
export interface FoundVehicle {
  readonly listing: Listing;
  readonly owner: Owner;
  readonly status: ListingStatus;
  /** As in results, with the deal; null once it left the market. */
  readonly card: ListingCard | null;
  readonly similar: readonly SearchHit[];
  /** What like cars ask; null for a car that is compared with none. */
  readonly market: LikeCars | null;
  /** `YYYY-MM-DD`: when its seller last told something new of it; of one that left the market, that it did. */
  readonly toldOn: string;
  /** The time where its seller is. */
  readonly sellerClock: SellerClock;
  /** Whether it is only what the search knows: the rest cannot be read now. */
  readonly isBrief: boolean;
}

/** What of a car decides which cars it is compared with. */
export type ComparedCar = Pick<
  Listing,
  'listingType' | 'year' | 'makeCode' | 'modelCode' | 'trim' | 'mileage'
>;

/** All cars that a car is rated against, itself among them. */
export interface Comparables {
  /** Whether all are of the same trim; else all trims of the model are compared. */
  readonly ofTrim: boolean;
  /** By miles, fewest first. */
  readonly cars: readonly ComparableCar[];
  /** Dollars that a car of the same year would cost without a mile on it: their median. */
  readonly atZeroMiles: number;
}

/** One of them. */
export interface ComparableCar {
  readonly id: number;
  readonly year: number;
  readonly trim: string | null;
  readonly mileage: number;
  /** Whole dollars, with mandatory fees. */
  readonly price: number;
  /** Dollars for the same car without a mile on it and as old as the one in question. */
  readonly atZeroMiles: number;
}

/** Used cars of the same model, one model year either way, without the car itself. */
export interface LikeCars {
  /** Whether all are of the same trim; else all trims of the model are compared. */
  readonly ofTrim: boolean;
  /** How many are for sale. */
  readonly total: number;
  /** Whole dollars that those listed last ask, each brought to the car's mileage and year. */
  readonly prices: readonly number[];
  /** Mean of their odometers; null when none is known. */
  readonly meanMileage: number | null;
}
