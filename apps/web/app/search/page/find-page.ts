import { findShoppingWay } from '@forecourt/domain/experience/shopping-way';
import { noPromotions } from '@forecourt/domain/promotion/promotions';
import type { ParsedSearch } from '@forecourt/domain/search/address/parse-search-url';
import { onlyValue } from '@forecourt/domain/search/filter-groups';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { noAds } from '../../advertising/ads.ts';
import { findPageAds } from '../../advertising/find-page-ads.ts';
import type { AppContext } from '../../app-context.ts';
import { findDealerDifference } from '../../dealers/dealer-about.ts';
import { findMapPageData } from '../../map/map-page-data.ts';
import { findSearchRatings } from '../../reference/tabs-data.ts';
import { lateParts, soon } from '../../ui/answers/late-parts.ts';
import { packageLookUps } from '../filters/vehicle-choices.ts';

/** Up to this many cars a search is also told how to become wider. */
const fewCars = 5;

/**
 * All that a results page is made of. Its cars are required; everything else is begun with them, each call
 * under its own policy, so that no call waits for another. What follows the last page may come later.
 *
 * @throws what the required search throws
 */
export async function findPage(parsed: ParsedSearch, parameters: URLSearchParams, app: AppContext) {
  const required = app.services.searchListings(parsed.query, parsed.invalid);
  const beside = startBeside(parsed, parameters, app);
  const result = await required;
  const relaxations = result.total <= fewCars ? findRelaxations(parsed, result, app) : null;
  const end = findEnd(parsed.query, result, app);
  const { orNot, isWhole } = lateParts(app.patience);
  const [
    promotions,
    tabCounts,
    articles,
    program,
    packages,
    ratings,
    ads,
    unread,
    ways,
    map,
    dealer,
    ending,
  ] = await Promise.all([
    orNot(beside.promotions, noPromotions),
    orNot(beside.tabCounts, null),
    orNot(beside.articles, { electric: [], reviews: [] }),
    orNot(beside.program, null),
    orNot(beside.packages, null),
    orNot(beside.ratings, null),
    orNot(beside.ads, noAds),
    orNot(beside.unread, []),
    orNot(relaxations, null),
    // What the address asks for by name is worth its wait.
    beside.map,
    beside.dealerDifference,
    end === null ? { value: null } : soon(end),
  ]);
  return {
    found: {
      parsed,
      result,
      tabCounts,
      promotions,
      articles,
      program,
      packages,
      ads,
      ratings,
      end: ending.value,
    },
    advice: { relaxations: ways, unread, map, dealerDifference: dealer },
    /** Whether it has all parts that there are, or will have. */
    isWhole: isWhole(),
  };
}

function startBeside(parsed: ParsedSearch, parameters: URLSearchParams, app: AppContext) {
  const { services } = app;
  const { query, invalid } = parsed;
  return {
    promotions: invalid.length > 0 ? noPromotions : services.findPromotions(query),
    tabCounts: invalid.length > 0 ? null : services.countTabs(query),
    articles: services.findArticles(query),
    program: findProgram(query, app),
    packages: findPackages(query, app),
    ratings: findSearchRatings(query, app),
    ads: findPageAds({ ...query, page: 'srp' }, app),
    unread: query.categorySearch === undefined ? [] : services.explainWords(query.categorySearch),
    map: findMapPageData(parsed, parameters, app),
    dealerDifference: findDealerDifference(parameters, app),
  };
}

/** Of the one maker whose certified cars are searched for. */
function findProgram(query: SearchQuery, { flags, services }: AppContext) {
  const makeCode = onlyValue(query.filters.makeCode);
  if (makeCode === undefined || findShoppingWay(query, flags) !== 'certified-program') return null;
  return services.findCertifiedProgram(makeCode);
}

/** Nothing is asked where there is nothing to choose packages of. */
function findPackages(query: SearchQuery, { services }: AppContext) {
  const wanted = packageLookUps(query);
  return wanted.length === 0 ? new Map() : services.findPackages(wanted);
}

function findRelaxations(
  { query, invalid }: ParsedSearch,
  { total }: SearchResult,
  { services }: AppContext,
) {
  return services.findRelaxations(query, { invalid, total });
}

/** What follows the last page; null before it. */
function findEnd(query: SearchQuery, { total, hits }: SearchResult, { services }: AppContext) {
  if (total === 0 || query.page * query.numRecords < total) return null;
  return services.findPageEnd(query, { total, shownIds: hits.map(({ card }) => card.id) });
}
