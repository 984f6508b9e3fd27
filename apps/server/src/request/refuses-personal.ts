import { cookieNames } from '@forecourt/domain/account/cookies';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** Whether nothing may be made of what a shopper looked at: said by the browser for all sites, or by them for this. */
export function refusesPersonal(context: Context): boolean {
  return (
    context.req.header('Sec-GPC') === '1' || getCookie(context, cookieNames.notPersonal) === '1'
  );
}
