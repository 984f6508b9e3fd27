import type { Brand } from '../brand/brand.ts';
import { defaultFilters } from '../brand/brand-defaults.ts';
import { dealTypes } from '../vehicle/codes.ts';
import type { FilterValues } from './filter-groups.ts';
import type { SearchQuery } from './search-query.ts';

/** The first page of a search in the brand's own order: of what its addresses show when they say nothing. */
export function brandSearch(
  brand: Brand,
  filters: FilterValues = defaultFilters(brand),
): SearchQuery {
  const { defaultSort: sortBy, pageSize: numRecords } = brand;
  return { filters, marketExtension: 'include', sortBy, page: 1, numRecords };
}

/** All that a brand sells, whatever its condition. */
export function wholeBrandSearch(brand: Brand): SearchQuery {
  return brandSearch(brand, brand.makeCode === null ? {} : { makeCode: [brand.makeCode] });
}

/**
 * The cars of a search whose price fell, the most before the others; of a place without what is only delivered there.
 *
 * @param onlyDeals those alone that are great or good deals by now: what falls the most is what costs the most
 */
export function priceDropSearch(query: SearchQuery, onlyDeals: boolean): SearchQuery {
  const dealType = onlyDeals ? dealTypes.map(({ code }) => code) : [];
  const filters = {
    ...query.filters,
    priceDrop: ['1-'],
    ...(dealType.length > 0 && { dealType }),
  };
  const marketExtension = query.zip === undefined ? query.marketExtension : 'off';
  return { ...query, filters, marketExtension, sortBy: 'pricedropDESC' };
}
