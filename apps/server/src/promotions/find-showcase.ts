import type { Showcase } from '@forecourt/domain/promotion/promotions';
import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';

/** Cars of the carousel, and of the variant that shows the dealer first. */
const maxCars = 12;
const maxCarsOfOwner = 2;

/**
 * The dealer that is shown above the results with its cars of this search: whose turn it is among
 * those that pay most. None when the search shows sponsored listings only, or no dealer pays.
 */
export async function findShowcase(
  { engine, places }: { readonly engine: SearchReader; readonly places: PlaceReference },
  query: SearchQuery,
  {
    findChosen,
    today,
  }: {
    /** Cars whose turn it is; the first of a dealer names the dealer. */
    readonly findChosen: () => Promise<readonly SearchHit[]>;
    readonly today: string;
  },
): Promise<Showcase | null> {
  if (query.isSponsorship) return null;
  const chosen = (await findChosen()).find(({ owner }) => !owner.privateSeller);
  if (chosen === undefined) return null;
  const { owner, distanceMiles } = chosen;
  const ofOwner: SearchFilter = { ...toSearchFilter(query, places, today), ownerId: owner.id };
  const [{ hits, total }, stock] = await Promise.all([
    engine.search({ filter: ofOwner, sort: 'relevance', offset: 0, limit: maxCars }),
    engine.count({ values: {}, ownerId: owner.id }),
  ]);
  const variant = total > maxCarsOfOwner ? 'inventory' : 'owner';
  const cars = variant === 'inventory' ? hits : hits.slice(0, maxCarsOfOwner);
  return { variant, owner, distanceMiles, cars, stock };
}
