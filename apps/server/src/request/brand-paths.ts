import { cookieNames } from '@forecourt/domain/account/cookies';
import { findBrand } from '@forecourt/domain/brand/known-brands';
import type { MiddlewareHandler } from 'hono';
import { setCookie } from 'hono/cookie';
import type { BrandSettings } from './brand-of.ts';
import { publicOriginOf } from './public-origin.ts';

/**
 * A path that begins with a brand, `/kbb/cars-for-sale`, leads to the same without it, at the brand's
 * own address where it has one. Elsewhere the browser keeps the choice for its visit, and hosts that
 * name no brand show it.
 */
export function brandPaths(settings: BrandSettings): MiddlewareHandler {
  return async (context, next) => {
    const [, code = '', rest = ''] = /^\/([a-z][a-z0-9]*)(\/.*)?$/.exec(context.req.path) ?? [];
    const brand = findBrand(code);
    const isRead = ['GET', 'HEAD'].includes(context.req.method);
    if (!brand || !isRead || settings.brand !== undefined) return next();
    const { search } = new URL(context.req.url);
    // A second slash would begin another host.
    const path = `/${rest.replace(/^\/+/, '')}${search}`;
    context.header('Cache-Control', 'no-store');
    const origin = settings.publicOrigins[code];
    if (origin === undefined) {
      const secure = publicOriginOf(context.req.url, settings).startsWith('https:');
      const rules = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
      setCookie(context, cookieNames.brand, code, rules);
    }
    return context.redirect(`${origin ?? ''}${path}`, 302);
  };
}
