import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/**
 * Sets a cookie that no script reads and no other site's request carries.
 *
 * @param publicUrl where shoppers reach the site: behind a proxy a request does not tell whether it
 *   came encrypted
 * @param cookie.maxAge seconds
 */
export function setPrivateCookie(
  context: Context,
  publicUrl: string | undefined,
  cookie: { readonly name: string; readonly value: string; readonly maxAge: number },
): void {
  setCookie(context, cookie.name, cookie.value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: cookie.maxAge,
    secure: new URL(publicUrl ?? context.req.url).protocol === 'https:',
  });
}
