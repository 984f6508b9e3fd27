import {
  type ParsedSearch,
  parseSearchUrl,
} from '@forecourt/domain/search/address/parse-search-url';
import { withPassThrough } from '@forecourt/domain/search/address/pass-through-parameters';
import { toSearchUrl } from '@forecourt/domain/search/address/search-url';
import { withPage } from '@forecourt/domain/search/edit-search';
import type { SearchResult } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { AdsProvider } from '../../advertising/ads.ts';
import { hasSubscribed } from '../../alerts/has-subscribed.ts';
import { type AppContext, appContext } from '../../app-context.ts';
import cardStyles from '../../cards/cards.css?url';
import { changesDialogOnly } from '../../content/use-about.ts';
import { SearchChanges } from '../../navigation/latest-search.tsx';
import { forgetExpired, readExpired } from '../../promotions/expired-listing.tsx';
import { isShowcaseSuppressed } from '../../promotions/suppress-showcase.ts';
import { loadCanonical } from '../../search/navigation/canonical-step.ts';
import { isReturning, orStay } from '../../search/navigation/failed-search.ts';
import { findMeantAddress } from '../../search/page/find-meant-address.ts';
import { findPage } from '../../search/page/find-page.ts';
import {
  dismissedModelCookie,
  readDismissal,
  readDismissedModels,
} from '../../search/page/model-question/dismissed-models.ts';
import { SearchError } from '../../search/page/search-error.tsx';
import { SearchPage } from '../../search/page/search-page.tsx';
import { type SearchPageData, toSearchPageData } from '../../search/page/search-page-data.ts';
import { searchStructuredData } from '../../search/page/structured-data.ts';
import { packPage, unpackPage } from '../../search/results/packed-page.ts';
import { PackedPageScript } from '../../search/results/packed-page-script.tsx';
import { answerBelow } from '../../search/results/page-below.ts';
import { pageStyles } from '../../ui/page-styles.ts';
import type { Route } from './+types/search-results.ts';
import searchStyles from './search-results.css?url';

export const links: Route.LinksFunction = () => pageStyles(cardStyles, searchStyles);

/** What the page is called where visits are counted. */
export const handle = { pageName: 'srp' };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { pathname, searchParams } = url;
  const search = app.isDocument ? queryOf(request.url) : url.search;
  const meant = await findMeantAddress(searchParams, app);
  if (meant !== null) return redirect(meant);
  if (hasJoinedMakes(searchParams)) app.services.reportWarning(joinedMakesWarning);
  const parsed = parseSearchUrl({ pathname, search }, app.brand, app.reference);
  if (!parsed.isCanonical && app.isDocument) return redirect(parsed.canonical, 301);
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
    if (expired !== null) headers.append('Set-Cookie', forgetExpired(app.origin));
    return data(packPage(page, app.isDocument), { status: isUnknown ? 404 : 200, headers });
  } catch (error) {
    app.services.reportError(error);
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '30' };
    throw data({ requestId: app.requestId }, { status: app.isBot ? 200 : 500, headers });
  }
}

/** The query as it was sent, a lone `?` as well: the router's is escaped anew, and `URL` knows none that is empty. */
const queryOf = (address: string): string => /\?[^#]*/.exec(address)?.[0] ?? '';

/** A page that is open goes to the address that the answer names, without asking again; without an answer it stays. */
export function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  const load = () => loadCanonical(url, () => serverLoader());
  return orStay({ url, request }, () => answerBelow(url, load));
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
  const { brand, reference, origin } = context.get(appContext);
  if (parseSearchUrl(url, brand, reference).unknownSegments.length > 0)
    throw data(null, { status: 404 });
  const model = await readDismissal(request);
  const cookie = dismissedModelCookie(request.headers.get('Cookie'), model, origin);
  return redirect(url.pathname + url.search, { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** A place on the page or a dialog that is opened or left needs no new search, nor do results that stay. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change;
  const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  if (isSame && isReturning()) return false;
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
    ...robotsOf(page),
    ...searchStructuredData(page).map((part) => ({ 'script:ld+json': part })),
  ];
}

/** What a search that is not in the index leads to may be. */
function robotsOf({ total, isIndexed }: SearchPageData) {
  if (total > 0 && isIndexed) return [];
  return [{ name: 'robots', content: total === 0 ? 'noindex' : 'noindex, follow' }];
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestId = (error as { data?: { requestId?: string } } | undefined)?.data?.requestId;
  return <SearchError requestId={requestId} />;
}
