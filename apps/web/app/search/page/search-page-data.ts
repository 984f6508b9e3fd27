import { hasVehicleFilter } from '@forecourt/domain/account/notification-prompt';
import { feedAddress, feedTypes } from '@forecourt/domain/alert/feed-paths';
import { offersSubscription } from '@forecourt/domain/alert/subscribe-prompt';
import { withoutSwitchedOff } from '@forecourt/domain/experience/shopping-way';
import { breadcrumbs } from '@forecourt/domain/search/address/breadcrumbs';
import { indexedSearch } from '@forecourt/domain/search/address/indexed-search';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { searchTitles } from '@forecourt/domain/search/address/titles';
import { chips } from '@forecourt/domain/search/chips';
import { onlyValue } from '@forecourt/domain/search/filter-groups';
import { findClarification, withSuggested } from '@forecourt/domain/search/model-clarification';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { suggestedFilters } from '@forecourt/domain/search/suggested-filters';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { AppContext } from '../../app-context.ts';
import { toExperienceData } from '../../experiences/experience-data.ts';
import { toReferenceTabs } from '../../reference/tabs-data.ts';
import { toFilterPanelData } from '../filters/filter-panel-data.ts';
import { openParameter } from '../filters/missing-options.ts';
import { withClosedGroups } from '../filters/option-groups.ts';
import { rememberedName } from '../navigation/remembered-name.ts';
import { type ToUrl, toSearchLinks } from '../navigation/search-links.ts';
import { searchedDealer } from '../navigation/searched-dealer.ts';
import type { FoundSearch, PageSources, SearchAdvice } from './found-search.ts';
import { toNotices } from './notices-data.ts';
import { cardMaker, lastSeenOn, shopperPlace } from './page-cards.ts';
import { toRelaxationsData } from './relaxations/relaxations-data.ts';
import { toResultsData } from './results-data.ts';
import { toAboutData } from './search-notes-data.ts';
import { type SearchedPlace, whereWords } from './where-words.ts';

/** All that the results page shows, as plain data. */
export function toSearchPageData(found: FoundSearch, advice: SearchAdvice, context: AppContext) {
  const { parsed, result, ratings } = found;
  const { query, canonical } = parsed;
  const { reference } = context;
  const { relaxations, map } = advice;
  const view = map?.view ?? 'grid';
  const url = urlsOf(view, context);
  const toCard = cardMaker(context, shopperPlace(query, reference), lastSeenOn(canonical));
  const sources: PageSources = { found, context, url, toCard };
  const dealer = searchedDealer(query, result.hits, relaxations);
  const panel = toPanelData(found, map, context);
  const head = toHeadData(sources, dealer, panel);
  return {
    ...head,
    ...toToolsData(sources, { view, dealer, location: head.titles.location }),
    map,
    notices: toNotices(parsed, advice.unread, reference),
    filterPause: context.filterPause,
    total: result.total,
    recordsBefore: (query.page - 1) * query.numRecords,
    shown: Math.min(result.total, query.page * query.numRecords),
    modelQuestion: toModelQuestion(query, result, advice.dismissedModels, context),
    about: toAboutData(query, result, { ...context, url }),
    aboutModel: toReferenceTabs(
      query,
      {
        stats: result.stats,
        ratings: ratings?.consumer ?? null,
        hasArticles: found.articles.reviews.length > 0,
      },
      context,
    ),
    panel,
    ...toResultsData(sources),
    expired: advice.expired,
    dealerDifference: advice.dealerDifference,
    ownHref: canonical,
    gridHref: url(query, 'grid'),
    searchHref: url({ ...query, page: 1 }, 'grid'),
    feeds: toFeeds(query, context),
    ...toShopperData(parsed, advice.isSubscribed, context),
    relaxations: relaxations && toRelaxationsData(relaxations, url, toCard),
  };
}

/** However the results are shown, they stay so while they are filtered. */
function urlsOf(shownView: string, { brand, reference }: AppContext): ToUrl {
  return (next, view = shownView) =>
    withPassThrough(toSearchUrl(next, brand, reference), view === 'grid' ? '' : `?view=${view}`);
}

function toPanelData(
  { parsed, result, packages }: FoundSearch,
  map: SearchAdvice['map'],
  context: AppContext,
) {
  const opened = new URL(parsed.canonical, context.origin).searchParams.getAll(openParameter);
  const panel = toFilterPanelData(parsed, result, {
    ...context,
    currentYear: Number(context.today.slice(0, 4)),
    offeredPackages: packages,
  });
  return {
    ...panel,
    groups: context.isDocument ? withClosedGroups(panel.groups, opened) : panel.groups,
    opened,
    hidden: [...panel.hidden, ...(map ? [['view', map.view] as const] : [])],
  };
}

/** @param dealer the one whose cars alone are searched; null for all */
function toHeadData(
  { found: { parsed, result, program }, context, url }: PageSources,
  dealer: string | null,
  place: SearchedPlace,
) {
  const { query } = parsed;
  const { brand, flags, reference } = context;
  const shown = withoutSwitchedOff(query, flags);
  const titles = searchTitles(shown, brand, reference);
  const indexed = indexedSearch(query, brand, reference);
  return {
    titles: {
      ...titles,
      heading: dealer === null ? titles.heading : `${titles.heading} at ${dealer}`,
      location: whereWords(titles, place),
    },
    experience: toExperienceData(query, { ...context, url, program, facets: result.facets }),
    brand: brand.code,
    canonicalUrl: new URL(indexed.address, context.origin).href,
    isIndexed: indexed.isIndexed,
    crumbs: breadcrumbs(shown, brand, reference),
  };
}

/** What leads to other searches. */
function toToolsData(
  { found: { parsed, result, tabCounts }, context, url }: PageSources,
  {
    location,
    ...shown
  }: {
    readonly view: string;
    readonly dealer: string | null;
    readonly location: string | null;
  },
) {
  const { flags, reference } = context;
  const links = toSearchLinks(parsed.query, result, { ...shown, tabCounts, url }, context);
  return {
    ...links,
    rememberedAs: rememberedName(links.chips, location),
    hasChips: flags.has('filter_chips_srp'),
    suggested: flags.has('suggested_filters') ? toSuggested(parsed, result, reference, url) : [],
  };
}

const toFeeds = (query: SearchQuery, { pathPrefix, brand }: AppContext) =>
  (['atom', 'json'] as const).map((format) => ({
    type: feedTypes[format],
    href: pathPrefix + feedAddress(format, query, brand),
  }));

/** What is offered to who looks: suggestions, saving, a subscription. */
function toShopperData(
  { query, invalid, canonical }: ParsedSearch,
  isSubscribed: boolean,
  { flags, consumer, person, brand, reference }: AppContext,
) {
  // One that contradicts itself finds nothing, now or later.
  const isSavable = invalid.length === 0;
  const isSignedIn = person !== null;
  return {
    suggestFor: flags.has('personalization')
      ? {
          origin: 'srp' as const,
          zip: query.zip ?? null,
          fuel: onlyValue(query.filters.fuelTypeGroup) ?? null,
          consumerId: consumer?.consumerId ?? null,
        }
      : null,
    isSignedIn,
    isSavable,
    offersSubscription:
      isSavable &&
      offersSubscription({
        isSignedIn,
        hasTitle: lastSeenOn(canonical) !== null,
        flags,
        filterCount: chips(query, brand, reference).length,
        isSubscribed,
      }),
    hasVehicleFilter: hasVehicleFilter(query.filters),
  };
}

function toSuggested(
  { query }: ParsedSearch,
  result: SearchResult,
  reference: AppContext['reference'],
  url: ToUrl,
) {
  return suggestedFilters(query, result, reference).map(
    ({ key, name, count, query: narrowed }) => ({
      key,
      name,
      href: url(narrowed),
      cars: groupDigits(count),
    }),
  );
}

/** A robot gets no question. */
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
