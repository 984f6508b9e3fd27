import { deliversTo, type Owner } from '@forecourt/domain/listing/seller/owner';
import { distanceMiles } from '@forecourt/domain/place/geo';
import { isZip } from '@forecourt/domain/place/zip-input';
import type { SearchHit } from '@forecourt/domain/search/search-engine';
import type { Place, PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { ShopperPlace } from '../cards/car-card-data.ts';

/** Where the shopper is who came with a ZIP; null where there is no such place. */
export function findShopper(zip: string | null, places: PlaceReference): Place | null {
  return zip !== null && isZip(zip) ? (places.findZip(zip) ?? null) : null;
}

/** How far a seller is from the shopper, and whether it delivers there. */
export function awayFrom(place: Place, owner: Owner) {
  return {
    city: `${place.city}, ${place.state}`,
    miles: Math.round(distanceMiles(place, owner)),
    isDelivered: deliversTo(owner, place.dmaCode),
  };
}

/** Distances are from the shopper, or not told: from the seller of another car they say nothing. */
export function seenFrom(place: Place | null, hit: SearchHit): SearchHit {
  return { ...hit, distanceMiles: place && distanceMiles(place, hit.owner) };
}

/** The same, as cards ask for it. */
export function toShopperPlace(place: Place | null): ShopperPlace {
  return { radiusMiles: undefined, dmaCode: place?.dmaCode ?? null, zip: place?.zip ?? null };
}
