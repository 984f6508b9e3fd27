import type { DealerDifference } from '@forecourt/domain/listing/dealer-difference';
import type { ListingType } from '@forecourt/domain/vehicle/codes';

/** What pages about dealers ask of the server. */
export interface DealerServices {
  /** What a dealer says sets it apart; null when it says nothing. */
  findDealerDifference(
    ownerId: number,
    listingType: ListingType | null,
  ): Promise<DealerDifference | null>;
}
