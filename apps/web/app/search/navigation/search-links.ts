import {
  type CategoryTab,
  categoryOf,
  shownTabs,
  withCategory,
} from '@forecourt/domain/search/category-tabs';
import { chips, clearedOfAll } from '@forecourt/domain/search/chips';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { type SortCode, sortOptions } from '@forecourt/domain/vehicle/codes';
import type { AppContext } from '../../app-context.ts';

/** Pages offered one after the other; beyond, a search is narrowed rather than paged through. */
const maxPages = 400;

const views = [
  { code: 'grid', name: 'Grid' },
  { code: 'split', name: 'Cars and map' },
  { code: 'map', name: 'Map' },
] as const;

/** The address of a search, in the view that is shown unless another is named. */
export type ToUrl = (query: SearchQuery, view?: string) => string;

/** Where a search leads: to itself without a filter, in other tabs, views and orders, page by page. */
export function toSearchLinks(
  query: SearchQuery,
  { total }: SearchResult,
  shown: {
    readonly view: string;
    /** Cars of each tab; null where they are not known. */
    readonly tabCounts: ReadonlyMap<CategoryTab, number> | null;
    /** Whose cars alone are searched; null where that is not known. */
    readonly dealer: string | null;
    readonly url: ToUrl;
  },
  { brand, flags, reference }: AppContext,
) {
  const { url } = shown;
  const tab = categoryOf(query);
  const pages = Math.min(maxPages, Math.ceil(total / query.numRecords));
  return {
    chips: chips(query, brand, reference)
      .filter(({ key }) => key !== 'experience' || flags.has('clear_experience'))
      .map(({ key, label, cleared }) => ({
        key,
        label: key === 'showcaseOwnerId' ? (shown.dealer ?? label) : label,
        href: url(cleared),
      })),
    clearHref: url(clearedOfAll(query, brand)),
    tab,
    tabs: shownTabs(flags).map(({ code, name }) => ({
      code,
      name,
      // The tab that the shopper is on holds what is shown, and leads to it.
      count: code === tab ? total : (shown.tabCounts?.get(code) ?? null),
      href: url(code === tab ? { ...query, page: 1 } : withCategory(query, code, brand)),
    })),
    views: views.map(({ code, name }) => ({
      code,
      name,
      href: url({ ...query, page: 1 }, code),
      isShown: code === shown.view,
    })),
    sortBy: query.sortBy,
    sorts: toSorts(query, url, brand.defaultSort),
    page: query.page,
    pages,
    nextHref: query.page < pages ? url({ ...query, page: query.page + 1 }) : null,
    previousHref: query.page > 1 ? url({ ...query, page: query.page - 1 }) : null,
  };
}

/** Without a place nothing is near. Addresses differ in the order that they name: one is made for all. */
function toSorts(query: SearchQuery, url: ToUrl, usual: SortCode) {
  const toHref = (sortBy: SortCode) => url({ ...query, sortBy, page: 1 });
  const [one = usual] = sortOptions.flatMap(({ code }) => (code === usual ? [] : [code]));
  const example = toHref(one);
  return sortOptions.map(({ code, name }) => ({
    value: code,
    label: name,
    disabled: code === 'distanceASC' && query.zip === undefined && query.sortBy !== code,
    href: code === usual ? toHref(code) : example.replace(`sortBy=${one}`, `sortBy=${code}`),
  }));
}
