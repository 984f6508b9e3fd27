import { findPriceReduction, type Listing } from '@forecourt/domain/listing';
import type { ListingCard } from '@forecourt/domain/search-engine';

/** A card before its price is compared. */
export type UnratedCard = Omit<ListingCard, 'deal'>;

export function toUnratedCard(listing: Listing): UnratedCard {
  const {
    description: _description,
    options: _options,
    photoUrls,
    priceHistory,
    ...shown
  } = listing;
  const reduction = findPriceReduction(priceHistory);
  return {
    ...shown,
    photoUrl: photoUrls[0] ?? null,
    photoCount: photoUrls.length,
    priceBeforeReduction: reduction?.from ?? null,
    priceReducedOn: reduction?.on ?? null,
  };
}
