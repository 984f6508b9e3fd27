import { isHttps, setCookie } from '@forecourt/domain/account/cookie-header';
import type { Context } from 'hono';
import { sendCookies } from '../../platform/http/send-cookies.ts';

/**
 * Sets a cookie that no script reads and no other site's request carries.
 *
 * @param origin where the shopper reaches the site: behind a proxy a request does not tell whether it
 *   came encrypted
 * @param cookie.value written in characters that a cookie may have
 * @param cookie.maxAgeSeconds null for as long as the browser is open
 */
export function setPrivateCookie(
  context: Context,
  origin: string,
  cookie: { readonly name: string; readonly value: string; readonly maxAgeSeconds: number | null },
): void {
  const { name, value, maxAgeSeconds } = cookie;
  const isSecure = isHttps(origin);
  sendCookies(context, setCookie(name, value, { maxAgeSeconds, isSecure, httpOnly: true }));
}
