import type { Brand } from '../brand/brand.ts';
import { isDefaultChoice } from '../brand/brand-defaults.ts';
import { experiences, nameOf } from '../vehicle/codes.ts';
import type { Reference } from '../vehicle/reference.ts';
import { without, withoutFilters, withSettings, withToggled } from './edit-search.ts';
import { filterGroupKeys } from './filter-groups.ts';
import { paymentLabel, priceLabel, valueName } from './search-names.ts';
import type { SearchQuery } from './search-query.ts';

/** One thing that is set, and the search without it. */
export interface Chip {
  /** Stable over searches, for keys: `makeCode:TOYOTA`. */
  readonly key: string;
  readonly label: string;
  readonly cleared: SearchQuery;
}

/**
 * The chips of a search, in the order of the filter panel. A chip clears its own value; price and
 * year chips clear both bounds; clearing a value that an experience stands for clears the experience
 * as well. The brand's own condition and make, and where the shopper looks, are no chips.
 */
export function chips(query: SearchQuery, brand: Brand, reference: Reference): Chip[] {
  return [
    ...experienceChip(query),
    ...filterChips(query, brand, reference),
    ...rangeChips(query),
    ...placeChips(query, reference),
    ...restChips(query),
  ];
}

function filterChips(query: SearchQuery, brand: Brand, reference: Reference): Chip[] {
  return filterGroupKeys
    .filter((group) => !isDefaultChoice(group, query.filters, brand))
    .flatMap((group) =>
      (query.filters[group] ?? []).map((value) => ({
        key: `${group}:${value}`,
        label: valueName(group, value, reference),
        cleared: withToggled(query, group, value, reference),
      })),
    );
}

function experienceChip(query: SearchQuery): Chip[] {
  if (query.experience === undefined) return [];
  const label = nameOf(experiences, query.experience);
  return [{ key: 'experience', label, cleared: without(query, 'experience') }];
}

function rangeChips(query: SearchQuery): Chip[] {
  const price = priceLabel(query.minPrice, query.maxPrice);
  const payment = paymentLabel(query.minPayment, query.maxPayment);
  const year = yearLabel(query.startYear, query.endYear);
  return [
    ...(year
      ? [{ key: 'year', label: year, cleared: without(query, 'startYear', 'endYear') }]
      : []),
    ...(price
      ? [{ key: 'price', label: price, cleared: without(query, 'minPrice', 'maxPrice') }]
      : []),
    ...(payment
      ? [{ key: 'payment', label: payment, cleared: without(query, 'minPayment', 'maxPayment') }]
      : []),
  ];
}

/** `2019 - 2022`, `2019 or newer`, `2022 or older`, or the one year; undefined without a bound. */
export function yearLabel(start: number | undefined, end: number | undefined): string | undefined {
  if (start !== undefined && end !== undefined)
    return start === end ? `${start}` : `${start} - ${end}`;
  if (start !== undefined) return `${start} or newer`;
  return end === undefined ? undefined : `${end} or older`;
}

/** Markets and states restrict like any filter; ZIP and radius are where the shopper stands. */
function placeChips(query: SearchQuery, reference: Reference): Chip[] {
  const { state, dma } = query;
  return [
    ...(state ? [{ key: 'state', label: state, cleared: without(query, 'state') }] : []),
    ...(dma
      ? [{ key: 'dma', label: reference.findDma(dma)?.name ?? dma, cleared: without(query, 'dma') }]
      : []),
    ...(query.marketExtension === 'off'
      ? [
          {
            key: 'marketExtension',
            label: 'No extended home delivery',
            cleared: withSettings(query, { marketExtension: 'include' }),
          },
        ]
      : []),
  ];
}

/** What a dealer is called by a search alone, which knows its number. */
export const unnamedDealer = 'One dealer';

function restChips(query: SearchQuery): Chip[] {
  const { categorySearch, showcaseOwnerId, isSponsorship } = query;
  const chip = (key: 'categorySearch' | 'showcaseOwnerId' | 'isSponsorship', label: string) => ({
    key,
    label,
    cleared: without(query, key),
  });
  return [
    ...(categorySearch ? [chip('categorySearch', `“${categorySearch}”`)] : []),
    ...(showcaseOwnerId ? [chip('showcaseOwnerId', unnamedDealer)] : []),
    ...(isSponsorship ? [chip('isSponsorship', 'Sponsored')] : []),
  ];
}

/** The search with every chip removed. */
export function clearedOfAll(query: SearchQuery, brand: Brand): SearchQuery {
  return withoutFilters(query, brand);
}
