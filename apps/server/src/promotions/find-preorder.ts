import {
  type Preorder,
  preorderDealers,
  preorderModel,
} from '@forecourt/domain/promotion/preorder';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';

/** New cars looked at for their dealers: one dealer may have many. */
const maxCars = 60;

/** Dealers near who sell the model of a search new. Null where it names none, or costs more than is wanted. */
export async function findPreorder(
  {
    engine,
    places,
    today,
  }: { readonly engine: SearchReader; readonly places: PlaceReference; readonly today: string },
  query: SearchQuery,
): Promise<Preorder | null> {
  const model = preorderModel(query, Number(today.slice(0, 4)));
  if (model === null) return null;
  const { origin } = toSearchFilter(query, places, today);
  const { hits, total } = await engine.search({
    filter: {
      values: { makeCode: [model.makeCode], modelCode: [model.modelCode], listingType: ['NEW'] },
      ...(origin && { origin }),
    },
    sort: origin ? 'distanceASC' : 'relevance',
    offset: 0,
    limit: maxCars,
  });
  const prices = hits.flatMap(({ card }) => card.msrp ?? []);
  const startingMsrp = prices.length > 0 ? Math.min(...prices) : null;
  if (startingMsrp !== null && startingMsrp > (query.maxPrice ?? Infinity)) return null;
  const dealers = new Map(
    hits
      .filter(({ owner }) => !owner.privateSeller)
      .map(({ owner, distanceMiles }) => [owner.id, { owner, distanceMiles }]),
  );
  if (dealers.size === 0) return null;
  return {
    ...model,
    total,
    startingMsrp,
    dealers: [...dealers.values()].slice(0, preorderDealers),
  };
}
