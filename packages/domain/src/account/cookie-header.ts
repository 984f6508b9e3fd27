/**
 * Cookies as the specification has them: plain values under its names, for scripts, pages and server alike.
 * React Router's own cookies write JSON in base 64, which nobody else who knows these names reads.
 */

/** The value of a cookie in a request's `Cookie` or a document's `cookie`, as it is written; null without one. */
export function cookieValue(cookies: string | null, name: string): string | null {
  const prefix = `${name}=`;
  const own = (cookies ?? '').split(/; */).find((cookie) => cookie.startsWith(prefix));
  return own === undefined ? null : own.slice(prefix.length);
}

/** Whether a site is under `https`, by its origin. */
export const isHttps = (origin: string): boolean => origin.startsWith('https:');

export interface CookieOptions {
  /** Zero removes it; null keeps it for as long as the browser is open. */
  readonly maxAgeSeconds: number | null;
  /** Whether it goes over `https` alone: wherever the site is under it. */
  readonly isSecure: boolean;
  readonly path?: string;
  /** Whether scripts are kept from it. */
  readonly httpOnly?: boolean;
}

/** A `Set-Cookie`. @param value written in characters that a cookie may have */
export function setCookie(
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, path = '/', httpOnly = false }: CookieOptions,
): string {
  const secure = isSecure ? '; Secure' : '';
  const hidden = httpOnly ? '; HttpOnly' : '';
  const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${name}=${value}${age}; Path=${path}; SameSite=Lax${hidden}${secure}`;
}
