import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/**
 * Sets a cookie that no script reads and no other site's request carries.
 *
 * @param origin where the shopper reaches the site: behind a proxy a request does not tell whether it
 *   came encrypted
 * @param cookie.maxAge seconds
 */
export function setPrivateCookie(
  context: Context,
  origin: string,
  cookie: { readonly name: string; readonly value: string; readonly maxAge: number },
): void {
  setCookie(context, cookie.name, cookie.value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: cookie.maxAge,
    secure: origin.startsWith('https:'),
  });
}
