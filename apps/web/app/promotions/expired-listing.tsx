import { cookieValue, isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import { cookieNames } from '@forecourt/domain/account/cookies';
import { Info } from 'lucide-react';

/** For how long a shopper who left the page of a car that is gone is told of it on the next search page. */
const memorySeconds = 300;

/** Characters of a name at the most; it comes back from a cookie. */
const maxCharacters = 60;

/** Remembers that the car a shopper came for is gone. @param name make and model */
export function rememberExpired(name: string, origin: string): string {
  const options = { maxAgeSeconds: memorySeconds, isSecure: isHttps(origin), httpOnly: true };
  return setCookie(cookieNames.expiredListing, encodeURIComponent(name), options);
}

/** It is told once. */
export const forgetExpired = (origin: string): string =>
  setCookie(cookieNames.expiredListing, '', {
    maxAgeSeconds: 0,
    isSecure: isHttps(origin),
    httpOnly: true,
  });

/** The make and model of the car that is gone, `vehicle` when the cookie names none; null without one. */
export function readExpired(cookies: string | null): string | null {
  const value = cookieValue(cookies, cookieNames.expiredListing);
  if (value === null) return null;
  try {
    const name = decodeURIComponent(value).slice(0, maxCharacters).trim();
    // Older links only say that there was one: `1`, `true`.
    return /^(\d*|true|yes)$/i.test(name) ? 'vehicle' : name;
  } catch {
    return 'vehicle';
  }
}

/** The car that a shopper came for is gone: the specification's own words. */
export function ExpiredListing({ name }: { readonly name: string }) {
  return (
    <div className="ui-alert" role="status">
      <Info className="ui-icon" size={18} aria-hidden="true" />
      <p>
        <b>We're sorry, the {name} you were looking for is no longer available.</b> Here are
        vehicles you may be interested in.
      </p>
    </div>
  );
}
