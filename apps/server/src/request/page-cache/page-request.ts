import { type Asker, keeperOf } from '@forecourt/domain/account/asker';
import { cookieNames } from '@forecourt/domain/account/cookies';
import type { HonoRequest } from 'hono';
import type { RequestFacts } from '../request-facts.ts';

/**
 * All that a page depends on of the request for it. Pages are rendered from this and from nothing else of
 * the request, so that two requests that are alike in it get the same page.
 */
export interface PageRequest {
  /** As the shopper sees it, not as a proxy sent it on. */
  readonly url: string;
  readonly brand: string;
  readonly isBot: boolean;
  /** The shopper wants to be told to nobody. */
  readonly optsOut: boolean;
  /** Something may be kept for this browser or its person, and the page tells of it. */
  readonly isKnown: boolean;
  /** Of the campaign that led here; null without one. */
  readonly channel: string | null;
  /** Those that pages are rendered by, as they were sent. */
  readonly cookies: string;
}

/** Any other cookie never reaches a page. */
const pageCookies: ReadonlySet<string> = new Set([
  'theme',
  cookieNames.suppressAlpha,
  cookieNames.expiredListing,
  cookieNames.noSuggestions,
  cookieNames.wallet,
  cookieNames.subscribed,
  cookieNames.adChoice,
  cookieNames.unsentForm,
  cookieNames.unsentFormRest,
  cookieNames.signedUpHere,
]);

/** The home page, and its data: it tells who comes back what changed. */
const welcoming: ReadonlySet<string> = new Set(['/', '/_.data']);

export function toPageRequest(
  request: HonoRequest,
  url: string,
  { asker, brand }: Pick<RequestFacts, 'asker' | 'brand'>,
  channel: string | null,
): PageRequest {
  const isKnown = welcoming.has(new URL(url).pathname) && keeperOf(asker) !== null;
  return {
    url,
    isKnown,
    brand: brand.code,
    isBot: asker.kind === 'bot',
    optsOut: request.header('Sec-GPC') === '1',
    channel,
    cookies: pageCookiesOf(request.header('Cookie') ?? '', { asker, isKnown }),
  };
}

/** What a page is rendered by of the shopper's own money is for nobody else. */
export function isOfOneShopper({ cookies }: PageRequest): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${cookieNames.wallet}=`));
}

/**
 * A robot has no wallet, and of earlier visits only those hear who have something to be told: other pages are
 * everybody's.
 */
function pageCookiesOf(
  sent: string,
  { asker, isKnown }: { readonly asker: Asker; readonly isKnown: boolean },
): string {
  const isRead = (name: string) => {
    if (name === cookieNames.lastVisit) return isKnown;
    return pageCookies.has(name) && (asker.kind !== 'bot' || name !== cookieNames.wallet);
  };
  return sent
    .split(/; */)
    .filter((cookie) => isRead(cookie.slice(0, cookie.indexOf('='))))
    .join('; ');
}

/** What a page is rendered for: nobody's in particular, so that it is rendered to its end whoever leaves. */
export function toRequest({ url, cookies }: PageRequest): Request {
  return new Request(url, { headers: { Cookie: cookies } });
}
