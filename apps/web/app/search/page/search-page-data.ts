import { hasVehicleFilter } from '@forecourt/domain/account/notification-prompt';
import { feedAddress, feedTypes } from '@forecourt/domain/alert/feed-paths';
import { offersSubscription } from '@forecourt/domain/alert/subscribe-prompt';
import type { FoundArticles } from '@forecourt/domain/content/article';
import type { CertifiedContent } from '@forecourt/domain/experience/certified-content';
import { withoutSwitchedOff } from '@forecourt/domain/experience/shopping-way';
import type { UnreadWords } from '@forecourt/domain/keyword/keyword-search';
import type { DealerDifference } from '@forecourt/domain/listing/seller/dealer-difference';
import { termsWords } from '@forecourt/domain/money/shopper-terms';
import { maxRefreshes } from '@forecourt/domain/promotion/fixed-ad';
import type { PageEnd, Promotions } from '@forecourt/domain/promotion/promotions';
import type { ModelReviews } from '@forecourt/domain/reference/review-words';
import { breadcrumbs } from '@forecourt/domain/search/address/breadcrumbs';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { searchTitles } from '@forecourt/domain/search/address/titles';
import type { CategoryTab } from '@forecourt/domain/search/category-tabs';
import { chips } from '@forecourt/domain/search/chips';
import { onlyValue } from '@forecourt/domain/search/filter-groups';
import { findClarification, withSuggested } from '@forecourt/domain/search/model-clarification';
import type { Relaxations } from '@forecourt/domain/search/relaxations';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { suggestedFilters } from '@forecourt/domain/search/suggested-filters';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';
import type { OfferedPackages } from '@forecourt/domain/vehicle/offered-packages';
import { hasAds, type PageAds } from '../../advertising/ads.ts';
import type { AppContext } from '../../app-context.ts';
import { toReviewLink } from '../../content/article-data.ts';
import { toExperienceData } from '../../experiences/experience-data.ts';
import type { MapPageData } from '../../map/map-page-data.ts';
import { toGridItems } from '../../promotions/grid-data.ts';
import { toPageEndData } from '../../promotions/page-end-data.ts';
import { toShowcaseData } from '../../promotions/showcase-data.ts';
import { toReferenceTabs } from '../../reference/tabs-data.ts';
import { toFilterPanelData } from '../filters/filter-panel-data.ts';
import { openParameter } from '../filters/missing-options.ts';
import { withClosedGroups } from '../filters/option-groups.ts';
import { rememberedName } from '../navigation/remembered-name.ts';
import { type ToUrl, toSearchLinks } from '../navigation/search-links.ts';
import { searchedDealer } from '../navigation/searched-dealer.ts';
import { groupStarts } from '../results/result-groups.ts';
import type { GroupedResult } from '../services.ts';
import { toNotices } from './notices-data.ts';
import { cardMaker, lastSeenOn, shopperPlace } from './page-cards.ts';
import { toRelaxationsData } from './relaxations/relaxations-data.ts';
import { toAboutData } from './search-notes-data.ts';
import { whereWords } from './where-words.ts';

/** What was found out about a search. */
interface FoundSearch {
  readonly parsed: ParsedSearch;
  readonly result: GroupedResult;
  /** Cars of each tab; null where they are not known. */
  readonly tabCounts: ReadonlyMap<CategoryTab, number> | null;
  readonly promotions: Promotions;
  /** What follows the last page; null before it. */
  readonly end: PageEnd | Promise<PageEnd> | null;
  readonly articles: FoundArticles;
  /** The certified program of the maker that is searched for; null elsewhere. */
  readonly program: CertifiedContent | null;
  /** Null when they could not be told. */
  readonly packages: OfferedPackages | null;
  readonly ads: PageAds;
  /** What people think of the one model and year that it is about; null elsewhere. */
  readonly ratings: ModelReviews | null;
}

/** What a shopper is told about a search beside its results. */
interface SearchAdvice {
  /** Null where there are cars enough. */
  readonly relaxations: Relaxations | null;
  readonly unread: readonly UnreadWords[];
  /** The car that the shopper came for and that is gone. */
  readonly expired: string | null;
  /** Models to whose question the shopper said "No". */
  readonly dismissedModels: readonly string[];
  /** Null where the cars are shown as a grid. */
  readonly map: MapPageData | null;
  /** Null unless the address asks for it. */
  readonly dealerDifference: DealerDifference | null;
  /** Whether this browser has subscribed to a search. */
  readonly isSubscribed: boolean;
}

/** All that the results page shows, as plain data. */
export function toSearchPageData(
  { parsed, result, tabCounts, promotions, end, articles, program, ...found }: FoundSearch,
  advice: SearchAdvice,
  context: AppContext,
) {
  const { relaxations, unread, expired, dismissedModels, map, dealerDifference } = advice;
  const { packages, ads, ratings } = found;
  const { query, invalid, canonical } = parsed;
  const seenOn = lastSeenOn(canonical);
  // One that contradicts itself finds nothing, now or later.
  const isSavable = invalid.length === 0;
  const opened = new URL(canonical, context.origin).searchParams.getAll(openParameter);
  const { brand, flags, reference } = context;
  const shown = withoutSwitchedOff(query, flags);
  const shownView = map?.view ?? 'grid';
  // However the results are shown, they stay so while they are filtered.
  const url: ToUrl = (next, view = shownView) =>
    withPassThrough(toSearchUrl(next, brand, reference), view === 'grid' ? '' : `?view=${view}`);
  const panel = toFilterPanelData(parsed, result, {
    ...context,
    currentYear: Number(context.today.slice(0, 4)),
    offeredPackages: packages,
  });
  const toCard = cardMaker(context, shopperPlace(query, reference), seenOn);
  const toEnd = (found: PageEnd) => toPageEndData(found, query, { toCard, url, context });
  const titles = searchTitles(shown, brand, reference);
  const dealer = searchedDealer(query, result.hits, relaxations);
  const links = toSearchLinks(query, result, { view: shownView, tabCounts, dealer, url }, context);
  return {
    titles: {
      ...titles,
      heading: dealer === null ? titles.heading : `${titles.heading} at ${dealer}`,
      location: whereWords(titles, panel),
    },
    experience: toExperienceData(query, { ...context, url, program, facets: result.facets }),
    brand: brand.code,
    canonicalUrl: new URL(url(query, 'grid'), context.origin).href,
    crumbs: breadcrumbs(shown, brand, reference),
    ...links,
    rememberedAs: rememberedName(links.chips, titles.location),
    hasChips: flags.has('filter_chips_srp'),
    suggested: flags.has('suggested_filters') ? toSuggested(parsed, result, reference, url) : [],
    map,
    notices: toNotices(parsed, unread, reference),
    filterPause: context.filterPause,
    total: result.total,
    shown: Math.min(result.total, query.page * query.numRecords),
    modelQuestion: toModelQuestion(query, result, dismissedModels, context),
    about: toAboutData(query, result, { ...context, url }),
    aboutModel: toReferenceTabs(query, result, ratings?.consumer ?? null, context),
    panel: {
      ...panel,
      groups: context.isDocument ? withClosedGroups(panel.groups, opened) : panel.groups,
      opened,
      hidden: [...panel.hidden, ...(map ? [['view', map.view] as const] : [])],
    },
    groups: groupStarts(query, result),
    items: toGridItems(query, result, promotions, {
      toCard,
      url,
      context,
      guides: articles.electric,
      hasAdverts: hasAds(ads),
    }),
    end: end instanceof Promise ? end.then(toEnd) : end && toEnd(end),
    isShowcaseAbove: promotions.density === 'specification',
    showcase: promotions.showcase && toShowcaseData(promotions.showcase, query, toCard, url),
    reviews: articles.reviews.map(toReviewLink),
    canHideShowcase: flags.has('srp_alpha_suppress_button'),
    compares: flags.has('compare'),
    /** Whether payments stand before prices; null without a wallet to say so. */
    emphasis: flags.has('my_wallet') ? (context.wallet?.paymentEmphasis ?? false) : null,
    /** By which terms cards show payments. */
    paymentTerms: termsWords(context.terms, false),
    ads,
    fixedAd:
      flags.has('fixed_ads') && hasAds(ads)
        ? { maxRefreshes: maxRefreshes(flags.has('srp_fixed_ad_config')) }
        : null,
    expired,
    dealerDifference,
    ownHref: canonical,
    searchHref: url({ ...query, page: 1 }, 'grid'),
    feeds: (['atom', 'json'] as const).map((format) => ({
      type: feedTypes[format],
      href: context.pathPrefix + feedAddress(format, query, brand),
    })),
    suggestFor: flags.has('personalization')
      ? {
          origin: 'srp' as const,
          zip: query.zip ?? null,
          fuel: onlyValue(query.filters.fuelTypeGroup) ?? null,
          consumerId: context.consumer?.consumerId ?? null,
        }
      : null,
    isSignedIn: context.person !== null,
    isSavable,
    offersSubscription:
      isSavable &&
      offersSubscription({
        isSignedIn: context.person !== null,
        hasTitle: seenOn !== null,
        flags,
        filterCount: chips(query, brand, reference).length,
        isSubscribed: advice.isSubscribed,
      }),
    hasVehicleFilter: hasVehicleFilter(query.filters),
    relaxations: relaxations && toRelaxationsData(relaxations, url, toCard),
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
