import { dealerPath } from '@forecourt/domain/dealer/dealer-path';
import type { FoundVehicle } from '@forecourt/domain/listing/found-vehicle';
import { hoursRows, openingWords } from '@forecourt/domain/listing/seller/opening-hours';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import type { Place } from '@forecourt/domain/vehicle/reference';
import type { AppContext } from '../../app-context.ts';
import { dealerAboutName } from '../../dealers/dealer-about.ts';
import { dealerSearch } from '../../dealers/dealer-page-data.ts';
import type { SellerMessaging } from '../../leads/services.ts';

/** Who sells a car, where, and when they are there. @param place of a shopper who said where */
export function toSellerData(
  { owner, listing, sellerClock }: FoundVehicle,
  messaging: SellerMessaging,
  place: Place | null,
  { brand, reference }: AppContext,
) {
  const zip = place?.zip ?? null;
  const { name, privateSeller, firmPrice, phone, rating, reviewCount, tagline } = owner;
  const stock = dealerSearch(owner, zip, { brand });
  return {
    ...messaging,
    name,
    privateSeller,
    firmPrice,
    phone,
    rating,
    reviewCount,
    tagline,
    address: [owner.address1, owner.city, `${owner.state} ${owner.zip}`].filter(Boolean).join(', '),
    city: `${owner.city}, ${owner.state}`,
    place: { latitude: owner.latitude, longitude: owner.longitude },
    pageHref: privateSeller ? null : dealerPath(owner, zip),
    opening: openingWords(owner, sellerClock),
    hours: hoursRows(owner, sellerClock),
    difference: dealerAboutName(owner, listing.listingType),
    stockHref: toSearchUrl(stock, brand, reference),
  };
}

export type SellerData = ReturnType<typeof toSellerData>;
