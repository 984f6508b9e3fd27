import type { FoundArticles } from '@forecourt/domain/article';
import { breadcrumbs } from '@forecourt/domain/breadcrumbs';
import {
  type CategoryTab,
  categoryOf,
  shownTabs,
  withCategory,
} from '@forecourt/domain/category-tabs';
import { chips, clearedOfAll } from '@forecourt/domain/chips';
import { sortOptions } from '@forecourt/domain/codes';
import type { DealerDifference } from '@forecourt/domain/dealer-difference';
import { mostRefreshes } from '@forecourt/domain/fixed-ad';
import type { UnreadWords } from '@forecourt/domain/keyword-search';
import { findClarification, withSuggested } from '@forecourt/domain/model-clarification';
import type { ParsedSearch } from '@forecourt/domain/parse-search-url';
import { withPassengers } from '@forecourt/domain/passenger-parameters';
import type { PageEnd, Promotions } from '@forecourt/domain/promotions';
import type { PlaceReference } from '@forecourt/domain/reference';
import type { SearchHit, SearchResult } from '@forecourt/domain/search-engine';
import type { SearchQuery } from '@forecourt/domain/search-query';
import { toSearchUrl } from '@forecourt/domain/search-url';
import { suggestedFilters } from '@forecourt/domain/suggested-filters';
import { searchTitles } from '@forecourt/domain/titles';
import type { AppContext, OfferedPackages, WaysOut } from '../app-context.ts';
import { toArticleLink } from '../editorial/article-data.ts';
import type { MapPageData } from '../map-view/map-page-data.ts';
import { hasAds, type PageAds } from '../promotions/ads.ts';
import { toGridItems } from '../promotions/grid-data.ts';
import { toPageEndData } from '../promotions/page-end-data.ts';
import { toShowcaseData } from '../promotions/showcase-data.ts';
import { toAboutData } from './about-data.ts';
import { isToldInPanel, toFilterPanelData } from './filter-panel-data.ts';
import { type CardData, type ShopperPlace, toCardData } from './listing-card-data.ts';

/** Pages offered one after the other; beyond, a search is narrowed rather than paged through. */
const mostPages = 400;

/** What was found out about a search. */
interface FoundSearch {
  readonly parsed: ParsedSearch;
  readonly result: SearchResult;
  /** Cars of each tab; null where they are not known. */
  readonly tabCounts: ReadonlyMap<CategoryTab, number> | null;
  readonly promotions: Promotions;
  /** What follows the last page; null before it. */
  readonly end: PageEnd | Promise<PageEnd> | null;
  readonly articles: FoundArticles;
  /** Null when they could not be told. */
  readonly packages: OfferedPackages | null;
  readonly ads: PageAds;
}

/** What a shopper is told about a search beside its results. */
interface SearchAdvice {
  /** Null where there are cars enough. */
  readonly waysOut: WaysOut | null;
  readonly unread: readonly UnreadWords[];
  /** The car that the shopper came for and that is gone. */
  readonly expired: string | null;
  /** Models to whose question the shopper said "No". */
  readonly dismissedModels: readonly string[];
  /** Null where the cars are shown as a grid. */
  readonly map: MapPageData | null;
  /** Null unless the address asks for it. */
  readonly dealerDifference: DealerDifference | null;
}

const views = [
  { code: 'grid', name: 'Grid' },
  { code: 'split', name: 'Cars and map' },
  { code: 'map', name: 'Map' },
] as const;

/** All that the results page shows, as plain data. */
export function toSearchPageData(
  { parsed, result, tabCounts, promotions, end, articles, packages, ads }: FoundSearch,
  { waysOut, unread, expired, dismissedModels, map, dealerDifference }: SearchAdvice,
  context: AppContext,
) {
  const { query, invalid, unknownSegments, canonical } = parsed;
  const { brand, flags, reference } = context;
  // However the results are shown, they stay so while they are filtered.
  const url = (next: typeof query, view: string = map?.view ?? 'grid') =>
    withPassengers(toSearchUrl(next, brand, reference), view === 'grid' ? '' : `?view=${view}`);
  const pages = Math.min(mostPages, Math.ceil(result.total / query.numRecords));
  const panel = toFilterPanelData(parsed, result, {
    ...context,
    currentYear: Number(context.today.slice(0, 4)),
    offeredPackages: packages,
  });
  const place = shopperPlace(query, reference);
  // One object for each car, wherever it stands.
  const cards = new Map<number, CardData>();
  const card = (hit: SearchHit) => {
    const known = cards.get(hit.card.id);
    const made = known ?? toCardData(hit, context, place);
    if (!known) cards.set(made.id, made);
    return made;
  };
  const toEnd = (found: PageEnd) => toPageEndData(found, query, { toCard: card, url, context });
  return {
    titles: searchTitles(query, brand, reference),
    canonicalUrl: new URL(url(query, 'grid'), context.origin).href,
    crumbs: breadcrumbs(query, brand, reference),
    chips: chips(query, brand, reference).map(({ key, label, cleared }) => ({
      key,
      label,
      href: url(cleared),
    })),
    hasChips: flags.has('filter_chips_srp'),
    suggested: flags.has('suggested_filters') ? toSuggested(parsed, result, reference, url) : [],
    tabs: shownTabs(flags).map(({ code, name }) => ({
      code,
      name,
      // The tab that the shopper is on holds what is shown, whatever pressing it afresh would bring.
      count: code === categoryOf(query) ? result.total : (tabCounts?.get(code) ?? null),
      href: url(withCategory(query, code, brand)),
    })),
    tab: categoryOf(query),
    views: views.map(({ code, name }) => ({
      code,
      name,
      href: url({ ...query, page: 1 }, code),
      isShown: code === (map?.view ?? 'grid'),
    })),
    map,
    clearHref: url(clearedOfAll(query, brand)),
    invalid: invalid.filter((problem) => !isToldInPanel(problem)),
    unknownSegments,
    unread,
    filterPause: context.filterPause,
    total: result.total,
    page: query.page,
    pages,
    shown: Math.min(result.total, query.page * query.numRecords),
    nextHref: query.page < pages ? url({ ...query, page: query.page + 1 }) : null,
    previousHref: query.page > 1 ? url({ ...query, page: query.page - 1 }) : null,
    sortBy: query.sortBy,
    sorts: sortOptions.map(({ code, name }) => ({
      value: code,
      label: name,
      disabled: code === 'distanceASC' && query.zip === undefined && query.sortBy !== code,
      href: url({ ...query, sortBy: code, page: 1 }),
    })),
    modelQuestion: toModelQuestion(query, result, dismissedModels, context),
    about: toAboutData(query, result, { ...context, url }),
    panel: { ...panel, hidden: [...panel.hidden, ...(map ? [['view', map.view] as const] : [])] },
    items: toGridItems(query, result, promotions, {
      toCard: card,
      url,
      context,
      guides: articles.electric,
      hasAdverts: hasAds(ads),
    }),
    end: end instanceof Promise ? end.then(toEnd) : end && toEnd(end),
    showcase: promotions.showcase && toShowcaseData(promotions.showcase, query, card, url),
    reviews: articles.reviews.map(toArticleLink),
    canHideShowcase: flags.has('srp_alpha_suppress_button'),
    ads,
    fixedAd:
      flags.has('fixed_ads') && hasAds(ads)
        ? { mostRefreshes: mostRefreshes(flags.has('srp_fixed_ad_config')) }
        : null,
    expired,
    dealerDifference,
    ownHref: canonical,
    searchHref: url({ ...query, page: 1 }),
    waysOut: waysOut && {
      kind: waysOut.kind,
      ways: waysOut.ways.map(({ key, label, from, to, query: changed, total }) => ({
        key,
        label,
        from,
        to,
        href: url(changed),
        cars: total === 1 ? '1 car' : `${total.toLocaleString('en-US')} cars`,
      })),
      alternatives: waysOut.alternatives.map(card),
    },
  };
}

function toSuggested(
  { query }: ParsedSearch,
  result: SearchResult,
  reference: AppContext['reference'],
  url: (query: SearchQuery) => string,
) {
  return suggestedFilters(query, result, reference).map(
    ({ key, name, count, query: narrowed }) => ({
      key,
      name,
      href: url(narrowed),
      cars: count.toLocaleString('en-US'),
    }),
  );
}

function shopperPlace(query: SearchQuery, reference: PlaceReference): ShopperPlace {
  const place = query.zip === undefined ? undefined : reference.findZip(query.zip);
  return {
    radiusMiles: query.searchRadius || undefined,
    dmaCode: query.marketExtension === 'include' ? (place?.dmaCode ?? null) : null,
  };
}

/** Robots are asked nothing. */
function toModelQuestion(
  query: SearchQuery,
  { facets }: SearchResult,
  dismissed: readonly string[],
  { brand, reference, isBot }: AppContext,
) {
  const counts = facets.get('modelCode') ?? new Map();
  const question = isBot ? null : findClarification(query, reference, counts, dismissed);
  if (!question) return null;
  const yesHref = toSearchUrl(withSuggested(query, question, reference), brand, reference);
  return { ...question, yesHref };
}

export type SearchPageData = ReturnType<typeof toSearchPageData>;
