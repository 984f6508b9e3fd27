import { filterGroup, filterGroupKeys } from '@forecourt/domain/search/filter-groups';
import { optionNames, toFilterOptions } from '@forecourt/domain/search/filter-options';
import type { SearchHit, SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { suggestedFilters } from '@forecourt/domain/search/suggested-filters';
import type { Reference, VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { RequestMoney } from '../request/request-facts.ts';
import type { AskedSearch } from '../request/search-request.ts';
import { toSearchWarnings } from '../request/search-warnings.ts';
import { toListingDto } from './listing-dto.ts';
import { toOwnerDto } from './owner-dto.ts';
import type { ListingsResponse, SearchResponse } from './response-schemas.ts';

/** Different people who looked at cars in seven days, by VIN; without an entry nobody did. */
type Viewers = ReadonlyMap<string, number>;

/** What of a car depends on when and by whom it is looked at. */
interface Shown {
  readonly viewers: Viewers;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly money: RequestMoney;
  /** Ids of those that stand as highlights, whether or not anything sets them apart. */
  readonly highlights?: ReadonlySet<number>;
}

/** What the car that stands first may have beyond the others. */
interface MoreOfFirst {
  readonly picturesOfFirst?: number;
  readonly photographsOfFirst?: readonly string[];
}

/** The answer of `GET /rest/lsc/listing`. */
export function toSearchResponse(
  { query, ...wrong }: Pick<AskedSearch, 'query' | 'invalid' | 'passedOver' | 'limited'>,
  result: SearchResult,
  reference: Reference,
  shown: Shown,
): SearchResponse {
  const { filters, ...settings } = query;
  return {
    ...toListingsResponse(result.hits, query, reference, shown),
    totalResultCount: result.total,
    ...(query.zip !== undefined && { zip: query.zip }),
    searchRadius: query.searchRadius ?? 0,
    filters: toFilters(query, result, reference),
    stats: toStats(query, result),
    requestParams: { ...filters, ...settings },
    warnings: toSearchWarnings(wrong),
  };
}

/** What would narrow the search, in the shape of the wire. */
export function toSuggestedFilters(
  query: SearchQuery,
  result: SearchResult,
  reference: VehicleReference,
): Required<SearchResponse>['suggestedFilters'] {
  return suggestedFilters(query, result, reference).map(({ name, count, codes }) => ({
    name,
    count,
    codes,
  }));
}

/**
 * Cars with their sellers, each seller once.
 *
 * @param more.picturesOfFirst how many pictures the first car has; all others have one
 * @param more.photographsOfFirst all that its seller took; without them it has one photograph, too
 */
export function toListingsResponse(
  hits: readonly SearchHit[],
  query: SearchQuery,
  reference: Reference,
  shown: Shown & MoreOfFirst,
): ListingsResponse {
  const { viewers, today, money, highlights, picturesOfFirst = 1, photographsOfFirst = [] } = shown;
  const place = query.zip === undefined ? null : (reference.findZip(query.zip) ?? null);
  const market = place?.dmaCode ?? null;
  const { wallet, tables, terms } = money;
  const registered = reference.findZip(wallet?.zip ?? '') ?? place;
  const told = { terms, tables, registered, tradeValue: wallet?.tradeValue ?? null };
  const owners = new Map(
    hits.map(({ owner, distanceMiles }) => [owner.id, { owner, distanceMiles }]),
  );
  return {
    totalResultCount: hits.length,
    listings: hits.map((hit, at) =>
      toListingDto(hit, reference, {
        dmaCode: market,
        viewCount: viewers.get(hit.card.vin) ?? 0,
        pictures: at === 0 ? picturesOfFirst : 1,
        photographs: at === 0 ? photographsOfFirst : [],
        isHighlight: highlights?.has(hit.card.id) ?? false,
        today,
        money: told,
      }),
    ),
    owners: [...owners.values()].map(({ owner, distanceMiles }) =>
      toOwnerDto(owner, distanceMiles),
    ),
  };
}

/** As on the page: of the vehicle groups, what the chosen makes and models have. */
function toFilters(
  query: SearchQuery,
  result: SearchResult,
  reference: VehicleReference,
): SearchResponse['filters'] {
  const groups = filterGroupKeys
    .filter((key) => result.facets.has(key))
    .map((key) => {
      const counts = result.facets.get(key);
      const chosen = query.filters[key] ?? [];
      const names = optionNames(key, query.filters, counts, reference);
      const options = toFilterOptions(key, counts, chosen, names);
      return [
        key,
        {
          name: key,
          label: filterGroup(key).label,
          ...(chosen.length > 0 && { value: chosen }),
          options,
        },
      ] as const;
    });
  return Object.fromEntries(groups);
}

function toStats(query: SearchQuery, { stats }: SearchResult): SearchResponse['stats'] {
  return {
    ...(stats?.year && { year: stats.year, startYear: stats.year.min, endYear: stats.year.max }),
    ...(stats?.derivedprice && {
      derivedprice: stats.derivedprice,
      minPrice: stats.derivedprice.min,
      maxPrice: stats.derivedprice.max,
    }),
    // Text on the wire, where years and prices are numbers.
    searchRadius: String(query.searchRadius ?? 0),
    ...(query.zip !== undefined && { zip: query.zip }),
  };
}
