import type { Listing } from '@forecourt/domain/listing/listing';
import type { ListingStatus } from '@forecourt/domain/listing/listing-status';
import type { Owner } from '@forecourt/domain/listing/seller/owner';
import type { NamedCar } from '@forecourt/domain/money/trade-in/trade-in-car';
import type { ListingCard } from '@forecourt/domain/search/search-engine';
import type { CodeName } from '@forecourt/domain/vehicle/codes';
import type { DecodedVin } from '@forecourt/domain/vehicle/decoded-vin';
import type { VinParts } from '@forecourt/domain/vehicle/vin-reading';

/** A car as it is or was listed here. */
export interface VinListing {
  readonly status: ListingStatus;
  readonly listing: Listing;
  readonly owner: Owner;
  /** `YYYY-MM-DD`: when it was last written; of one that left the market, that it did. */
  readonly writtenOn: string;
}

/** What is known of a car by its VIN. */
export interface FoundVin {
  /** Whose cars begin like it; several where makes share a maker's code. */
  readonly makes: readonly CodeName[];
  /** Town and state or country; null where that is not known. */
  readonly plant: string | null;
  /** What is for sale first, then the latest. */
  readonly listings: readonly VinListing[];
  /** As in results; null for a car that is not for sale here. */
  readonly card: ListingCard | null;
  /** What cars here are whose VINs describe the same; null where there are too few, or they differ. */
  readonly alike: (NamedCar & { readonly cars: number }) | null;
  /** What vPIC tells; null where nobody asks it. */
  readonly decoded: DecodedVin | null;
}

/** What the commonest car of its kind is driven by. */
export type UsualCar = Pick<
  Listing,
  'vehicleStyleCode' | 'fuelTypeCode' | 'mpgCity' | 'mpgHighway'
>;

/** What the page about a VIN asks of the server. */
export interface VinServices {
  /** Null when that cannot be told now. */
  lookUpVin(vin: VinParts): Promise<FoundVin | null>;
  /** Null for a car that is not in the catalogue. */
  usualCar(named: NamedCar): UsualCar | null;
}
