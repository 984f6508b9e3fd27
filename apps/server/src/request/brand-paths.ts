import { cookieNames } from '@forecourt/domain/account/cookies';
import { feedPaths } from '@forecourt/domain/alert/feed-paths';
import type { MiddlewareHandler } from 'hono';
import { getPath } from 'hono/utils/url';
import { type BrandSettings, brandInPath } from './brand-of.ts';
import { setPrivateCookie } from './cookies/set-private-cookie.ts';
import { publicOriginOf } from './public-origin.ts';

/**
 * A path that begins with a brand, `/kbb/cars-for-sale`, leads to the same without it, at the brand's
 * own address where it has one. Elsewhere the browser keeps the choice for its visit, and hosts that
 * name no brand show it.
 */
export function brandPaths(settings: BrandSettings): MiddlewareHandler {
  return async (context, next) => {
    // As it was sent: what is encoded in it stays so.
    const { pathname, search } = new URL(context.req.url);
    const brand = brandInPath(pathname);
    const isRead = ['GET', 'HEAD'].includes(context.req.method);
    // A feed is answered where it is.
    const isRouted = brandInPath(context.req.path) === undefined;
    if (!brand || !isRead || isRouted || settings.brand !== undefined) return next();
    const { code } = brand;
    // A second slash would begin another host.
    const path = `/${withoutBrand(pathname, code).replace(/^\/+/, '')}${search}`;
    context.header('Cache-Control', 'no-store');
    const origin = settings.publicOrigins[code];
    if (origin === undefined) {
      const cookie = { name: cookieNames.brand, value: code, maxAgeSeconds: null };
      setPrivateCookie(context, publicOriginOf(context.req.url, settings), cookie);
    }
    return context.redirect(`${origin ?? ''}${path}`, 302);
  };
}

const withoutBrand = (path: string, code: string) => path.slice(code.length + 1);

const isFeed = (path: string) => Object.values<string>(feedPaths).includes(path);

/**
 * The path that a request is routed by. Readers of feeds keep no cookie, so that a feed is answered
 * behind the path of a brand as well, where that has no address of its own to lead to.
 */
export function routedPath({ brand: fixed, publicOrigins }: BrandSettings) {
  return (request: Request): string => {
    const path = getPath(request);
    const brand = brandInPath(path);
    if (!brand || fixed !== undefined || publicOrigins[brand.code] !== undefined) return path;
    const rest = withoutBrand(path, brand.code);
    return isFeed(rest) ? rest : path;
  };
}
