import { findLeaning, type Leaning } from '@forecourt/domain/account/leaning';
import type { RecentCar } from '@forecourt/domain/account/recent-inventory';
import type { SuggestedCars } from '@forecourt/domain/account/suggested-cars';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import { toRecentCar } from '../history/to-recent-car.ts';
import type { RequestFacts } from '../request/request-facts.ts';

/** Cars that are suggested. */
const maxSuggested = 8;

/** Miles around the shopper's place. */
const radiusMiles = 100;

export interface SuggestionSources {
  /** As the brand sees it. */
  readonly engine: SearchReader;
  readonly reference: Reference;
  readonly remotePhotos: boolean;
  readonly facts: Pick<RequestFacts, 'brand' | 'filterOf'>;
}

/** What is known of the shopper. */
export interface Shopper {
  readonly zip: string | undefined;
  /** Of the page's own search. */
  readonly fuel: string | undefined;
  readonly vins: readonly string[];
  readonly savedIds: readonly number[];
}

/** Cars like those that a shopper looked at, and why these; null where nothing can be said. */
export async function findSuggestedCars(
  { engine, reference, remotePhotos, facts }: SuggestionSources,
  { zip, fuel, vins, savedIds }: Shopper,
): Promise<SuggestedCars | null> {
  const looked = await Promise.all([
    ...vins.map((vin) => engine.findByVin(vin)),
    ...savedIds.map((id) => engine.findById(id)),
  ]);
  const cards = looked.filter((card) => card !== undefined);
  const leaning = findLeaning(cards, new Set(savedIds), fuel);
  if (leaning === null) return null;
  const query = queryOf(leaning, { zip, reference, brand: facts.brand });
  const known = new Set(cards.map(({ id }) => id));
  const { hits, total } = await engine.search({
    filter: facts.filterOf(query),
    sort: 'relevance',
    offset: 0,
    limit: maxSuggested + known.size,
  });
  const cars: RecentCar[] = hits
    .filter(({ card }) => !known.has(card.id))
    .slice(0, maxSuggested)
    .map(({ card }) => toRecentCar(card, reference, remotePhotos));
  const { because, kind } = leaning;
  return cars.length === 0
    ? null
    : { because, kind, cars, total, href: toSearchUrl(query, facts.brand, reference) };
}

function queryOf(
  { filters }: Leaning,
  {
    zip,
    reference,
    brand,
  }: { zip: string | undefined; reference: Reference; brand: RequestFacts['brand'] },
): SearchQuery {
  const query = brandSearch(brand);
  const isPlace = zip !== undefined && reference.findZip(zip) !== undefined;
  return {
    ...query,
    filters: { ...query.filters, ...filters },
    ...(isPlace && { zip, searchRadius: radiusMiles }),
  };
}
