import type { LikeCars } from '@forecourt/domain/listing/found-vehicle';
import type { Listing } from '@forecourt/domain/listing/listing';
import { trimCode } from '@forecourt/domain/listing/listing-rules';
import { minComparables } from '@forecourt/domain/listing/worth/deal-rating';
import type { SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import { summarizeMileage } from '@forecourt/domain/vehicle/mileage-stats';
import { comparableCars, priceAtMileage, ratedFactsOf } from '@forecourt/vehicle-rules/comparables';

/** Prices that are drawn at the most. */
const maxPrices = 150;

/**
 * The cars that a car is rated against, by the rules of its rating; null when it is compared with none. Like a
 * car whose trim nobody tells are all of its model: no trim is known to be another one, and its rating says the
 * same of it.
 */
export async function findLikeCars(
  listing: Listing,
  engine: SearchReader,
): Promise<LikeCars | null> {
  const { mileage } = listing;
  if (listing.listingType === 'NEW' || mileage === null) return null;
  const trim = trimCode(listing);
  const ofTrim = trim === null ? null : await findUsed(listing, { trimCode: [trim] }, engine);
  // The rating counts the car itself among its comparables.
  const isEnough = ofTrim !== null && ofTrim.total + 1 >= minComparables;
  const found = isEnough ? ofTrim : await findUsed(listing, {}, engine);
  const miles = summarizeMileage(found.hits.flatMap(({ card }) => card.mileage ?? []));
  return {
    ofTrim: isEnough,
    total: found.total,
    prices: found.hits.flatMap((hit) => priceLike(hit, { year: listing.year, mileage }) ?? []),
    meanMileage: miles && Math.round(miles.mean),
  };
}

function findUsed(
  listing: Listing,
  trim: { readonly trimCode?: readonly string[] },
  engine: SearchReader,
) {
  const { values, ...bounds } = comparableCars(listing);
  return engine.search({
    filter: { values: { ...values, ...trim }, ...bounds, excludedIds: [listing.id] },
    sort: 'datelistedDESC',
    offset: 0,
    limit: maxPrices,
  });
}

function priceLike(
  { card }: SearchHit,
  { year, mileage }: { readonly year: number; readonly mileage: number },
): number | null {
  const like = priceAtMileage(ratedFactsOf(card), { yearsYounger: card.year - year, mileage });
  return like === null ? null : Math.round(like);
}
