/** Cars that somebody keeps an eye on. */
import type { Listing } from '../listing/listing.ts';
import type { ListingStatus } from '../listing/listing-status.ts';
import type { SellerTerms } from '../listing/seller/seller-words.ts';
import type { ListingCard, SearchHit } from '../search/search-engine.ts';
import { groupDigits } from '../vehicle/group-digits.ts';

/** Cars that a browser without an account keeps, unless the operator says otherwise. */
export const quickSaveMax = 20;

/** Cars that an account keeps: more than anybody looks after. */
export const accountSavedMax = 1000;

/** A car as it was when it was saved, and as it is now. */
export interface SavedCar {
  readonly listing: Listing;
  readonly status: ListingStatus;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Whole dollars; null when the seller named no price then. */
  readonly priceWhenSaved: number | null;
  /** `YYYY-MM-DD`; null while it is for sale. */
  readonly goneOn: string | null;
  /** Of one that left the market and is offered anew, perhaps by another seller: the id of that; else null. */
  readonly offeredAs: number | null;
  readonly seller: SellerTerms;
  /** As in results, with the deal; null once it left the market. */
  readonly card: ListingCard | null;
}

/** All that somebody saved, the last first, and more like the last one that is still for sale. */
export interface SavedCars {
  readonly cars: readonly SavedCar[];
  readonly like: readonly SearchHit[];
  /** Saved at the most, where that is few; null for whoever is signed in. */
  readonly max: number | null;
}

/** Why no more is kept, and what to do. */
export function tooManySaved(max: number): string {
  if (max === accountSavedMax)
    return `${groupDigits(max)} cars are as many as an account keeps. Remove one to save another.`;
  const cars = max === 1 ? '1 car' : `${max} cars`;
  return `${cars} ${max === 1 ? 'is' : 'are'} as many as this browser keeps. Sign in to keep more, or remove one to save another.`;
}
