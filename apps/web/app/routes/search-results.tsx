import {
  type ParsedSearch,
  parseSearchUrl,
} from '@forecourt/domain/search/address/parse-search-url';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { withPage } from '@forecourt/domain/search/edit-search';
import { rebaseSearch } from '@forecourt/domain/search/rebase-search';
import { parseChangeAddress } from '@forecourt/domain/search/search-changes';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { AdsProvider } from '../advertising/ads.ts';
import { FixedAd } from '../advertising/fixed-ad.tsx';
import { hasSubscribed } from '../alerts/has-subscribed.ts';
import { type AppContext, appContext } from '../app-context.ts';
import cardStyles from '../cards/cards.css?url';
import { changesDialogOnly } from '../content/use-about.ts';
import { RecentCars } from '../history/recent-cars.tsx';
import { SearchChanges } from '../navigation/latest-search.tsx';
import { ExpiredListing, forgetExpired, readExpired } from '../promotions/expired-listing.tsx';
import { StillInterested } from '../promotions/still-interested.tsx';
import { isShowcaseSuppressed } from '../promotions/suppress-showcase.ts';
import { NoticePrompt } from '../push/notice-prompt.tsx';
import { ReferenceTabs } from '../reference/reference-tabs.tsx';
import { ChipRow } from '../search/filters/chip-row.tsx';
import { FilterPanel } from '../search/filters/filter-panel.tsx';
import { useOrderChange } from '../search/navigation/use-order-change.ts';
import { useRememberedSearch } from '../search/navigation/use-remembered-search.ts';
import { useReturnFocus } from '../search/navigation/use-return-focus.ts';
import { CountStatus } from '../search/page/count-status.tsx';
import {
  dismissedModelCookie,
  readDismissal,
  readDismissedModels,
} from '../search/page/dismissed-models.ts';
import { findPage } from '../search/page/find-page.ts';
import { ModelQuestion } from '../search/page/model-question.tsx';
import { Notices } from '../search/page/notices.tsx';
import { Relaxations } from '../search/page/relaxations.tsx';
import { ResultsHero } from '../search/page/results-hero.tsx';
import { ResultsOnMap } from '../search/page/results-on-map.tsx';
import { ResultsToolbar } from '../search/page/results-toolbar.tsx';
import { SaveSearch } from '../search/page/save-search.tsx';
import { SearchDialogs } from '../search/page/search-dialogs.tsx';
import { SearchError } from '../search/page/search-error.tsx';
import { type SearchPageData, toSearchPageData } from '../search/page/search-page-data.ts';
import { SortSheet } from '../search/page/sort-sheet.tsx';
import { searchStructuredData } from '../search/page/structured-data.ts';
import { packPage, unpackPage } from '../search/results/packed-page.ts';
import { PackedPageScript } from '../search/results/packed-page-script.tsx';
import { PageShowcase } from '../search/results/page-showcase.tsx';
import { ResultsGrid } from '../search/results/results-grid.tsx';
import { pageStyles } from '../ui/page-styles.ts';
import type { Route } from './+types/search-results.ts';
import searchStyles from './search-results.css?url';

export const links: Route.LinksFunction = () => pageStyles(cardStyles, searchStyles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'srp' };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { pathname, search, searchParams } = url;
  const bookmark = await findBookmarkAddress(searchParams, app);
  if (bookmark !== null) return redirect(bookmark);
  const keyword = searchParams.get('keyword');
  if (keyword !== null) {
    return redirect(await app.services.findKeywordAddress(keyword, searchParams.get('from')));
  }
  const changed = parseChangeAddress(searchParams);
  if (changed !== null) return redirect(rebaseSearch(changed, app.brand, app.reference));
  const program = await findProductAddress(searchParams, app);
  if (program !== null) return redirect(program);
  if (hasJoinedMakes(searchParams)) app.services.reportWarning(joinedMakesWarning);
  const parsed = parseSearchUrl({ pathname, search }, app.brand, app.reference);
  if (!parsed.isCanonical) return redirect(parsed.canonical, 301);
  try {
    const { found, advice, isWhole } = await findPage(parsed, searchParams, app);
    const last = lastPage(parsed.query, found.result);
    if (last !== null && parsed.query.page > last)
      return redirect(pageAddress(parsed, last, search, app));
    const cookies = request.headers.get('Cookie');
    const { promotions } = found;
    const shown = isShowcaseSuppressed(cookies) ? { ...promotions, showcase: null } : promotions;
    const expired = readExpired(cookies);
    const dismissedModels = readDismissedModels(cookies);
    const page = toSearchPageData(
      { ...found, promotions: shown },
      { ...advice, expired, dismissedModels, isSubscribed: hasSubscribed(cookies) },
      app,
    );
    if (searchParams.get('about') === 'certified-program' && page.about.certified === null)
      app.services.reportWarning(certifiedLinkWarning);
    // A page that lacks what was late is nothing to be shown again.
    const headers = new Headers({ 'Cache-Control': isWhole ? 'private, no-cache' : 'no-store' });
    const isUnknown = parsed.unknownSegments.length > 0;
    if (page.total === 0 || isUnknown) headers.set('X-Robots-Tag', 'noindex');
    if (expired !== null) headers.append('Set-Cookie', forgetExpired);
    return data(packPage(page, app.isDocument), { status: isUnknown ? 404 : 200, headers });
  } catch (error) {
    app.services.reportError(error);
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '30' };
    throw data({ requestId: app.requestId }, { status: app.isBot ? 200 : 500, headers });
  }
}

/** Where a saved search leads, one's own or one that was passed on: without it, to a search without filters. */
async function findBookmarkAddress(
  parameters: URLSearchParams,
  { asker, services }: AppContext,
): Promise<string | null> {
  const own = parameters.get('searchBookmarkId');
  const shared = parameters.get('bookmarkId');
  const id = own ?? shared;
  if (id === null) return null;
  asker();
  return (await services.openBookmark(id, own === null)) ?? '/cars-for-sale';
}

/** Where the certified program that an address names leads: to its certified cars, of what else was asked. */
async function findProductAddress(
  parameters: URLSearchParams,
  { services, brand, reference }: AppContext,
): Promise<string | null> {
  const productId = parameters.get('productId');
  if (productId === null) return null;
  const program = await services.findCertifiedProduct(productId);
  const others = new URLSearchParams(parameters);
  others.delete('productId');
  if (program) {
    others.set('makeCode', program.makeCode);
    others.set('listingType', 'CERTIFIED');
  }
  const url = { pathname: '/cars-for-sale', search: `?${others}` };
  return parseSearchUrl(url, brand, reference).canonical;
}

const joinedMakesWarning = 'Several makes came in one value and not as a list of values';
const certifiedLinkWarning = 'The certified program of this search has no link: no make has one';

/** Whether makes came as one text with commas, as addresses of the older generation have them. */
function hasJoinedMakes(parameters: URLSearchParams): boolean {
  return [...parameters].some(
    ([name, value]) => /^makeCode(List)?$/.test(name) && value.includes(','),
  );
}

/** The last page that has cars; null where none has. */
const lastPage = ({ numRecords }: SearchQuery, { total }: SearchResult) =>
  total === 0 ? null : Math.ceil(total / numRecords);

function pageAddress(
  { query }: ParsedSearch,
  page: number,
  search: string,
  { brand, reference }: AppContext,
): string {
  return withPassThrough(toSearchUrl(withPage(query, page), brand, reference), search);
}

/** Remembers that a shopper meant the model that was chosen. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { brand, reference } = context.get(appContext);
  if (parseSearchUrl(url, brand, reference).unknownSegments.length > 0)
    throw data(null, { status: 404 });
  const model = await readDismissal(request);
  const cookie = dismissedModelCookie(request.headers.get('Cookie'), model);
  return redirect(url.pathname + url.search, { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** A place on the page or a dialog that is opened or left needs no new search. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  if (changesDialogOnly(change) || (isSame && currentUrl.hash !== nextUrl.hash)) return false;
  return defaultShouldRevalidate;
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Cars for Sale' }, { name: 'robots', content: 'noindex' }];
  const page = unpackPage(loaderData);
  const { title, description } = page.titles;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: page.canonicalUrl },
    ...page.feeds.map(({ type, href }) => ({
      tagName: 'link',
      rel: 'alternate',
      type,
      href,
      title,
    })),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: page.canonicalUrl },
    ...(page.total === 0 ? [{ name: 'robots', content: 'noindex' }] : []),
    ...searchStructuredData(page).map((part) => ({ 'script:ld+json': part })),
  ];
}

export default function SearchResults({ loaderData }: Route.ComponentProps) {
  const page = unpackPage(loaderData);
  return (
    <SearchChanges>
      <AdsProvider value={page.ads}>
        <SearchPage page={page} />
        <PackedPageScript packed={loaderData} />
      </AdsProvider>
    </SearchChanges>
  );
}

function SearchPage({ page }: { readonly page: SearchPageData }) {
  const { state, location } = useNavigation();
  const results = useRef<HTMLElement>(null);
  const rememberCar = useReturnFocus(results);
  useOrderChange(page.sortBy, results);
  useRememberedSearch(page);
  const busy = state === 'loading' && location.pathname.startsWith('/cars-for-sale');
  const names = [
    'ui-wrap search-page',
    page.map && 'search-page-map',
    page.emphasis && 'card-payments-first',
    busy && 'search-page-busy',
  ];
  return (
    <main id="main" className={names.filter(Boolean).join(' ')}>
      <ResultsHero page={page} />
      <div className="search-columns">
        <FilterPanel
          panel={page.panel}
          clearHref={page.clearHref}
          total={page.total}
          pause={page.filterPause}
        />
        <section
          className="search-results"
          aria-label="Results"
          ref={results}
          onClickCapture={rememberCar}
        >
          <ResultsToolbar page={page} />
          <ChipRow page={page} />
          <Notices page={page} />
          {page.expired !== null && <ExpiredListing name={page.expired} />}
          {!page.map && page.isShowcaseAbove && page.total > 0 && <PageShowcase page={page} />}
          {/* Where the skip link leads: a few steps before the first car. */}
          <div id="results" tabIndex={-1} />
          <ModelQuestion page={page} />
          {page.map && page.total === 0 && <Relaxations page={page} />}
          {page.map && <ResultsOnMap page={page} map={page.map} />}
          {!page.map && page.total > 0 && (
            <ResultsGrid key={`${page.canonicalUrl} ${page.paymentTerms}`} page={page} />
          )}
          {!(page.map && page.total === 0) && <Relaxations page={page} />}
          {page.aboutModel && <ReferenceTabs key={page.canonicalUrl} about={page.aboutModel} />}
        </section>
      </div>
      <RecentCars />
      <CountStatus total={page.total} isBusy={busy} />
      <SearchDialogs page={page} />
      <SortSheet page={page} />
      {page.fixedAd && <FixedAd hasResults={page.total > 0} {...page.fixedAd} />}
      <NoticePrompt brand={page.brand} hasVehicleFilter={page.hasVehicleFilter}>
        <StillInterested />
      </NoticePrompt>
      <div className="search-bar">
        <a className="ui-button ui-button-primary" href="#filters">
          <SlidersHorizontal className="ui-icon" size={18} aria-hidden="true" />
          Filter ({page.chips.length})
        </a>
        <a className="ui-button ui-button-secondary" href="#sort">
          Sort
        </a>
        <SaveSearch page={page} words="Save" />
      </div>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestId = (error as { data?: { requestId?: string } } | undefined)?.data?.requestId;
  return <SearchError requestId={requestId} />;
}
