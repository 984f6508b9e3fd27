import { cookieNames } from '@forecourt/domain/account/cookies';
import { Info } from 'lucide-react';

/** Seconds for which a shopper who left the page of a sold car is told of it on the next search page. */
const memory = 300;

/** Characters of a name at the most; it comes back from a cookie. */
const maxCharacters = 60;

/** Remembers that the car a shopper came for is gone. @param name make and model */
export function rememberExpired(name: string): string {
  return `${cookieNames.expiredListing}=${encodeURIComponent(name)}; Path=/; SameSite=Lax; HttpOnly; Max-Age=${memory}`;
}

/** It is told once. */
export const forgetExpired = `${cookieNames.expiredListing}=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0`;

/** The make and model of the car that is gone, `vehicle` when the cookie names none; null without one. */
export function readExpired(cookies: string | null): string | null {
  const pattern = new RegExp(`(?:^|; *)${cookieNames.expiredListing}=([^;]*)`);
  const value = pattern.exec(cookies ?? '')?.[1];
  if (value === undefined) return null;
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
    <div className="ui-alert promotion-expired" role="status">
      <Info className="ui-icon" size={18} aria-hidden="true" />
      <p>
        <b>We're sorry, the {name} you were looking for is no longer available.</b> Here are
        vehicles you may be interested in.
      </p>
    </div>
  );
}
