import type { Owner } from '../listing/seller/owner.ts';
import { distanceMiles } from '../place/geo.ts';
import type { GeoPoint, OwnerCars } from '../search/search-engine.ts';
import { toSlug } from '../vehicle/slug.ts';
import type { DealerOrder, DealerQuery } from './dealer-query.ts';

/** A dealer with cars for sale. */
export interface DealerInDirectory extends OwnerCars {
  /** From the shopper; null where nobody said where that is. */
  readonly miles: number | null;
}

/**
 * The dealers that have these words in their name or city, in an order that is total: ties are settled by distance,
 * then by id.
 *
 * @param owners private sellers among them are no dealers
 * @param origin where the shopper is; null where nobody said
 */
export function arrangeDealers(
  owners: readonly OwnerCars[],
  { words, sortBy }: Pick<DealerQuery, 'words' | 'sortBy'>,
  origin: GeoPoint | null,
): DealerInDirectory[] {
  const wanted = toSlug(words).split('-').filter(Boolean);
  const isMeant = ({ owner }: OwnerCars) =>
    !owner.privateSeller && wanted.every((word) => searchedText(owner).includes(word));
  const compare = comparisons[sortBy];
  return owners
    .filter(isMeant)
    .map((found) => ({ ...found, miles: origin && distanceMiles(origin, found.owner) }))
    .sort((a, b) => compare(a, b) || byDistance(a, b) || a.owner.id - b.owner.id);
}

/** By owner, as long as the engine has it: thousands are looked through for every search. */
const searchedTexts = new WeakMap<Owner, string>();

/** A dealer's name and city without case, accents and signs. */
function searchedText(owner: Owner): string {
  const known = searchedTexts.get(owner);
  if (known !== undefined) return known;
  const text = toSlug(`${owner.name} ${owner.city}`);
  searchedTexts.set(owner, text);
  return text;
}

const byDistance = (a: DealerInDirectory, b: DealerInDirectory) => (a.miles ?? 0) - (b.miles ?? 0);

const comparisons: Record<DealerOrder, (a: DealerInDirectory, b: DealerInDirectory) => number> = {
  distance: byDistance,
  cars: (a, b) => b.cars - a.cars,
  rating: (a, b) => ratingOf(b) - ratingOf(a),
  name: (a, b) => a.owner.name.localeCompare(b.owner.name, 'en'),
};

/** Every rating is moved towards the usual one, as if so many people had given it too: few reviews say little. */
const usualRating = { stars: 3.5, reviews: 20 };

/** Below all others where nobody rated. */
function ratingOf({ owner: { rating, reviewCount } }: OwnerCars): number {
  if (rating === null) return 0;
  const stars = rating * reviewCount + usualRating.stars * usualRating.reviews;
  return stars / (reviewCount + usualRating.reviews);
}
