import { isHttps, setCookie } from '../account/cookie-header.ts';
import { cookieAges, cookieNames } from '../account/cookies.ts';

/** The `Set-Cookie` of who subscribed to a search: pages of this browser do not ask again. */
export const subscribedCookie = (origin: string): string =>
  setCookie(cookieNames.subscribed, 'yes', {
    maxAgeSeconds: cookieAges.subscribedSeconds,
    isSecure: isHttps(origin),
  });
