import type { FeatureFlags } from '@forecourt/domain/brand/feature-flags';
import { deliversTo } from '@forecourt/domain/listing/seller/owner';
import type { PageEnd } from '@forecourt/domain/promotion/promotions';
import type {
  SearchFilter,
  SearchHit,
  SearchReader,
  SearchResult,
} from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { similarPrices } from '@forecourt/domain/search/similar-price';
import { promotionRadius, toSearchFilter } from '@forecourt/domain/search/to-search-filter';
import type { PlaceReference } from '@forecourt/domain/vehicle/reference';
import type { Calls } from '../platform/calls/call-runner.ts';
import { findPreorder } from './find-preorder.ts';
import type { PromotionCall } from './promotion-policies.ts';

/** Cars farther away that are looked for, and like cars that are shown. */
const supplementalRecords = 100;
const similarRecords = 20;

/** Like cars are shown when there are at most this many results and cars in range. */
const fewResults = 25;

interface Sources {
  readonly engine: SearchReader;
  readonly places: PlaceReference;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Cars like those of the search, farther away: nearest first. None when the search has no radius. */
async function findSupplemental(
  { engine, places, today }: Sources,
  query: SearchQuery,
): Promise<{ readonly hits: readonly SearchHit[]; readonly total: number }> {
  const { searchRadius: radius, zip } = query;
  if (zip === undefined || radius === undefined || radius === 0) return { hits: [], total: 0 };
  const inside = toSearchFilter({ ...query, marketExtension: 'off' }, places, today);
  const { radiusMiles: _radius, ...everywhere } = inside;
  const offset = await engine.count(inside);
  const { hits, total } = await engine.search({
    filter: everywhere,
    sort: 'distanceASC',
    offset,
    limit: supplementalRecords,
  });
  const market = places.findZip(zip)?.dmaCode ?? null;
  const isDelivered = ({ owner }: SearchHit) =>
    query.marketExtension === 'include' && deliversTo(owner, market);
  return { hits: hits.filter((hit) => !isDelivered(hit)), total: Math.max(0, total - offset) };
}

/** Like cars found in excess: as many as may be shown as being farther away already. */
const spare = supplementalRecords;

/**
 * Cars near the shopper of the style and fuel that the search names, else of the style that it mostly finds, at
 * the prices that it finds anywhere; none of its own.
 *
 * @param more how many more than are shown
 */
export async function findSimilar(
  { engine, places, today }: Sources,
  query: SearchQuery,
  excludedIds: readonly number[],
  more = 0,
): Promise<readonly SearchHit[]> {
  const { searchRadius: _radius, state: _state, dma: _dma, ...anywhere } = query;
  const asked = toSearchFilter(anywhere, places, today);
  const sample = await engine.search({
    filter: asked,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['vehicleStyleCode'],
    stats: true,
  });
  const found = sample.stats?.derivedprice;
  const price = found ? similarPrices(found.min, found.max) : asked.price;
  const vehicleStyleCode = query.filters.vehicleStyleCode ?? commonestStyle(sample);
  if (vehicleStyleCode.length === 0) return [];
  const { listingType, fuelTypeGroup } = query.filters;
  const { origin } = toSearchFilter(query, places, today);
  const filter: SearchFilter = {
    values: {
      vehicleStyleCode,
      ...(listingType && { listingType }),
      ...(fuelTypeGroup && { fuelTypeGroup }),
    },
    ...(price && { price }),
    ...(origin && { origin, radiusMiles: promotionRadius(query.searchRadius) }),
    excludedIds,
  };
  const { hits } = await engine.search({
    filter,
    sort: 'relevance',
    offset: 0,
    limit: similarRecords + more,
  });
  return hits;
}

/** Of a search that chooses none: counts of a group leave its own choice out. */
function commonestStyle({ facets }: SearchResult): readonly string[] {
  const styles = [...(facets.get('vehicleStyleCode') ?? [])].sort((a, b) => b[1] - a[1]);
  return styles.slice(0, 1).map(([code]) => code);
}

/**
 * What follows the last page: who orders the model new, the same cars farther away and, when all that is
 * little, like ones near.
 */
export async function findPageEnd(
  sources: Sources & { readonly calls: Calls<PromotionCall>; readonly flags: FeatureFlags },
  query: SearchQuery,
  results: { readonly total: number; readonly shownIds: readonly number[] },
): Promise<PageEnd> {
  const { calls } = sources;
  // What is near is not known yet; with too many results like cars are not wanted whatever is near.
  const mayBeLittle = results.total <= fewResults;
  const [{ hits, total }, preorder, alike] = await Promise.all([
    calls.attempt('supplemental', () => findSupplemental(sources, query), { hits: [], total: 0 }),
    sources.flags.has('preorder')
      ? calls.attempt('preorder', () => findPreorder(sources, query), null)
      : null,
    mayBeLittle
      ? calls.attempt('similar', () => findSimilar(sources, query, results.shownIds, spare), [])
      : [],
  ]);
  const inRange = promotionRadius(query.searchRadius);
  const near = hits.filter(({ distanceMiles }) => (distanceMiles ?? Infinity) <= inRange);
  const farther = new Set(hits.map(({ card }) => card.id));
  const similar =
    results.total + near.length <= fewResults
      ? alike.filter(({ card }) => !farther.has(card.id)).slice(0, similarRecords)
      : [];
  return { supplemental: hits, supplementalTotal: total, similar, preorder };
}
